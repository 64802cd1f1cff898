import type { Browser, BrowserContext, Page, Request, WebSocketRoute } from '@playwright/test'
import { becomeMember } from './account-steps.ts'
import { button, clickMoves, drag, moves, openMore, square, status } from './play-steps.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/test.ts'
import { openDatabase } from '#server/database/db.ts'
import type { Site } from '../support/site.ts'

/** Two players on two devices, each with a separate browser. */
interface Pair {
  readonly white: Page
  readonly black: Page
}

const SCHOLARS_MATE = ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6', 'h5f7']

/** Anna invites with White and Ben joins, using the forms of the pages. */
async function sitDownByLink(page: Page, other: Page): Promise<Pair> {
  const link = await invite(page, '5 min')
  await join(other, link)
  await expect(board(page)).toBeVisible()
  return { white: page, black: other }
}

/** The same, without the forms. `betweenSeats` runs once the game is stored, before the server has it in memory. */
async function sitDown(
  page: Page,
  other: Page,
  betweenSeats: (id: string) => Promise<unknown> = async () => {},
): Promise<Pair> {
  const send = async (side: Page, path: string, data: object) => {
    const { origin } = new URL((await side.request.get('/healthz')).url())
    const answer = await side.request.post(path, { data, headers: { Origin: origin } })
    return (await answer.json()) as { id: string; key: string }
  }
  const settings = { minutes: 5, increment: 0, color: 'white', name: 'Anna' }
  const { id, key } = await send(page, '/api/online', settings)
  await betweenSeats(id)
  const joined = await send(other, `/api/online/${id}/join`, { name: 'Ben' })
  await Promise.all([page.goto(`/online/${id}#seat=${key}`), other.goto(`/online/${id}#seat=${joined.key}`)])
  for (const side of [page, other]) await expect(board(side)).toBeVisible()
  return { white: page, black: other }
}

async function invite(page: Page, time: string): Promise<string> {
  await page.goto('/online')
  for (const name of [time, 'White']) {
    const radio = page.getByRole('radio', { name, exact: true })
    // Before hydration a radio button accepts the click but loses it.
    await expect(async () => {
      await radio.check()
      await expect(radio).toBeChecked({ timeout: 200 })
    }).toPass()
  }
  await page.getByLabel('Your name').fill('Anna')
  await button(page, 'Get a link').click()
  await expect(page.getByRole('heading', { name: 'Invite a friend' })).toBeVisible()
  return page.getByLabel('Send this link').inputValue()
}

async function join(page: Page, link: string) {
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Anna invites you' })).toBeVisible()
  await page.getByLabel('Your name').fill('Ben')
  await button(page, 'Join as Black').click()
  await expect(board(page)).toBeVisible()
}

const board = (page: Page) => page.getByRole('grid', { name: 'Chess board' })

/** Plays the moves in turn, and waits until each has arrived on the other side. */
async function play({ white, black }: Pair, line: readonly string[]) {
  for (const [ply, move] of line.entries()) {
    const [mover, other] = ply % 2 === 0 ? [white, black] : [black, white]
    await clickMoves(mover, move)
    await expectMoved(other, move)
  }
}

const expectMoved = (page: Page, move: string) =>
  expect(square(page, move.slice(2, 4))).toHaveAccessibleName(/last move|pawn|knight|bishop|rook|queen|king/)

async function secondVisitor(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  return browser.newContext(baseURL === undefined ? {} : { baseURL })
}

test('two browsers play from a link to mate, and again with colors swapped', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  await becomeMember(page, site)
  const isReview = (sent: Request) => sent.method() === 'PUT' && sent.url().endsWith('/review')
  const kept = page.waitForResponse((response) => isReview(response.request()), { timeout: 90_000 })
  const context = await secondVisitor(browser, baseURL)
  const other = await context.newPage()
  // One engine is enough for the test.
  await other.route('**/assets/worker-*.js', (route) => route.abort())
  const pair = await sitDownByLink(page, other)
  await play(pair, SCHOLARS_MATE)
  for (const side of [pair.white, pair.black]) {
    const dialog = side.getByRole('dialog', { name: 'Checkmate!' })
    await expect(dialog).toContainText(
      side === pair.white ? 'You won by checkmate.' : 'Anna won by checkmate.',
    )
    await expect(dialog.getByRole('link', { name: 'Review' })).toBeVisible()
    if (side === pair.white) {
      // Reviewed from now on: no engine ran during the game.
      expect((await kept).status()).toBe(200)
    }
    const again = side === pair.white ? 'Rematch' : 'Accept rematch'
    await dialog.getByRole('button', { name: again, exact: true }).click()
  }
  for (const side of [pair.white, pair.black]) {
    await expect(moves(side).getByRole('button')).toHaveCount(0)
    await expect(side.getByText(/Anna · 1/)).toBeVisible()
  }
  await clickMoves(pair.black, 'd2d4')
  await expect(square(pair.white, 'd4')).toHaveAccessibleName(/pawn/)
  await context.close()
})

