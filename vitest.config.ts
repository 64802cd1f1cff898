import { defineConfig } from 'vitest/config'
import { SOURCE_FOLDERS } from './scripts/folders.mjs'
import { LongestFirst } from './tests/support/longest-first.ts'

const FOLDERS = `{${SOURCE_FOLDERS.join(',')}}`
const INTEGRATION = `${FOLDERS}/**/*.integration.test.{ts,mjs}`
/**
 * Files share threads, and what they import is read once a thread: a process a file, as is usual, costs twice the
 * time. So a test puts back what it changes outside itself (decision 043).
 */
const TOGETHER = { pool: 'threads', isolate: false } as const
/** What searches or plays for seconds: run by `npm test`, and left out of `npm run check`, which is for every few minutes. */
const THOROUGH = [
  'app/editorial/goals/goals-engine.test.ts',
  'app/learn/lesson/course-engine.test.ts',
  'chess/perft.test.ts',
  'chess/random-games.test.ts',
  'bench/net-games.test.ts',
  'engine/handler.test.ts',
  'engine/opponent/opponent.test.ts',
  'engine/search/bench.test.ts',
  'engine/search/endgames.test.ts',
  'engine/uci/uci.test.ts',
  'matches/forged-games.test.ts',
  'scripts/building/puzzle-files.test.ts',
  'scripts/kernel.test.mjs',
  'tests/support/simulated-game.test.ts',
]
/**
 * Rules and engine need nothing of Vite, so Node imports them itself: through Vite's module runner every use of an import is
 * a look at an object, and the search three times slower.
 */
const NATIVE = /\/(?:chess|engine)\/(?:(?!\.test\.)[^?])*\.ts$/

export default defineConfig({
  test: {
    // Limits end what never comes; none is there to say that a machine is busy (decision 064).
    testTimeout: 300_000,
    expect: { poll: { timeout: 280_000 } },
    // On two cores the default would be one.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...TOGETHER,
          name: 'unit',
          include: [`${FOLDERS}/**/*.test.{ts,tsx,mjs}`],
          exclude: [INTEGRATION, ...THOROUGH],
        },
      },
      {
        extends: true,
        test: { ...TOGETHER, name: 'thorough', include: THOROUGH, server: { deps: { external: [NATIVE] } } },
      },
      {
        extends: true,
        test: {
          // With the built server, real databases and other processes.
          name: 'integration',
          include: [INTEGRATION],
          globalSetup: ['tests/support/postgres.setup.ts'],
          hookTimeout: 300_000,
          // Other processes share the machine. `npm test` names what passed only when it was run again.
          retry: 1,
        },
      },
    ],
  },
})
