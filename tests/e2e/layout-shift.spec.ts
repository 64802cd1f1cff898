import type { APIRequestContext, Page } from '@playwright/test'
import { finishedRecord } from '#matches/game-record.fixture.ts'
import { clickMoves, SCHOLARS_MATE, startGame } from './play-steps.ts'
import { askStore } from './support/device-store.ts'
import { expect, test } from './support/test.ts'

interface Shift {
  readonly value: number
  /** It followed a press of the user's within half a second, so that it is expected. */
  readonly isAnswer: boolean
  readonly moved: readonly string[]
}

/** Lighthouse's best score ends at 0.1; people notice much smaller shifts. */
const UNSEEN = 0.01

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[])
        shifts.push({
          value: entry.value,
          isAnswer: entry.hadRecentInput,
          moved: entry.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 80) : 'text',
          ),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  }),
)

async function expectNothingMoved(page: Page) {
  await page.waitForLoadState('networkidle')
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, JSON.stringify(shifts, undefined, 2)).toBeLessThan(UNSEEN)
}

test('the games on this device appear without moving the dashboard', async ({ page }) => {
  await page.goto('/healthz')
  const game = finishedRecord({})
  await askStore(
    page,
    { database: 'rook-and-rajah-history', name: 'finished-games', options: { keyPath: 'gameId' } },
    'put',
    { gameId: game.gameId, owner: null, state: 'kept', game, refusal: null },
  )
  await page.goto('/dashboard')
  await expect(page.getByRole('table', { name: 'Match History' })).toBeVisible()
  await expectNothingMoved(page)
})

test('an online game fills a frame that the HTML brings', async ({ page, request, baseURL }) => {
  const { id, key } = await createGame(request, baseURL)
  const html = await (await request.get(`/online/${id}`)).text()
  expect(html).toContain('board-empty')
  await page.addInitScript(
    (seats) => localStorage.setItem('online-seats', seats),
    JSON.stringify([[id, key]]),
  )
  await page.goto(`/online/${id}`)
  await expect(page.getByRole('grid', { name: 'Chess board' })).toBeVisible()
  await expectNothingMoved(page)
})

async function createGame(request: APIRequestContext, origin = '') {
  const send = async (path: string, data: unknown) =>
    (await (await request.post(path, { data, headers: { Origin: origin } })).json()) as {
      id: string
      key: string
    }
  const created = await send('/api/online', { minutes: 30, increment: 0, color: 'white', name: 'Anna' })
  await send(`/api/online/${created.id}/join`, { name: 'Ben' })
  return created
}

test('the first puzzle takes the place of a frame that the HTML brings', async ({ page, request }) => {
  expect(await (await request.get('/train/puzzles')).text()).toContain('board-empty')
  await page.goto('/train/puzzles')
  await expect(page.getByRole('radio', { name: 'Beginner' })).toBeVisible()
  await expectNothingMoved(page)
})

/** For whole journeys, in which a review adds to its figures as it is made. */
const HARDLY_SEEN = 0.02

for (const { where, viewport } of [
  { where: 'on a phone', viewport: { width: 390, height: 844 } },
  { where: 'at a desk', viewport: { width: 1440, height: 900 } },
])
  test.describe(where, () => {
    test.use({ viewport })
    test(`setup, game, end, review and rematch leave everything in place ${where}`, async ({ page }) => {
      test.slow()
      await startGame(page)
      await clickMoves(page, SCHOLARS_MATE)
      await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click()
      const lead = page.locator('.answer-buttons').getByRole('button')
      await expect(lead).toBeVisible({ timeout: 60_000 })
      const place = await lead.boundingBox()
      while ((await lead.textContent()) !== 'Rematch') {
        expect(await lead.boundingBox()).toEqual(place)
        await lead.click()
      }
      await lead.click()
      await expect(page.getByRole('main')).toHaveClass('game-screen')
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
      const unexpected = shifts.filter(({ isAnswer }) => !isAnswer)
      const sum = unexpected.reduce((total, { value }) => total + value, 0)
      expect(sum, JSON.stringify(unexpected, undefined, 2)).toBeLessThan(HARDLY_SEEN)
    })
  })
