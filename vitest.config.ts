import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { SOURCE_FOLDERS } from './scripts/folders.mjs'
import { LongestFirst } from './tests/support/longest-first.ts'

const FOLDERS = `{${SOURCE_FOLDERS.join(',')}}`
const ROOT = fileURLToPath(new URL('.', import.meta.url))
const INTEGRATION = `${FOLDERS}/**/*.integration.test.{ts,mjs}`
/**
 * Rules, tables, engine and pairings do not need Vite, so Node imports them directly: in Vite's module runner every use of an
 * import reads a property, which makes a search at least three times slower.
 */
const NATIVE = new RegExp(
  String.raw`${ROOT.replaceAll(/\W/g, String.raw`\$&`)}(?:chess|endings|engine|pairing|rules|tournaments)/(?:(?!\.(?:test|fixture)\.)[^?])*\.ts$`,
)
/**
 * Files share threads, so that each thread loads a module once: a process per file, the default, takes twice as long.
 * Tests must therefore undo their changes to globals (decision 042).
 */
const TOGETHER = {
  pool: 'threads' as const,
  isolate: false,
  server: { deps: { external: [NATIVE] } },
}
/** Tests that search or play for seconds: `npm test` runs them, `npm run check` does not. */
const THOROUGH = [
  'app/editorial/goals/goals-engine.test.ts',
  'app/learn/lesson/course-engine.test.ts',
  'chess/perft.test.ts',
  'chess/random-games.test.ts',
  'endings/four-men.test.ts',
  'engine/handler.test.ts',
  'engine/opponent/opponent.test.ts',
  'engine/search/bench.test.ts',
  'engine/search/endgames.test.ts',
  'engine/uci/uci.test.ts',
  'matches/forged-games.test.ts',
  'scripts/building/puzzle-files.test.ts',
  'tests/support/simulated-game.test.ts',
]
export default defineConfig({
  test: {
    // Limits end tests that hang, and are too long to fail on a busy machine (decision 042).
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
        test: { ...TOGETHER, name: 'thorough', include: THOROUGH },
      },
      {
        extends: true,
        test: {
          // With the built server, real databases and other processes.
          name: 'integration',
          pool: 'forks',
          isolate: false,
          include: [INTEGRATION],
          globalSetup: ['tests/support/postgres.setup.ts'],
          setupFiles: ['tests/support/end-children.setup.ts'],
          hookTimeout: 300_000,
          // Other processes share the machine. `npm test` names what passed only when it was run again.
          retry: 1,
        },
      },
    ],
  },
})
