import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { putStoredGame, storedGame } from './play-stored.ts'
import { choose, clickMoves, moves, SCHOLARS_MATE, square, startGame } from './play-steps.ts'
import { expect, test, untilAwake } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** A visit that has stored everything on the device. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null
  })
}

/** The page stores the lessons one by one in idle moments, with this address last. */
const untilLessonsKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await caches.match('/learn?version')) !== undefined))
    .toBe(true)

/** The site behind a server that can publish its next release: a different service worker, everything else unchanged. */
async function serveReleases(site: string) {
  const release = { isNext: false, origin: '', stop: () => void server.close() }
  const server = createServer((request, response) => {
    void fetch(site + request.url).then(async (answer) => {
      const isWorker = request.url === '/sw.js' && release.isNext
      const body = Buffer.from(await answer.arrayBuffer())
      for (const [name, value] of answer.headers)
        if (!/^(content-encoding|content-length|transfer-encoding|connection|etag)$/.test(name))
          response.setHeader(name, value)
      response.writeHead(answer.status)
      response.end(isWorker ? Buffer.concat([body, Buffer.from('\n// Another version.\n')]) : body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  release.origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return release
}

test.describe('with the network cut', () => {
  // The browser logs what it could not fetch. The device keeps only the gallery pictures it has seen.
  test.use({ allowedTrouble: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED.*\.avif/] })

  test('after one visit the game starts offline and goes on after a reload, home is there, and the nets are kept once they have come', async ({
    page,
    context,
  }) => {
    await visit(page, '/play')
    await test.step('nothing is kept of other pages, and nothing of the blog beforehand', async () => {
      await page.goto('/healthz')
      await page.goto('/play')
      const kept = await page.evaluate(async () => {
        const names = await caches.keys()
        const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return lists.flat().map((request) => new URL(request.url).pathname)
      })
      expect(kept).toContain('/play')
      expect(kept.filter((path) => /healthz|blog|history|^\/players|share/.test(path))).toEqual([])
    })

    await context.setOffline(true)
    await test.step('home is there, with a way to the game and back', async () => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Start Playing' }).click()
      await expect(page.getByRole('heading', { name: 'Start New Chess Match' })).toBeVisible()
      await untilAwake(page)
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page.getByRole('heading', { name: 'The board is set.' })).toBeVisible()
      const icon = page.locator('link[rel=icon][type="image/svg+xml"]')
      expect(await icon.evaluate(async (link: HTMLLinkElement) => (await fetch(link.href)).ok)).toBe(true)
    })

    await test.step('the computer answers at the weakest and the strongest level, without its nets', async () => {
      await page.evaluate(() => sessionStorage.clear())
      await page.goto('/game')
      await page.goto('/play')
      for (const level of ['Beginner', 'Master'] as const) {
        await startGame(page, { mode: 'Player vs Computer', level })
        await clickMoves(page, 'e2e4')
        await expect(moves(page).getByRole('button')).toHaveCount(2)
        await page.getByRole('button', { name: 'New Game' }).click()
        await expect(page.getByRole('button', { name: 'Start Game' })).toBeVisible()
      }
    })

    await test.step('a reload continues the game, under the policy of its page', async () => {
      await startGame(page)
      await clickMoves(page, 'e2e4')
      const response = await page.reload()
      expect(response?.fromServiceWorker()).toBe(true)
      const nonce = /'nonce-([^']+)'/.exec(response?.headers()['content-security-policy'] ?? '')?.[1]
      expect(nonce).toBeTruthy()
      expect(await response?.text()).toContain(nonce)
      await expect(square(page, 'e4')).toHaveAccessibleName(/white pawn/)
      await clickMoves(page, 'e7e5')
      await expect(moves(page)).toContainText('e5')
    })

    await context.setOffline(false)
    await test.step('the engine’s nets are kept once they have come', async () => {
      // A page of a game stores it when it is left.
      await page.goto('/healthz')
      await page.evaluate(() => sessionStorage.clear())
      await page.goto('/play')
      const nets = () =>
        Promise.all(
          ['net', 'policy'].map((name) => page.waitForResponse(new RegExp(`/assets/${name}-[\\w-]+\\.bin$`))),
        )
      // In setup, the first choice fetches them.
      const chooseLevel = async () => {
        await choose(page, 'Game Mode', 'Player vs Computer')
        await choose(page, 'Difficulty', 'Advanced')
      }
      const fetched = nets()
      await chooseLevel()
      for (const response of await fetched) expect(response.ok()).toBe(true)
      await page.waitForFunction(async () => {
        const stored = await Promise.all(
          ['engine-net', 'policy-net'].map(async (name) => (await caches.open(name)).keys()),
        )
        return stored.every((keys) => keys.length === 1)
      })
      await context.setOffline(true)
      const kept = nets()
      await page.reload()
      await chooseLevel()
      for (const response of await kept) {
        expect(response.fromServiceWorker()).toBe(true)
        expect(response.ok()).toBe(true)
      }
    })
  })

  test('after a visit to home, review, analysis and lessons work, and a visit to training keeps a rush; an article that was read can be read again, and of others we say so', async ({
    page,
    context,
  }) => {
    await visit(page, '/')
    await untilLessonsKept(page)
    await context.setOffline(true)
    await page.goto('/analysis')
    await expect(page.getByRole('grid', { name: 'Chess board' })).toBeVisible()
    await page.goto('/learn')
    await page
      .getByRole('link', { name: /^The rook/i })
      .first()
      .click()
    await expect(page.locator('.board-stage').getByText('1 star left.')).toBeVisible()
    // Dynamic imports are stored too.
    await page.getByRole('button', { name: 'Board', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Board' })).toBeVisible()
    await page.goto('/review')
    await expect(page.getByRole('heading', { name: 'Review a game' })).toBeVisible()

    await test.step('the review of a game just played', async () => {
      await startGame(page)
      await clickMoves(page, SCHOLARS_MATE)
      await page.getByRole('dialog', { name: 'Checkmate!' }).getByRole('button', { name: 'Review' }).click()
      const moments = page.getByRole('region', { name: 'Key moments' })
      await expect(moments).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/review')
      await page.reload()
      await expect(moments).toBeVisible()
    })

    await context.setOffline(false)
    // Training fetches the puzzles of a rush through the service worker.
    await page.goto('/train')
    const puzzlesKept = () =>
      page.evaluate(async () => (await (await caches.open('puzzles-fetched')).keys()).length)
    await expect.poll(puzzlesKept).toBeGreaterThanOrEqual(13)
    await page.goto('/history/chess-origins')
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await page.goto('/train/rush')
    await page.getByRole('button', { name: 'Start: three minutes' }).click()
    await expect(page.locator('[data-phase=asking]')).toBeVisible()
    await page.goto('/history/modern-chess')
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await page.getByRole('link', { name: 'Play Chess', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Start New Chess Match' })).toBeVisible()
  })
})

test('data saving means no service worker on the first visit', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/play')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('a new version waits with a notice, and leaves the game as it is', async ({ page, site }) => {
  const release = await serveReleases(site.origin)
  await visit(page, `${release.origin}/play`)
  await startGame(page)
  await clickMoves(page, 'e2e4')
  const notice = page.getByText('A new version is ready.')
  await expect(notice).toHaveCount(0)

  release.isNext = true
  await page.evaluate(async () => {
    ;(window as { isSamePage?: boolean }).isSamePage = true
    await (await navigator.serviceWorker.ready).update()
  })
  await expect(notice).toBeVisible()
  await clickMoves(page, 'e7e5')
  expect(await page.evaluate(() => (window as { isSamePage?: boolean }).isSamePage)).toBe(true)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state)).toBe(
    'installed',
  )

  await page.getByRole('button', { name: 'Reload' }).click()
  await page.waitForFunction(() => !('isSamePage' in window))
  await expect(square(page, 'e5')).toHaveAccessibleName(/black pawn/)
  await expect(moves(page).getByRole('button')).toHaveCount(2)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  await expect(notice).toHaveCount(0)
  release.stop()
})

test('home offers to continue an unfinished game, and nothing moves when it does', async ({ page }) => {
  const leftMs = { w: 8e4, b: 9e4 }
  await putStoredGame(page, storedGame({ moves: ['d2d4'], times: [leftMs, leftMs], shown: 1, leftMs }))
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Continue your game at move 1' })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  }
  await page.getByRole('link', { name: 'Continue your game at move 1' }).click()
  await expect(page).toHaveURL(/\/play$/)
  await expect(square(page, 'd4')).toHaveAccessibleName(/white pawn/)
})

test('home says nothing of a game that has ended', async ({ page }) => {
  const times = Array.from({ length: 5 }, () => ({ w: 1_000, b: 1_000 }))
  await putStoredGame(page, storedGame({ moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'], times, shown: 4 }))
  const asked = page.waitForResponse(/continue-game-/)
  await page.goto('/')
  await (await asked).finished()
  await expect(page.getByRole('heading', { name: 'The board is set.' })).toBeVisible()
  await expect(page.getByText('Continue your game')).toHaveCount(0)
})
