import { movesStored, putGameInTab, putStoredGame, storedGame } from './play-stored.ts'
import type { Page } from '@playwright/test'
import { button, choose, clickMoves, moves, square, startGame, status } from './play-steps.ts'
import { expect, test } from './support/test.ts'

const seconds = (clock: string | null) => {
  const [minutes, rest] = (clock ?? '').split(':').map(Number)
  return minutes! * 60 + rest!
}

test('a reload continues the game: position, moves and clocks', async ({ page }) => {
  await startGame(page, { time: '5 min' })
  await clickMoves(page, 'e2e4 e7e5 g1f3')
  const black = page.getByRole('timer', { name: 'Black clock' })
  await expect(black).toHaveText('4:57')
  const since = Date.now()
  const before = seconds(await black.textContent())
  await page.reload()
  await expect(square(page, 'f3')).toHaveAccessibleName(/white knight/)
  await expect(moves(page)).toContainText('Nf3')
  const after = seconds(await black.textContent())
  expect(after).toBeLessThanOrEqual(before)
  expect(after).toBeGreaterThanOrEqual(before - (Date.now() - since) / 1000 - 1)
  await clickMoves(page, 'b8c6')
  await expect(square(page, 'c6')).toHaveAccessibleName(/black knight/)
})

test('a reload while the computer thinks has it think again', async ({ page }) => {
  await startGame(page, { mode: 'Player vs Computer', level: 'Master' })
  await clickMoves(page, 'e2e4')
  await expect(status(page)).toHaveText('Thinking…')
  await page.reload()
  await expect(moves(page).getByRole('button')).toHaveCount(2)
})

test('a new visit offers to go on with an unfinished game', async ({ page }) => {
  await putStoredGame(
    page,
    storedGame({
      moves: ['d2d4'],
      times: [
        { w: 9e4, b: 9e4 },
        { w: 8e4, b: 9e4 },
      ],
      shown: 1,
    }),
  )
  await page.goto('/play')
  await page.getByRole('button', { name: 'Continue game' }).click()
  await expect(square(page, 'd4')).toHaveAccessibleName(/white pawn/)
})

test('a stored game with an illegal move, or half a record, is left out with a notice', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  const times = [
    { w: 1, b: 1 },
    { w: 1, b: 1 },
  ]
  for (const [index, broken] of [{ moves: ['e2e5'], times }, { settings: undefined }].entries()) {
    await putStoredGame(page, storedGame(broken))
    await page.goto('/play')
    await expect(page.getByText('could not be read')).toBeVisible()
    expect(warnings.filter((line) => line.includes('ERR_STORED_GAME'))).toHaveLength(index + 1)
  }
  await page.reload()
  await startGame(page)
  await clickMoves(page, 'e2e4')
  await expect(moves(page)).toContainText('e4')
})

test('two tabs keep their games apart, and neither offers the other’s while it is played', async ({
  page,
  context,
}) => {
  await startGame(page)
  await clickMoves(page, 'e2e4')
  const other = await context.newPage()
  await expectNoOffer(other)
  await page.close()
  await startGame(other)
  await clickMoves(other, 'd2d4 d7d5')
  await expect(moves(other)).toContainText('d5')
  await other.close()

  const third = await context.newPage()
  await third.goto('/play')
  await third.getByRole('button', { name: 'Continue game' }).click()
  await expect(moves(third)).toContainText('d4')
  const fourth = await context.newPage()
  await fourth.goto('/')
  await fourth.getByRole('link', { name: 'Continue your game at move 1' }).click()
  await expect(moves(fourth)).toContainText('e4')
})

test('a game that was reset is not offered again', async ({ page, context }) => {
  await startGame(page)
  await clickMoves(page, 'e2e4')
  await page.getByRole('button', { name: 'Reset Game' }).click()
  await expect(moves(page).getByRole('button')).toHaveCount(0)
  // It stays stored as long as the reset can be undone.
  await expect
    .poll(async () => (await movesStored(page)).toSorted((one, other) => one - other))
    .toEqual([0, 1])
  await page.getByRole('button', { name: 'New Game' }).click()
  await expect.poll(() => movesStored(page)).toEqual([0])
  await page.close()
  await expectNoOffer(await context.newPage())
})

test('a tab that comes back takes its game as another has left it', async ({ page, context }) => {
  await startGame(page)
  await clickMoves(page, 'e2e4')
  await expect.poll(() => movesStored(page)).toEqual([1])
  await page.goto('/support')
  const other = await context.newPage()
  await other.goto('/play')
  await other.getByRole('button', { name: 'Continue game' }).click()
  await clickMoves(other, 'e7e5 g1f3')
  await expect.poll(() => movesStored(other)).toEqual([3])
  await other.goto('/support')
  await page.goto('/play')
  await expect(moves(page)).toContainText('Nf3')
})

/** The page reads the same store when it hydrates, and choosing an option waits for that, so this test reads it afterwards. */
async function expectNoOffer(page: Page) {
  await page.goto('/play')
  await choose(page, 'Game mode', 'Player vs Player')
  await movesStored(page)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await expect(page.getByRole('button', { name: 'Continue game' })).toHaveCount(0)
}

test('a storage that is forbidden costs a notice and nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
  })
  await startGame(page)
  await clickMoves(page, 'e2e4 e7e5')
  await expect(page.getByText('We can’t save games on this device.')).toHaveCount(1)
  await expect(moves(page)).toContainText('e5')
})

test('a finished game does not come back in place of setup', async ({ page }) => {
  const times = Array.from({ length: 5 }, () => ({ w: 1_000, b: 1_000 }))
  const over = storedGame({
    moves: ['f2f3', 'e7e5', 'g2g4', 'd8h4'],
    times,
    shown: 4,
    leftMs: { w: 1_000, b: 1_000 },
  })
  await putStoredGame(page, over)
  await putGameInTab(page, over)
  await page.goto('/play')
  await choose(page, 'Game mode', 'Player vs Player')
  await expect(button(page, 'Start Game')).toBeVisible()
  await expect(button(page, 'Continue game')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
