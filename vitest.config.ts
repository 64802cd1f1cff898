import { defineConfig } from 'vitest/config'

const FOLDERS = '{app,bench,chess,coach,content,engine,scripts,server,tests}'
const INTEGRATION = `${FOLDERS}/**/*.integration.test.ts`

export default defineConfig({
  test: {
    testTimeout: 60_000,
    // On two cores the default would be one.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [`${FOLDERS}/**/*.test.{ts,tsx,mjs}`],
          exclude: [INTEGRATION],
        },
      },
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