test('offers are answered, a move is taken back by consent, and resigning ends it', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await secondVisitor(browser, baseURL)
  const { white, black } = await sitDown(page, await context.newPage())
  await play({ white, black }, ['e2e4', 'e7e5', 'g1f3'])

  await button(black, 'Offer draw').click()
  await expect(white.getByRole('region', { name: 'Offer' })).toContainText('Ben offers a draw.')
  await expectNoFaults(white)
  await button(white, 'Decline').click()
  await expect(white.getByRole('region', { name: 'Offer' })).toHaveCount(0)
  await expect(white.locator('.board [data-square]:focus')).toHaveCount(1)
  await expectNoFaults(white)

  await button(white, 'Takeback').click()
  await expect(black.getByRole('region', { name: 'Offer' })).toContainText('take back')
  await button(black, 'Accept').click()
  await expect(square(black, 'g1')).toHaveAccessibleName(/knight/)
  await expect(square(white, 'g1')).toHaveAccessibleName(/knight/)

  await button(black, 'Resign').click()
  await black.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  await expect(white.getByRole('dialog', { name: 'You won' })).toContainText('Black resigned.')
  await expect(black.getByRole('dialog', { name: 'You resigned' })).toContainText('won by resignation.')
  await expectNoFaults(white)
  await context.close()
})

test('a game without moves is aborted, an invitation is withdrawn, and an unknown game is reported', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await secondVisitor(browser, baseURL)
  const { black } = await sitDown(page, await context.newPage())
  await button(black, 'Abort').click()
  for (const side of [page, black])
    await expect(side.getByRole('heading', { name: 'Game aborted' })).toBeVisible()
  await button(page, 'New Game').click()
  const link = await invite(page, '3 min')
  await button(page, 'Cancel invitation').click()
  await expect(page.getByRole('heading', { name: 'Invitation over' })).toBeVisible()
  await black.goto(link)
  await expect(black.getByRole('heading', { name: 'Invitation over' })).toBeVisible()
  await page.goto('/online/AAAAAAAAAAAA')
  await expect(page.getByRole('heading', { name: 'No such game' })).toBeVisible()
  await expect(status(page)).toContainText('no such game')
  await expectNoFaults(page)
  await context.close()
})

/** Gives a test control over the page's sockets: it can cut them and withhold messages from the server. */
async function holdSockets(page: Page) {
  const sockets = new Set<WebSocketRoute>()
  const held = {
    isBlocked: false,
    /** Messages of this type are withheld from the server. */
    keptBack: '',
    heard: new Set<unknown>(),
    cut: async () => {
      for (const socket of sockets) await socket.close({ code: 1001 })
      sockets.clear()
    },
  }
  const typeOf = (text: string | Buffer) => (JSON.parse(String(text)) as { type: unknown }).type
  await page.routeWebSocket(/\/api\/online\//, (socket) => {
    if (held.isBlocked) return void socket.close({ code: 1001 })
    sockets.add(socket)
    const server = socket.connectToServer()
    socket.onMessage((text) => void (typeOf(text) !== held.keptBack && server.send(text)))
    server.onMessage((text) => {
      held.heard.add(typeOf(text))
      socket.send(text)
    })
  })
  return held
}

