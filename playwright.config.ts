import { chromium, defineConfig } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { findBrowser } from './scripts/browser.mjs'

const browser = await findBrowser(chromium.executablePath())
// Workers read this file too, and then do not search again.
process.env['CHROMIUM_PATH'] = browser.path

/** Journeys whose subject includes pictures. All others do not load any: decoding them costs 6 % of the processor time. */
const WITH_PICTURES =
  /\/(?:account|analysis|devanagari|donations|editorial|forced-colors|gallery|history|house|offline|play|play-look|puzzle|review-ready)\.spec\.ts$/
/** Playwright's own settings of the pointer, which another `--blink-settings` replaces. */
const POINTER = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'tests/e2e',
  // The embedded database is enough for a browser: what reaches SQL is proven by the integration tests, on both.
  projects: [
    { name: 'with pictures', testMatch: WITH_PICTURES, use: { launchOptions: launchWith([]) } },
    {
      name: 'without pictures',
      testIgnore: WITH_PICTURES,
      use: { launchOptions: launchWith([`--blink-settings=${POINTER},imagesEnabled=false`]) },
    },
  ],
  outputDir: 'build/test-results',
  fullyParallel: true,
  // Journeys wait for their pages a third of the time: three of them keep two cores busy.
  workers: Math.max(3, availableParallelism() + 1),
  forbidOnly: process.env['CI'] !== undefined,
  // The real engine thinks, on machines that may be slow and busy.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Browsers and servers share two cores with other work: a journey that fails is retried once, and `npm test` names it.
  retries: 1,
  reporter: 'line',
  use: {
    // A trace records every step of every test: `npx playwright test --trace retain-on-failure -g ...` for the one that failed.
    screenshot: 'only-on-failure',
    // Its fetching and caching costs a quarter of the processor time. Tests of offline use allow it.
    serviceWorkers: 'block',
    // Tests of animations switch motion on; all others need not wait for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
})

function launchWith(more: readonly string[]) {
  return {
    executablePath: browser.path,
    env: { ...definedIn(process.env), ...browser.env },
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      // Only this machine's names resolve.
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
      // Chromium refuses to run as root in its sandbox, and containers often know no other user.
      ...(isRoot ? ['--no-sandbox'] : []),
      ...more,
    ],
  }
}

function definedIn(variables: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
