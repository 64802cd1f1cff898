import type { Page } from '@playwright/test'
import { recordOfTwo, type GameChanges } from '#matches/game-record.fixture.ts'
import { askStore } from './support/device-store.ts'
import { becomeMember, signIn, signOut } from './account-steps.ts'
import { clickMoves, expectNoSidewaysScroll, SCHOLARS_MATE, startGame } from './play-steps.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/test.ts'

const FOOLS_MATE = 'f2f3 e7e5 g2g4 d8h4'
const end = (page: Page) => page.getByRole('dialog', { name: 'Checkmate!' })
const table = (page: Page) => page.getByRole('table', { name: 'Match History' })
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

async function playToMate(page: Page, moves = SCHOLARS_MATE) {
  // The page reopens with the game it was left with, so a finished one may still be shown.
  if (await end(page).isVisible()) await end(page).getByRole('button', { name: 'New Game' }).click()
  else await page.goto('/play')
  await startGame(page)
  await clickMoves(page, moves)
  await expect(end(page)).toBeVisible()
}

/** Stores a guest's finished games on the device, the latest last unless they say when they ended. */
async function keepGames(page: Page, ...games: readonly GameChanges[]) {
  await page.goto('/healthz')
  for (const [index, changed] of games.entries()) {
    const finishedAt = new Date(Date.now() - (games.length - index) * 60_000).toISOString()
    const game = recordOfTwo({ finishedAt, ...changed })
    await askStore(page, FINISHED_GAMES, 'put', {
      ...{ gameId: game.gameId, owner: null, state: 'kept', game, refusal: null },
    })
  }
}

const FINISHED_GAMES = {
  database: 'rook-and-rajah-history',
  name: 'finished-games',
  options: { keyPath: 'gameId' },
}
const FOOLS_MATE_GAME = { moves: ['f3', 'e5', 'g4', 'Qh4#'] }

