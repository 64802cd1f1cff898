import { defineConfig } from 'vitest/config'

const FOLDERS = '{app,bench,chess,coach,content,engine,matches,scripts,server,tests}'
const INTEGRATION = `${FOLDERS}/**/*.integration.test.{ts,mjs}`
/** Four fifths of the unit tests' time: run by `npm test`, and left out of `npm run check`, which is for every few minutes. */
const THOROUGH = [
  'chess/perft.test.ts',
  'chess/random-games.test.ts',
  'engine/endgames.test.ts',
  'engine/opponent.test.ts',
  'matches/forged-games.test.ts',
]

export default defineConfig({
  test: {
    testTimeout: 60_000,
    // However slow the machine is: the test's own limit ends what never comes.
    expect: { poll: { timeout: 50_000 } },
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
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
