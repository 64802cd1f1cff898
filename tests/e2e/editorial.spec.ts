import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './play-steps.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/test.ts'

const OF_EACH_KIND = [
  '/blog',
  '/blog/tag/endgames',
  '/blog/free-online-chess-getting-started',
  '/blog/morphy-at-the-opera-every-move-brings-a-piece',
  '/history',
  '/history/chess-origins',
  '/players',
  '/players/viswanathan-anand',
  '/privacy-policy',
  '/how-we-measured',
  '/sunday-puzzle',
  '/this-week',
  '/sunday-puzzle/2026-11-22',
  '/blog/what-1200s-do-hang-the-rook',
  '/rankings?format=rapid',
]

test('a page of each kind has nothing that axe objects to, and fits a phone', async ({ page }) => {
  for (const path of OF_EACH_KIND)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(path)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 1280, height: 900 })
      await expectNoFaults(page)
    })
})

test('the blog has a lead, ten stories with a picture each and a list by topic; a browser reads feed and site map as XML', async ({
  page,
  request,
}) => {
  await page.goto('/blog')
  const stories = page.locator('.story')
  await expect(stories).toHaveCount(10)
  await expect(stories.locator('.story-picture :is(img, .board)')).toHaveCount(10)
  // The featured post comes before everything else, with its picture whole.
  const picture = page.locator('.featured-post img')
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(picture).toBeInViewport({ ratio: 1 })
  }
  // Each link above the posts leads to a heading with posts below it.
  for (const link of await page
    .getByRole('navigation', { name: 'Sections of the blog' })
    .getByRole('link')
    .all()) {
    const section = page.locator(`section[aria-labelledby=${(await link.getAttribute('href'))?.slice(1)}]`)
    expect(await section.locator('[data-post]').count()).toBeGreaterThan(0)
  }
  for (const path of ['/feed.xml', '/sitemap.xml']) {
    const xml = await (await request.get(path)).text()
    const root = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml')
      return document.querySelector('parsererror')?.textContent ?? document.documentElement.localName
    }, xml)
    expect(root).toBe(path === '/feed.xml' ? 'rss' : 'urlset')
  }
})

test('the blog is searched on the page, whole texts included, and the address keeps what was asked', async ({
  page,
}) => {
  await page.goto('/blog')
  const shown = page.locator('[data-post]:visible')
  const all = await shown.count()
  const field = page.getByRole('searchbox', { name: 'Search the blog' })
  // On no card, but in several texts.
  await field.fill('perpetual')
  await expect(page.getByRole('status')).toHaveText(/^\d+ posts match “perpetual”\.$/)
  expect(await shown.count()).toBeGreaterThan(1)
  expect(await shown.count()).toBeLessThan(all)
  await expect(page).toHaveURL(/\/blog\?q=perpetual$/)
  await field.fill('sultan khan')
  await expect(shown.filter({ hasText: 'Mir Sultan Khan' })).toHaveCount(1)
  await page.reload()
  await expect(field).toHaveValue('sultan khan')
  await expect(shown.filter({ hasText: 'Mir Sultan Khan' })).toHaveCount(1)
  expect(await shown.count()).toBeLessThan(all)
  await field.fill('xyzzy')
  await expect(page.getByRole('status')).toHaveText('No posts match “xyzzy”. Try fewer or different words.')
  await expect(shown).toHaveCount(0)
  await expectNoFaults(page)
  await field.fill('')
  await expect(shown).toHaveCount(all)
  await expect(page).toHaveURL(/\/blog$/)
})

test('Sunday’s puzzle is explained beside a board from the solver’s side, which steps through the solution', async ({
  page,
}) => {
  await page.goto('/sunday-puzzle')
  await page.getByRole('main').getByRole('link', { name: 'November 22, 2026' }).click()
  await expect(page).toHaveURL(/\/sunday-puzzle\/2026-11-22$/)
  const game = page.locator('chess-replay')
  const asked = await game.getByRole('status').innerText()
  expect(asked).toMatch(/^After \d+\./)
  await game.getByRole('button', { name: 'Last' }).click()
  await expect(game.getByRole('status')).not.toHaveText(asked)
  await expect(page.getByRole('link', { name: /^(Train this theme|Train on)/ })).toBeVisible()
  expect((await page.request.get('/sunday-puzzle/2026-11-23')).status()).toBe(404)
})