test.describe('when the connection is cut', () => {
  test.use({ allowedTrouble: [/WebSocket/] })

  test('a move made meanwhile is kept and sent, and nothing is missed', async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await secondVisitor(browser, baseURL)
    const sockets = await holdSockets(page)
    const { white, black } = await sitDown(page, await context.newPage())
    await play({ white, black }, ['e2e4', 'e7e5', 'g1f3'])
    // The server plays premoves: it arrives although the page can no longer send a move.
    await drag(white, 'f1', 'c4')
    await button(white, 'Turn on').click()
    await expect.poll(() => sockets.heard.has('ok')).toBe(true)
    sockets.keptBack = 'move'
    await clickMoves(black, 'b8c6')
    await expect(square(black, 'c4')).toHaveAccessibleName(/bishop/)
    await expect(square(white, 'c6')).toHaveAccessibleName(/knight/)
    await expect(square(white, 'c4')).toHaveAccessibleName(/bishop/)
    await expect(white.locator('.board-square.premove')).toHaveCount(0)
    sockets.keptBack = ''

    await clickMoves(black, 'f8c5')
    await expectMoved(white, 'f8c5')
    sockets.isBlocked = true
    await sockets.cut()
    await clickMoves(white, 'c2c3')
    await expect(white.getByText('Your move is kept and will be sent')).toBeVisible()
    await expectNoFaults(white)
    sockets.isBlocked = false
    await expect(square(black, 'c3')).toHaveAccessibleName(/pawn/)
    await expect(white.getByText(/reconnecting…/i)).toHaveCount(0)
    await clickMoves(black, 'g8f6')
    await expect(square(white, 'f6')).toHaveAccessibleName(/knight/)

    await test.step('a page that is loaded again goes on', async () => {
      await white.reload()
      await expect(moves(white).getByRole('button')).toHaveCount(8)
      await clickMoves(white, 'd2d3')
      await expect(square(black, 'd3')).toHaveAccessibleName(/pawn/)
    })
    await context.close()
  })

  test('the game is played where WebSockets are blocked', async ({ page, browser, baseURL }) => {
    const context = await secondVisitor(browser, baseURL)
    const other = await context.newPage()
    const sockets = await holdSockets(other)
    sockets.isBlocked = true
    const pair = await sitDown(page, other)
    await play(pair, SCHOLARS_MATE.slice(0, 3))
    await context.close()
  })
})

test.describe('while the server is away', () => {
  test.use({ serviceWorkers: 'allow', allowedTrouble: [/ERR_INTERNET_DISCONNECTED|WebSocket/] })

  test('a reload shows the board as it stood, a move is kept, and the game goes on when it is back', async ({
    page,
    browser,
    baseURL,
  }) => {
    const context = await secondVisitor(browser, baseURL)
    await page.goto('/online')
    await page.waitForFunction(async () => {
      const { active } = await navigator.serviceWorker.ready
      return active?.state === 'activated' && navigator.serviceWorker.controller !== null
    })
    const { white, black } = await sitDown(page, await context.newPage())
    await play({ white, black }, ['e2e4', 'e7e5'])
    await white.context().setOffline(true)
    expect((await white.reload())?.fromServiceWorker()).toBe(true)
    await expect(white.getByText(/^Reconnecting…/)).toBeVisible()
    await expect(square(white, 'e5')).toHaveAccessibleName(/black pawn/)
    await expect(moves(white).getByRole('button')).toHaveCount(2)
    await clickMoves(white, 'g1f3')
    await expect(white.getByText('Your move is kept and will be sent')).toBeVisible()
    await white.context().setOffline(false)
    await expect(square(black, 'f3')).toHaveAccessibleName(/knight/)
    await expect(white.getByText(/reconnecting…/i)).toHaveCount(0)
    await context.close()
  })
})

/** Gives both sides five seconds: the shortest clock that can be chosen is a minute. */
async function shortenClocks({ dataDir }: Site, id: string) {
  const opened = openDatabase({ DATA_DIR: dataDir }, () => {})
  if (!opened.ok) throw new Error(opened.detail)
  const database = opened.value
  await database.query
    .updateTable('live_games')
    .set({ left_w: 5_000, left_b: 5_000 })
    .where('id', '=', id)
    .execute()
  await database.close()
}

/** Counts what the page sends to the server about its game, by socket or by posts. */
function countSent(page: Page): () => number {
  let count = 0
  page.on('websocket', (socket) => socket.on('framesent', () => count++))
  page.on('request', (request) => {
    if (request.url().endsWith('/messages')) count++
  })
  return () => count
}

