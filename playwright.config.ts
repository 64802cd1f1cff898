import { chromium, defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.mjs'

const browser = await findBrowser(chromium.executablePath())
// Workers read this file too, and need not search again.
process.env['CHROMIUM_PATH'] = browser.path

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/e2e',
  // The embedded database is enough for a browser: what reaches SQL is proven by the integration tests, on both.
  projects: [{ name: 'embedded' }],
  outputDir: 'build/test-results',
  fullyParallel: true,
  // Journeys wait for their pages a third of the time: three of them keep two cores busy.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  // The engine thinks for real, on machines that may be slow and busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A browser and a server share two cores with whatever else runs there: one slip in hundreds of journeys is tried once
  // more, and `npm test` names it. A fault fails twice.
  retries: 1,
  reporter: 'line',
  use: {
    // A trace records every step of every test: `npx playwright test --trace retain-on-failure -g ...` for the one that failed.
    screenshot: 'only-on-failure',
    // What it fetches and keeps beside each page costs a quarter of the processor time. Tests of what works offline ask for it.
    serviceWorkers: 'block',
    // Nothing waits for a piece to glide or a page to fade in, but in the tests of that, which ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: browser.path,
      env: { ...definedIn(process.env), ...browser.env },
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        // Nothing but this machine has a name.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
        // Chromium refuses to run as root in its sandbox, and containers often know no other user.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
})

function definedIn(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