/** Waits until the page has loaded these scripts, by the names of their sources: offline, missing ones could not be loaded. */
const untilFetched = (page: Page, ...names: string[]) =>
  page.waitForFunction(
    (wanted) =>
      wanted.every((name) =>
        performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/assets/${name}-`)),
      ),
    names,
  )

test('a guest’s game is kept on the device, found in the history, played back, deleted and brought back', async ({
  page,
}) => {
  await playToMate(page)
  await expect(end(page).getByText('Kept on this device')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText('Please sign in to view your match history')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('White won')
  await expect(rows(page)).toContainText('Checkmate, 4 moves')
  await expect(rows(page)).toContainText('Bishop')
  await expectNoFaults(page)

  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByText('Move 0 of 7')).toBeVisible()
  const square = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) })
  await expect(square('f7')).toHaveAccessibleName(/black pawn/)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Last move: 1. e4')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByText('Move 7 of 7')).toBeVisible()
  await expect(square('f7')).toHaveAccessibleName(/white queen/)
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '7')
  await expectNoFaults(page)

  // Each game has its own address: a reload stays on it, and Back leads to the list.
  await page.reload()
  await expect(page.getByText('Move 0 of 7')).toBeVisible()
  // The smallest phone, and a phone in landscape, show board and buttons on the first screen.
  const { width, height } = page.viewportSize()!
  for (const [phoneWidth, phoneHeight] of [
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width: phoneWidth, height: phoneHeight })
    for (const part of [
      page.getByRole('grid', { name: 'Chess board' }),
      page.getByRole('button', { name: 'Next' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize({ width, height })
  await page.getByRole('button', { name: 'Back to Dashboard' }).click()
  await expect(rows(page)).toHaveCount(1)

  await test.step('what is deleted comes back when it is undone', async () => {
    await rows(page).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No matches played yet')).toBeVisible()
    await expect(page.getByText('Start playing to see your match history!')).toBeVisible()
    const main = page.getByRole('main')
    for (const [name, path] of [
      ['Play Chess', '/play'],
      [/^Play the computer/, '/play?with=computer'],
      [/^Train with puzzles/, '/train'],
      [/^Learn the game/, '/learn'],
    ] as const)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', path)
    await expectNoFaults(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page)).toHaveCount(1)
  })
})

test('three weeks with games make a chart; a replay plays to its end, and is paused by hand', async ({
  page,
}) => {
  const weeksAgo = (weeks: number) => ({
    finishedAt: new Date(Date.now() - weeks * 7 * 24 * 60 * 60_000).toISOString(),
  })
  await keepGames(page, weeksAgo(2), weeksAgo(1), { ...FOOLS_MATE_GAME, ...weeksAgo(0) })
  await page.goto('/dashboard')
  const statistics = page.getByRole('region', { name: 'Statistics' })
  await expect(statistics).toContainText('Games a week, 1 in this one')
  await expect(statistics.getByRole('table', { name: 'Games a week' }).getByRole('row')).toHaveCount(13)
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Replay' }).first().click()
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('4')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByText('Move 4 of 4')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('0.5')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Last' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.getByRole('list', { name: 'Moves' }).getByRole('button', { name: 'g4' }).click()
  await expect(page.getByText('Move 3 of 4')).toBeVisible()
  await page.getByRole('link', { name: 'Play from here' }).click()
  await expect(page.getByText('The game will start from the position in your link.')).toBeVisible()
})

test('the matches begin on the first screen of a phone, a row each, and filters stand in the address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await keepGames(page, {}, FOOLS_MATE_GAME)
  await page.goto('/dashboard')
  await expect(rows(page)).toHaveCount(2)
  // Two games of one week make no chart, and games of two at one screen count for neither.
  await expect(page.getByRole('region', { name: 'Statistics' })).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Play Chess' })).toHaveAttribute(
    'href',
    '/play',
  )
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const row of await rows(page).all()) {
      const box = await row.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(80)
      expect(box?.height).toBeLessThanOrEqual(112)
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(844)
    }
    await expectNoFaults(page)
  }
  await rows(page).first().getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('link', { name: 'Review', exact: true })).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page.getByText('Move 0 of 4')).toBeVisible()
  await page.getByRole('button', { name: 'Back to Dashboard' }).click()
  await expect(rows(page)).toHaveCount(2)

  await test.step('filters and search stand in the address', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.getByRole('button', { name: 'Filter and export' }).click()
    await page.getByRole('combobox', { name: 'Result' }).selectOption('loss')
    await expect(rows(page)).toHaveText([/Black won/])
    await expect(page).toHaveURL('/dashboard?result=loss')
    await page.reload()
    await expect(rows(page)).toHaveText([/Black won/])
    await page.getByRole('combobox', { name: 'Result' }).selectOption('')
    await page.getByRole('searchbox').fill('bishop')
    await expect(rows(page)).toHaveText([/White won/])
    await page.getByRole('searchbox').fill('sicilian')
    await expect(page.getByText('No games match.')).toBeVisible()
  })
})

test('statistics count every game against the computer, for eyes and for screen readers', async ({
  page,
}) => {
  await page.goto('/play')
  for (const level of ['Beginner', 'Master'] as const) {
    await startGame(page, { mode: 'Player vs Computer', level })
    await clickMoves(page, 'e2e4')
    await page.getByRole('button', { name: 'Resign', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Resign', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'New Game' }).click()
  }
  await page.goto('/dashboard')
  const statistics = page.getByRole('region', { name: 'Statistics' })
  await expect(statistics).toContainText('0 wins, 0 draws, 2 losses')
  await expect(statistics).not.toContainText('in a row')
  await expect(statistics.getByRole('list', { name: 'The last 2 games' }).getByRole('listitem')).toHaveCount(
    2,
  )
  await page.getByText('By level, colour and opening').click()
  await expect(page.getByRole('row', { name: 'Beginner 0 0 1' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'White 0 0 2' })).toBeVisible()
  await expect(statistics).not.toContainText('Games a week')
  await expect(rows(page).first().getByRole('link', { name: 'Play from here' })).toHaveAttribute(
    'href',
    /^\/play\?fen=/,
  )
  await expectNoFaults(page)
})

test('a member’s game is saved once, and shown from another device', async ({ page, browser, site }) => {
  const email = await becomeMember(page, site)
  const saves: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/matches') && response.request().method() === 'POST')
      saves.push(response.status())
  })
  await playToMate(page)
  await expect(end(page).getByText('Saved to your match history')).toBeVisible()
  // A finished game does not come back, so it is not sent again either.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Start Game' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByText(`Welcome back, ${email}`)).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  expect(saves).toEqual([200])
  await expectNoFaults(page)

  const elsewhere = await browser.newContext({ baseURL: site.origin })
  const other = await elsewhere.newPage()
  await signIn(other, email)
  await expect(other).toHaveURL('/play')
  await other.goto('/dashboard')
  await expect(rows(other)).toHaveCount(1)
  await other.getByRole('button', { name: 'Replay' }).click()
  await expect(other.getByText('Move 0 of 7')).toBeVisible()
  await elsewhere.close()
})

test.describe('without a network', () => {
  test.use({
    allowedTrouble: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/],
    serviceWorkers: 'allow',
  })

  test('a member’s game waits on the device with a notice, and is sent once', async ({
    page,
    context,
    site,
  }) => {
    await becomeMember(page, site)
    await page.goto('/play')
    await startGame(page)
    const saves: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/matches') && response.request().method() === 'POST')
        saves.push(response.status())
    })
    await untilFetched(page, 'end-dialog', 'saved-note')
    await context.setOffline(true)
    await clickMoves(page, SCHOLARS_MATE)
    await expect(end(page).getByText('Waiting to be saved')).toBeVisible()
    await context.setOffline(false)
    await expect(end(page).getByText('Saved to your match history')).toBeVisible()
    await page.goto('/dashboard')
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByText('Waiting to be saved')).toHaveCount(0)
    expect(saves).toEqual([200])
  })

  test('the dashboard opens from cold with what the device knows', async ({ page, context, site }) => {
    await playToMate(page)
    await page.waitForFunction(async () => {
      const { active } = await navigator.serviceWorker.ready
      return active?.state === 'activated' && navigator.serviceWorker.controller !== null
    })
    await context.setOffline(true)
    const cold = await context.newPage()
    await cold.goto('/dashboard')
    await expect(rows(cold)).toHaveCount(1)
    await cold.getByRole('button', { name: 'Replay' }).click()
    await expect(cold.getByText('Move 0 of 7')).toBeVisible()
    await context.setOffline(false)

    // Members stay signed in offline: what waits for the account is theirs.
    await becomeMember(page, site)
    await page.goto('/play')
    await startGame(page)
    await context.setOffline(true)
    await clickMoves(page, FOOLS_MATE)
    await expect(end(page).getByText('Waiting to be saved')).toBeVisible()
    await cold.goto('/dashboard')
    await expect(cold.getByText('Your games could not be loaded. They are safe.')).toBeVisible()
    await expect(rows(cold)).toHaveText([/Black won.*Waiting to be saved/])
  })
})

test('guests’ games are taken into the account when that is wanted, without doubles', async ({
  page,
  site,
}) => {
  await keepGames(page, {}, FOOLS_MATE_GAME)
  await becomeMember(page, site)
  await page.goto('/dashboard')
  await expect(page.getByText('No matches played yet')).toBeVisible()
  await page.getByRole('button', { name: 'Take them in' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText('Waiting to be saved')).toHaveCount(0)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Take them in' })).toBeHidden()

  // The next user of this device sees none of them.
  await signOut(page)
  await expect(page.getByText('Please sign in to view your match history')).toBeVisible()
  await expect(page.getByText('No matches played yet')).toBeVisible()
  await becomeMember(page, site)
  await page.goto('/dashboard')
  await expect(page.getByText('No matches played yet')).toBeVisible()
})

test.describe('with a session that has ended', () => {
  test.use({ allowedTrouble: [/status of 401/] })

  test('a game is not lost: it waits until its owner signs in again', async ({ page, context, site }) => {
    const email = await becomeMember(page, site)
    await page.goto('/play')
    await startGame(page)
    await context.clearCookies({ name: /session_token/ })
    await clickMoves(page, SCHOLARS_MATE)
    await expect(end(page).getByText('Waiting to be saved: please sign in again.')).toBeVisible()
    await context.clearCookies()
    await signIn(page, email)
    await expect(page).toHaveURL('/play')
    await page.goto('/dashboard')
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByText('Waiting to be saved')).toHaveCount(0)
  })
})

test('a link shows one match to everyone, with or without scripts, until it is revoked', async ({
  page,
  browser,
  site,
}) => {
  const email = await becomeMember(page, site)
  await playToMate(page)
  await expect(end(page).getByText('Saved to your match history')).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Replay' }).click()
  await page.getByText('Share', { exact: true }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to this match' }).inputValue()

  const stranger = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const shared = await stranger.newPage()
  const response = await shared.goto(link)
  expect(response?.headers()['x-robots-tag']).toContain('noindex')
  const html = (await response?.text()) ?? ''
  expect(html).not.toContain(email)
  await expect(shared.getByRole('heading', { name: 'White v Black: White won' })).toBeVisible()
  await expect(shared.getByRole('gridcell', { name: /^f7, white queen/ })).toBeVisible()
  await expect(shared.getByRole('link', { name: 'Report this game' })).toHaveAttribute('href', /^mailto:/)
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const drawn = await stranger.request.get(new URL(picture).pathname)
  expect(drawn.headers()['content-type']).toBe('image/png')
  expect((await drawn.body()).subarray(1, 4).toString()).toBe('PNG')

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('The link no longer works.')).toBeVisible()
  expect((await stranger.request.get(link)).status()).toBe(404)
  await stranger.close()
})
