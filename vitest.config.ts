import { defineConfig } from 'vitest/config'

const FOLDERS = '{app,bench,chess,coach,content,contract,engine,live,matches,scripts,server,tests}'
const INTEGRATION = `${FOLDERS}/**/*.integration.test.{ts,mjs}`
/** Nine tenths of the unit tests' time: run by `npm test`, and left out of `npm run check`, which is for every few minutes. */
const THOROUGH = [
  'chess/perft.test.ts',
  'chess/random-games.test.ts',
  'engine/search/endgames.test.ts',
  'engine/opponent/opponent.test.ts',
  'matches/forged-games.test.ts',
  'scripts/kernel.test.mjs',
]

export default defineConfig({
  test: {
    // Limits end what never comes; none is there to say that a machine is busy (decision 064).
    testTimeout: 300_000,
    expect: { poll: { timeout: 280_000 } },
    // On two cores the default would be one.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${FOLDERS}/**/*.test.{ts,tsx,mjs}`],
          exclude: [INTEGRATION, ...THOROUGH],
        },
      },
      { extends: true, test: { name: 'thorough', include: THOROUGH } },
      {
        extends: true,
        test: {
          // With the built server, real databases and other processes.
          name: 'integration',
          include: [INTEGRATION],
          globalSetup: ['tests/support/postgres.setup.ts'],
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
