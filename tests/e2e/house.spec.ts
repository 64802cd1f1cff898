import type { Page } from '@playwright/test'
import { startSite, type Site } from '../support/site.ts'
import { expectNoFaults, expectOpenToEverybody } from './support/faults.ts'
import { expect, test, untilAwake } from './support/test.ts'

const LIGHT = 'rgb(251, 247, 238)'
const DARK = 'rgb(20, 18, 14)'

test('the home page comes to life, fits, and leads to the game', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle('Rook & Rajah - Premium Chess Experience')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link')
  const current = links.and(page.locator('[aria-current=page]'))
  await expect(current).toHaveText('Home')

  await test.step('Tab first reaches a link that skips the navigation', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Start Playing' })).toBeFocused()
  })

  await test.step('the coach’s review shows each of its moments on the board', async () => {
    const review = page.getByRole('region', { name: 'Understand every move' })
    const moment = review.getByRole('button', { name: /20… Na6 Blunder White mates in 3/ })
    await moment.click()
    await expect(moment).toHaveAttribute('aria-pressed', 'true')
    await expect(review.locator('[aria-pressed=true]')).toHaveCount(1)
    await expect(review.locator('.square-badge [data-class=blunder]')).toBeVisible()
    await expect(review.locator('.live-piece')).toHaveCount(32)
  })

  await expectOpenToEverybody(page)
  await page.getByRole('link', { name: 'Start Playing' }).click()
  await expect(page).toHaveURL(/\/game$/)
  await expect(page.getByRole('heading', { name: 'Start New Chess Match' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/play$/)
  await expect(current).toHaveText('Play')
  await links.filter({ hasText: 'Play' }).click()
  await expect(page).toHaveURL(/\/play$/)
  await expect(current).toHaveText('Play')
})

test('one line marks the section, or the page if it belongs to none', async ({ page }) => {
  for (const [path, name] of [
    ['/rankings', 'Read'],
    ['/dashboard', 'You'],
    ['/learn/fork', 'Train'],
    ['/support', 'Support'],
  ] as const) {
    await page.goto(path)
    const marked = await page
      .getByRole('navigation', { name: 'Main' })
      .locator('.door:visible, .bar-link:visible')
      .evaluateAll((all) =>
        all
          .filter((each) => getComputedStyle(each).borderBottomColor !== 'rgba(0, 0, 0, 0)')
          .map((each) => each.querySelector('.door-link')?.textContent ?? each.textContent),
      )
    expect(marked, path).toEqual([name])
    await expect(page.getByText('Advertisement', { exact: true })).toBeHidden()
  }
})

test('on a phone the menu opens, has the choice between light and dark, and closes on the next page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const menu = page.locator('#site-menu')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Play', exact: true }).click()
  await expect(page).toHaveURL(/\/play$/)
  await expect(menu).toBeHidden()
  await untilAwake(page)

  await test.step('the chosen scheme stays although React changes the page', async () => {
    const ground = page.locator('html')
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('button', { name: 'Dark' }).click()
    await expect(ground).toHaveCSS('background-color', DARK)
    await menu.getByRole('link', { name: 'Support' }).click()
    await expect(page).toHaveURL(/\/support$/)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
    await expect(ground).toHaveCSS('background-color', DARK)
  })
})

