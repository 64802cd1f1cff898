import { spawnSync } from 'node:child_process'
import { launch, type Browser, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from './support/site.ts'

/**
 * The other browser tests use Chromium. This one shows that another engine loads the pages, plays a game and reviews one
 * without a console message. Firefox is driven by WebDriver BiDi, which Debian's `firefox-esr` also supports.
 */
const FIREFOX = ['firefox-esr', 'firefox']
  .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
  .find((path) => path !== '')

if (FIREFOX === undefined)
  console.warn('SKIPPED: no firefox-esr or firefox here, so nothing was tried in Firefox')

const PAGES = [
  '/',
  '/play',
  '/online',
  '/learn',
  '/learn/coordinates',
  '/train',
  '/train/puzzles',
  '/review',
  '/analysis',
  '/rankings',
  '/gallery',
]

describe.skipIf(FIREFOX === undefined)('in Firefox', () => {
  let site: Site
  let browser: Browser
  let page: Page
  let messages: string[] = []

  beforeAll(async () => {
    site = await startSite({ LOG_LEVEL: 'error' })
    browser = await launch({
      browser: 'firefox',
      ...(FIREFOX !== undefined && { executablePath: FIREFOX }),
      headless: true,
      // A new profile would contact Mozilla's servers; the tests' traffic stays on this machine.
      extraPrefsFirefox: {
        'network.proxy.type': 1,
        'network.proxy.http': '127.0.0.1',
        'network.proxy.http_port': 9,
        'network.proxy.ssl': '127.0.0.1',
        'network.proxy.ssl_port': 9,
        'network.proxy.no_proxies_on': 'localhost, 127.0.0.1',
        'network.proxy.allow_hijacking_localhost': false,
      },
    })
    page = await browser.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') messages.push(message.text())
    })
    page.on('pageerror', (error) => messages.push(String(error)))
  })

  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })

  it.each(PAGES)('%s loads without a message', async (path) => {
    messages = []
    const response = await page.goto(`${site.origin}${path}`, { waitUntil: 'load' })
    expect(response?.status()).toBe(200)
    await page.waitForSelector('h1')
    await untilAwake(page)
    expect(messages).toEqual([])
  })

  it('a game is played at one screen and ends in mate', async () => {
    messages = []
    await page.goto(`${site.origin}/play`)
    await untilAwake(page)
    await page.locator('::-p-text(Player vs Player)').click()
    await page.locator('::-p-aria([name="Start Game"][role="button"])').click()
    for (const move of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) await clickMove(page, move)
    await page.waitForSelector('::-p-text(Checkmate!)')
    expect(messages).toEqual([])
  })

  it('a pasted game is reviewed to its end', async () => {
    messages = []
    await page.goto(`${site.origin}/review`)
    await untilAwake(page)
    await page.locator('main textarea').fill('1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0')
    await page.locator('::-p-aria([name="Review"][role="button"])').click()
    await page.waitForFunction(() => document.body.textContent?.includes('The review is finished.'), {
      timeout: 120_000,
    })
    expect(messages).toEqual([])
  })
})

/** React handles clicks some moments after the page has loaded. */
function untilAwake(page: Page) {
  return page.waitForFunction(
    () => (document.body as HTMLElement | null)?.hasAttribute('data-waits') === false,
    { timeout: 60_000 },
  )
}

/** Clicks the move's two squares. */
async function clickMove(page: Page, uci: string) {
  for (const square of [uci.slice(0, 2), uci.slice(2, 4)])
    await page.locator(`::-p-xpath(//*[@role="gridcell"][starts-with(@aria-label, "${square}")])`).click()
}