test.describe('a game lost on time', () => {
  test.use({ allowedTrouble: [/WebSocket/] })

  for (const transport of ['a socket', 'events and posts'] as const)
    test(`ends by the server's word, which each page asks for once a second, by ${transport}`, async ({
      page,
      site,
      browser,
      baseURL,
    }) => {
      const context = await secondVisitor(browser, baseURL)
      const sides = [page, await context.newPage()] as const
      if (transport !== 'a socket')
        for (const side of sides) await side.routeWebSocket(/\/api\/online\//, (socket) => socket.close())
      const counts = sides.map(countSent)
      const pair = await sitDown(...sides, (id) => shortenClocks(site, id))
      await play(pair, ['e2e4', 'e7e5'])
      const [before, sinceMs] = [counts.map((count) => count()), performance.now()]
      for (const side of sides) {
        await expect(side.getByRole('dialog', { name: /You (won|lost)|Time/ })).toBeVisible()
        await expect(side.getByText('Too fast. Wait a moment.')).toHaveCount(0)
      }
      // A heartbeat each 2.5 s, a question each second after 0:00, and what follows the end.
      const seconds = (performance.now() - sinceMs) / 1_000
      for (const [side, count] of counts.entries())
        expect(count() - before[side]!).toBeLessThanOrEqual(Math.ceil(seconds * 1.4) + 3)
      await context.close()
    })
})

test('one seat is played in one place at a time, and taken back by a press', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await secondVisitor(browser, baseURL)
  const { white, black } = await sitDown(page, await context.newPage())
  const tab = await page.context().newPage()
  await tab.goto(white.url())
  await expect(board(tab)).toBeVisible()
  await expect(white.getByRole('heading', { name: 'Playing elsewhere' })).toBeVisible()
  await clickMoves(tab, 'e2e4')
  await expect(square(black, 'e4')).toHaveAccessibleName(/pawn/)
  await button(white, 'Play here').click()
  await expect(board(white)).toBeVisible()
  await expect(square(white, 'e4')).toHaveAccessibleName(/pawn/)
  await expect(tab.getByRole('heading', { name: 'Playing elsewhere' })).toBeVisible()
  await context.close()
})

test('the link to watch shows the game and gives no seat; another device takes one over', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await secondVisitor(browser, baseURL)
  const { white, black } = await sitDown(page, await context.newPage())
  await play({ white, black }, ['e2e4'])
  await openMore(white)
  await white.getByText('Links', { exact: true }).click()
  const link = await white.getByLabel('Link to watch').inputValue()
  const elsewhere = await secondVisitor(browser, baseURL)
  const watcher = await elsewhere.newPage()
  await watcher.goto(link)
  await expect(square(watcher, 'e4')).toHaveAccessibleName(/pawn/)
  for (const name of ['Resign', 'Offer draw', 'Takeback']) await expect(button(watcher, name)).toHaveCount(0)
  await expect(watcher.getByText(/^You are watching .+ against .+\.$/)).toBeVisible()
  for (const name of ['Rematch', 'New Game', 'Move'])
    await expect(watcher.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expectNoFaults(watcher)
  await clickMoves(black, 'e7e5')
  await expect(square(watcher, 'e5')).toHaveAccessibleName(/pawn/)

  await button(white, 'Play on another device').click()
  const seat = await white.getByRole('textbox', { name: /Your private link/ }).inputValue()
  await watcher.goto(seat)
  await expect(button(watcher, 'Takeback')).toBeVisible()
  expect(new URL(watcher.url()).hash).toBe('')
  await clickMoves(watcher, 'g1f3')
  await expect(square(black, 'f3')).toHaveAccessibleName(/knight/)
  await elsewhere.close()
  await context.close()
})

test('two who look for the same game find each other in the lobby', async ({ page, browser, baseURL }) => {
  const context = await secondVisitor(browser, baseURL)
  const other = await context.newPage()
  for (const side of [page, other]) await side.goto('/lobby')
  await expect(page.getByText('No one is waiting right now.')).toBeVisible()
  await expectNoFaults(page)
  await button(page, '3 + 2 Blitz').click()
  await expect(page.getByText('Looking for an opponent, 3 + 2')).toBeVisible()
  await expect(page.getByText('Send this link')).toHaveCount(0)
  await expectNoFaults(page)
  await test.step('who no longer looks is not found', async () => {
    await expect(other.getByRole('link', { name: /3 \+ 2, you have/ })).toBeVisible()
    await button(page, 'Cancel').click()
    await expect(page).toHaveURL(/\/lobby$/)
    await expect(other.getByText('No one is waiting right now.')).toBeVisible()
    await page.getByRole('radio', { name: 'White' }).check()
    await button(page, '3 + 2 Blitz').click()
    await expect(page.getByText('Looking for an opponent, 3 + 2')).toBeVisible()
  })
  await other.getByRole('link', { name: '3 + 2, you have Black' }).click()
  await expect(other.getByRole('heading', { name: /invite/ })).toBeVisible()
  await expectNoFaults(other)
  await other.goBack()
  await expect(other.getByRole('link', { name: /3 \+ 2, you have/ })).toBeVisible()
  await button(other, '3 + 2 Blitz').click()
  for (const side of [page, other]) await expect(board(side)).toBeVisible()
  await expect(other).toHaveURL(page.url())
  await context.close()
})