test.describe('light, dark or as the system', () => {
  const ground = (page: Page) => page.locator('html')
  const choose = (page: Page, name: string) =>
    page.getByRole('contentinfo').getByRole('group', { name: 'Appearance' }).getByRole('button', { name })

  test('is chosen on any page, remembered, shown from the first paint and given back to the system', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.addInitScript(() => {
      requestAnimationFrame(function look() {
        if (document.body === null) requestAnimationFrame(look)
        else
          Object.assign(window, {
            firstGround: getComputedStyle(document.documentElement).backgroundColor,
          })
      })
    })
    await page.goto('/blog')
    await expect(ground(page)).toHaveCSS('background-color', LIGHT)
    await expect(choose(page, 'System')).toHaveAttribute('aria-pressed', 'true')
    await choose(page, 'Dark').click()
    await expect(choose(page, 'Dark')).toHaveAttribute('aria-pressed', 'true')
    await expect(choose(page, 'System')).toHaveAttribute('aria-pressed', 'false')
    await expect(ground(page)).toHaveCSS('background-color', DARK)
    // An article, the home page and a React screen.
    for (const path of ['/history', '/', '/play']) {
      await page.goto(path)
      expect(await page.evaluate(() => (window as unknown as { firstGround: string }).firstGround)).toBe(DARK)
      await expect(choose(page, 'Dark')).toHaveAttribute('aria-pressed', 'true')
      await expect(page.locator('meta[name=theme-color][media=all]')).toHaveAttribute('content', '#14120e')
    }
    await expectNoFaults(page)
    // The paper theme is white.
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(27, 35, 30)')
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await choose(page, 'Light').click()
    await expect(ground(page)).toHaveCSS('background-color', LIGHT)
    await choose(page, 'System').click()
    await expect(ground(page)).toHaveCSS('background-color', DARK)
    expect(await page.evaluate(() => localStorage.getItem('color-scheme'))).toBeNull()
  })
})

test.describe('a path that does not exist', () => {
  // The browser logs every response with status 400 or above.
  test.use({ allowedTrouble: [/status of 404/] })

  test('gets a page that explains it, leads home, fits, and has only the script of every page', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/')
    await expectOpenToEverybody(page)
    for (const script of scripts) expect(new URL(script).pathname).toBe('/before-paint.js')
    await expect(page.locator('script')).toHaveCount(1)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  })
})

test('no text moves when the fonts come late', async ({ page }) => {
  // With narrow columns: without adjusted fallback fonts, this page shifts by 0.03.
  await page.setViewportSize({ width: 320, height: 800 })
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // First painted in the fallback fonts.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  letGo()
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  expect(await page.evaluate(() => document.fonts.check('600 20px Eczar'))).toBe(true)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005)
})

test.describe('the board on the home page', () => {
  const kings = (page: Page) =>
    page
      .getByRole('img', { name: /end of the Immortal Game/ })
      .locator('.live-piece')
      .filter({ has: page.locator('.wk') })

  /** Advances second by second: the next one starts when the page has shown the result of the last one. */
  const watchUntil = (page: Page, check: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor(1_000)
      await check()
    }).toPass({ intervals: [50] })

  test('plays the game through where motion is welcome, and stops at a press', async ({ page }) => {
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/')
    await page.clock.runFor(2_000)
    const pause = page.getByRole('button', { name: 'Pause everything that moves' })
    await expect(pause).toBeVisible()
    const end = await kings(page).getAttribute('style')
    await watchUntil(page, async () => expect(await kings(page).getAttribute('style')).not.toBe(end))
    const start = await kings(page).getAttribute('style')
    // The king moves first at White's fourth move.
    await watchUntil(page, async () => expect(await kings(page).getAttribute('style')).not.toBe(start))
    await pause.click()
    const resume = page.getByRole('button', { name: 'Resume everything that moves' })
    const rested = await kings(page).getAttribute('style')
    await page.clock.runFor(5_000)
    await expect(kings(page)).toHaveAttribute('style', rested ?? '')
    await resume.click()
    await watchUntil(page, async () => expect(await kings(page).getAttribute('style')).toBe(end))
    // The king stays there for the last six moves. After the end, pause and resume play it again.
    await page.clock.runFor(12_000)
    await pause.click()
    await resume.click()
    await watchUntil(page, async () => expect(await kings(page).getAttribute('style')).toBe(start))
  })

  test('and the row of pictures below it move one at a time: the one in the middle of the window', async ({
    page,
  }) => {
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 1280, height: 1100 })
    await page.goto('/')
    const track = page.locator('.carousel-track')
    const scrolled = () => track.evaluate((element) => element.scrollLeft)
    await page.clock.runFor(2_000)
    await expect(page.getByRole('button', { name: 'Pause everything that moves' })).toBeVisible()
    const end = await kings(page).getAttribute('style')
    await watchUntil(page, async () => expect(await kings(page).getAttribute('style')).not.toBe(end))
    await page.clock.runFor(12_000)
    expect(await scrolled()).toBe(0)
    await track.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await watchUntil(page, async () => expect(await scrolled()).toBeGreaterThan(100))
    const resting = await page
      .locator('.live-piece')
      .evaluateAll((all) => all.map((each) => each.style.transform))
    await page.clock.runFor(5_000)
    expect(
      await page.locator('.live-piece').evaluateAll((all) => all.map((each) => each.style.transform)),
    ).toEqual(resting)
  })
})