test('a week asks for a move before it shows what happened, and stays at its own address', async ({
  page,
}) => {
  await page.goto('/this-week/2026-11-23')
  const question = page.getByRole('region', { name: 'The mistake of the week' })
  await expect(question).toContainText('What would you play?')
  await expect(question.getByText('The game went')).toBeHidden()
  await question.getByText('Show what happened, and what was better').click()
  await expect(question.getByText('The game went')).toBeVisible()
  await expect(question.locator('chess-replay').getByRole('button', { name: 'Next' })).toBeEnabled()
  await expect(
    page.getByRole('region', { name: 'Sunday’s puzzle, explained' }).getByRole('link'),
  ).toHaveAttribute('href', '/sunday-puzzle/2026-11-22')
  await page.goto('/this-week')
  await expect(page.getByRole('heading', { level: 1, name: 'This week in chess' })).toBeVisible()
  const calendar = await page.request.get('/this-week.ics')
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect((await page.request.get('/this-week/2026-11-24')).status()).toBe(404)
})

test.describe('with scripts', () => {
  const GAME = '/blog/morphy-at-the-opera-every-move-brings-a-piece'
  const openGame = async (page: Page) => {
    await page.goto(GAME)
    const game = page.locator('chess-replay').first()
    await expect(game.getByRole('button', { name: 'Next' })).toBeVisible()
    return {
      game,
      status: game.getByRole('status'),
      press: (name: string) => game.getByRole('button', { name, exact: true }).click(),
    }
  }

  test('a game steps by its buttons, its keys and its moves; its board shows what the words say; on paper', async ({
    page,
  }) => {
    const { game, status, press } = await openGame(page)
    expect(await shiftOf(page), 'nothing moves while the page loads').toBe(0)
    await expect(status).toHaveText('After 15...Nxd7')
    await press('Next')
    await expect(status).toHaveText('After 16.Qb8+')
    await press('Last')
    await expect(status).toHaveText('After 17.Rd8#')
    await expect(game.getByRole('img')).toHaveAccessibleName(
      /White: king c1, rook d8, bishop g5.*Black: king e8/,
    )
    // A game that ended in mate cannot be played on.
    await expect(game.getByRole('link', { name: 'Play from here' })).toBeHidden()
    await expect(game.getByRole('img')).not.toHaveAccessibleName(/to move/)
    await page.keyboard.press('ArrowLeft')
    await expect(status).toHaveText('After 16...Nxb8')
    await expect(game.getByRole('link', { name: 'Play from here' })).toHaveAttribute(
      'href',
      /\+w\+k\+-\+0\+17$/,
    )
    await page.keyboard.press('Home')
    await expect(status).toHaveText('Starting position')
    await press('10.Nxb5')
    await expect(status).toHaveText('After 10.Nxb5')
    await expect(game.locator('[aria-current]')).toHaveText('10.Nxb5')

    const piece = (name: string) => game.locator(`use[href="#${name}"]`)
    await press('12.O-O-O')
    await expect(piece('wk')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 2, 7)')
    await expect(game.locator('use.drawn-piece')).toHaveCount(25)
    await press('Flip board')
    await expect(piece('wk')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 5, 0)')
    await expect(game.locator('text').first()).toHaveText('h')

    await test.step('paper shows the page and nothing to press, at the foot of no sheet', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('a[href="#content"]')).toHaveCSS('display', 'none')
      await expect(page.locator('.site-header')).toHaveCSS('display', 'none')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

  test('a game plays one move a second until it is stopped', async ({ page }) => {
    await page.clock.install({ time: 0 })
    const { status, press } = await openGame(page)
    await press('1.e4')
    await page.clock.pauseAt(60_000)
    await press('Play')
    await page.clock.runFor(3_100)
    await expect(status).toHaveText('After 2...d6')
    await press('Pause')
    await page.clock.runFor(5_000)
    await expect(status).toHaveText('After 2...d6')
    await press('Last')
    await press('Play')
    await expect(status).toHaveText('Starting position')
    await press('Next')
    await page.clock.runFor(5_000)
    await expect(status).toHaveText('After 1.e4')
  })

  test('the way back from playing on comes to the same move', async ({ page }) => {
    const { game, status, press } = await openGame(page)
    await press('10.Nxb5')
    await game.getByRole('link', { name: 'Play from here' }).click()
    await expect(page).toHaveURL(/\/play/)
    // Loads the game itself, so that only the address of the previous page remains.
    await expect(page.getByRole('main').getByRole('radiogroup').first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(GAME)
    await expect(status).toHaveText('After 10.Nxb5')
    await page.reload()
    await expect(status).toHaveText('After 10.Nxb5')
    // A new visit begins at the start.
    const anew = await page.context().newPage()
    await anew.goto(GAME)
    await expect(anew.locator('chess-replay').first().getByRole('status')).toHaveText('After 15...Nxd7')
  })
})

/** How much the page's content has moved since it began to load: the browser's layout shift score. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          )
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