test.describe('on a site with advertising', () => {
  const NETWORK = 'https://pagead2.googlesyndication.com/'
  test.use({ allowedTrouble: [/^request: https:\/\/pagead2\.googlesyndication\.com\//] })
  let own: Site
  test.beforeAll(async () => {
    own = await startSite({ LOG_LEVEL: 'error', ADSENSE_CLIENT: 'ca-pub-1234567890123456' })
  })
  test.afterAll(async () => {
    await own.stop()
  })

  /** Replaces the ad network's script: fills the pushed slots and counts them. */
  async function standIn(page: Page): Promise<string[]> {
    const asked: string[] = []
    await page.route(`${NETWORK}**`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
        body: `
          window.pushes = 0
          const waiting = window.adsbygoogle ?? []
          window.adsbygoogle = { push() {
            window.pushes++
            document.querySelector('.adsbygoogle:not([data-ad-status])').dataset.adStatus = 'filled'
          } }
          waiting.forEach(() => window.adsbygoogle.push({}))
        `,
      })
    })
    return asked
  }
  const pushes = (page: Page) => page.evaluate(() => (window as unknown as { pushes?: number }).pushes ?? 0)
  const banner = (page: Page) => page.getByRole('region', { name: 'Advertising' })

  for (const path of ['/', '/rankings'] as const) {
    test(`at ${path} nothing is loaded before a yes, and then each slot is filled once`, async ({ page }) => {
      const asked = await standIn(page)
      await page.goto(own.origin + path)
      await expect(banner(page)).toBeVisible()
      await expectNoFaults(page)
      const [reject, accept] = await Promise.all(
        ['Reject', 'Accept'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
      )
      expect(reject).toMatchObject({ width: accept?.width, height: accept?.height })
      expect(asked).toEqual([])
      const slots = await page.locator('.ad-slot').count()
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await banner(page).getByRole('button', { name: 'Accept' }).click()
      await expect.poll(() => pushes(page)).toBe(slots)
      await expect(page.getByText('Advertisement', { exact: true }).first()).toBeVisible()
      await expect(page.getByText('From Rook & Rajah', { exact: true }).first()).toBeHidden()
      expect(asked).toEqual([`${NETWORK}pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456`])
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
      await page.reload()
      await expect(banner(page)).toHaveCount(0)
      await expect.poll(() => pushes(page)).toBe(slots)
    })
  }

  test('a no is kept, and can be taken back at the foot of the page, as can a yes', async ({ page }) => {
    const asked = await standIn(page)
    await page.goto(`${own.origin}/rankings`)
    await banner(page).getByRole('button', { name: 'Reject' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Advertising choices' })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Advertising choices' }).click()
    await banner(page).getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => asked.length).toBe(1)
    await page.getByRole('button', { name: 'Advertising choices' }).click()
    await banner(page).getByRole('button', { name: 'Reject' }).click()
    // Loaded scripts end with the page.
    await expect(page.locator('.adsbygoogle')).toHaveCount(0)
    expect(asked).toHaveLength(1)
  })
})
