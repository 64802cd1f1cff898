import { makeComputerWait } from './computer-steps.ts'
import type { Page } from '@playwright/test'
import { openStoredGame, storedGame } from './play-stored.ts'
import { button, centerOf, choose, clickMoves, moves, square, startGame, status } from './play-steps.ts'
import { expect, test } from './support/test.ts'

const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

test('one board: drawn on, turned, jumped over by keys, written to, named, downloaded', async ({ page }) => {
  await startGame(page)
  await test.step('arrows and circles are drawn with the right button and cleared with the left', async () => {
    const from = await centerOf(square(page, 'g1'))
    const to = await centerOf(square(page, 'f3'))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down({ button: 'right' })
    await page.mouse.move(to.x, to.y)
    await page.mouse.up({ button: 'right' })
    await expect(page.locator('.board-drawing .arrow')).toHaveCount(1)
    await square(page, 'd4').click({ button: 'right', modifiers: ['Shift'] })
    await expect(page.locator('.board-drawing .circle.red')).toHaveCount(1)
    await square(page, 'd5').click()
    await expect(page.locator('.board-drawing')).toHaveCount(0)
  })

  await test.step('the board is turned with f', async () => {
    await page.keyboard.press('f')
    await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/^h1/)
    await button(page, 'Flip board').click()
    await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/^a8/)
  })

  await test.step('jump keys find pieces and ranks', async () => {
    await square(page, 'e2').focus()
    await page.keyboard.press('n')
    await expect(square(page, 'b8')).toBeFocused()
    await page.keyboard.press('Shift+N')
    await expect(square(page, 'g1')).toBeFocused()
    await page.keyboard.press('7')
    await expect(square(page, 'g7')).toBeFocused()
  })

  await test.step('moves are typed: SAN, UCI and plain words', async () => {
    const field = page.getByRole('textbox', { name: 'Type a move' })
    for (const text of ['e4', 'e7e5', 'knight f3']) {
      await field.fill(text)
      await field.press('Enter')
    }
    await expect(moves(page)).toContainText('Nf3')
    await field.fill('Ke4')
    await field.press('Enter')
    await expect(page.getByText('“Ke4” is not a legal move here.')).toBeVisible()
    await field.fill(' ')
    await field.press('Enter')
    await expect(page.getByText('not a legal move')).toHaveCount(0)
    await expect(field).toHaveAttribute('aria-invalid', 'false')
  })

  await test.step('the PGN is downloaded', async () => {
    await page.getByText('Share').click()
    const downloading = page.waitForEvent('download')
    await button(page, 'Download PGN').click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('rook-and-rajah.pgn')
    const text = await (await download.createReadStream()).toArray()
    expect(Buffer.concat(text).toString()).toContain('1. e4')
  })

  await test.step('openings are named, transpositions too', async () => {
    await button(page, 'Reset Game').click()
    await clickMoves(page, 'c2c4 g8f6 b1c3 e7e6 d2d4 f8b4')
    await expect(page.getByText('E20 Nimzo-Indian Defense')).toBeVisible()
  })
})

test('the computer answers an offer of a draw, resigning is confirmed, and a rematch swaps colours', async ({
  page,
}) => {
  await startGame(page, { mode: 'Player vs Computer', level: 'Beginner' })
  await button(page, 'Offer draw').click()
  await expect(page.getByText('The computer would rather play on.')).toBeVisible()
  await button(page, 'Hint').click()
  await expect(page.locator('.words')).not.toBeEmpty()

  await button(page, 'Resign').click()
  await dialogButton(page, 'Play on').click()
  await expect(status(page)).toHaveText('Playing')
  await button(page, 'Resign').click()
  await dialogButton(page, 'Resign').click()
  const dialog = page.getByRole('dialog', { name: 'You resigned' })
  await expect(dialog).toContainText('The computer won by resignation.')
  // A hint goes with its game.
  await expect(page.locator('.words')).toBeEmpty()
  await dialog.getByRole('button', { name: 'Rematch' }).click()
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/^h1/)
  await expect(moves(page).getByRole('button')).toHaveCount(1)
})

test('two people agree to a draw, and the series keeps score', async ({ page }) => {
  await page.goto('/play')
  await choose(page, 'Game mode', 'Player vs Player')
  await page.getByText('More options').click()
  await page.getByRole('textbox', { name: 'White’s name' }).fill('Asha')
  await page.getByRole('textbox', { name: 'Black’s name' }).fill('Ravi')
  await startGame(page)
  await clickMoves(page, 'e2e4')
  await button(page, 'Offer draw').click()
  await expect(page.getByRole('dialog')).toContainText('Asha, do you accept a draw?')
  await dialogButton(page, 'Accept draw').click()
  await expect(page.getByRole('dialog', { name: 'Draw!' })).toContainText('Drawn by agreement.')
  await dialogButton(page, 'Rematch').click()
  await expect(page.locator('.clock-name').first()).toHaveText('Asha · 0.5')
  await expect(page.locator('.clock-name').last()).toHaveText('Ravi · 0.5')
})

test('a game against a strength of the dial comes back as that, and changes the own strength', async ({
  page,
}) => {
  const own = { rating: 1240, deviation: 100, volatility: 0.06, games: 7, counted: [] }
  await page.addInitScript((record) => {
    if (localStorage.getItem('own-strength') === null) localStorage.setItem('own-strength', record)
  }, JSON.stringify(own))
  const sixMoves = ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6']
  await openStoredGame(
    page,
    storedGame({
      settings: { ...storedGame().settings, mode: 'human-vs-ai', aiDifficulty: 1250 },
      moves: sixMoves,
      times: Array.from({ length: sixMoves.length + 1 }, () => storedGame().leftMs),
      shown: sixMoves.length,
    }),
  )
  await expect(page.getByText('1,250', { exact: true }).first()).toBeVisible()
  await clickMoves(page, 'h5f7')
  const dialog = page.getByRole('dialog', { name: 'Checkmate!' })
  await expect(
    dialog.getByText(
      /^Your strength: 1,[12]\d0 to 1,[34]\d0, up \d\d points\. Provisional until 10 games: this was number 8\.$/,
    ),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'New Game' }).click()
  await choose(page, 'Difficulty', 'Choose a strength')
  await expect(
    page.getByText(/^Your strength: 1,[12]\d0 to 1,[34]\d0, provisional after 8 games$/),
  ).toBeVisible()
})

test('increments are added, and a game may have no clock', async ({ page }) => {
  await page.clock.install()
  await page.goto('/play')
  await choose(page, 'Game mode', 'Player vs Player')
  await page.getByText('More options').click()
  await page.getByRole('radio', { name: '+30' }).check()
  await startGame(page, { time: '1 min' })
  await clickMoves(page, 'e2e4')
  await expect(page.getByRole('timer', { name: 'White clock' })).toHaveText(/^1:(30|29|28|27)$/)
  await button(page, 'New Game').click()
  await startGame(page, { time: 'No clock' })
  await expect(page.getByRole('timer', { name: 'White clock' })).toHaveText('∞')
  await page.clock.fastForward('10:00:00')
  await clickMoves(page, 'e2e4')
  await expect(moves(page)).toContainText('e4')
  await page.reload()
  await expect(page.getByRole('timer', { name: 'White clock' })).toHaveText('∞')
})

test('a game starts from a FEN, a PGN or a link, and says what is wrong with a bad one', async ({ page }) => {
  await page.goto('/play')
  await choose(page, 'Game mode', 'Player vs Player')
  await page.getByText('More options').click()
  const field = page.getByRole('textbox', { name: 'Start from a position or a game' })
  for (const [text, message] of [
    ['8/8/8/8/8/8/8/K7 w - - 0 1', /This FEN isn’t valid/],
    ['hello', 'This is neither a FEN nor a PGN.'],
  ] as const) {
    await field.fill(text)
    await button(page, 'Start Game').click()
    await expect(page.getByText(message)).toBeVisible()
    await expect(field).toBeFocused()
  }
  await field.fill('1. e4 e5 2. Nf3')
  await button(page, 'Start Game').click()
  await expect(moves(page)).toContainText('Nf3')
  await clickMoves(page, 'b8c6')

  await page.goto(`/play?fen=${encodeURIComponent('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')}`)
  await expect(page.getByText('from the position in your link')).toBeVisible()
  await button(page, 'Start Game').click()
  await expect(square(page, 'e2')).toHaveAccessibleName(/white pawn/)
  await expect(square(page, 'd2')).toHaveAccessibleName(/empty/)

  await page.goto('/play?fen=8/8/8')
  await expect(page.getByText(/This FEN isn’t valid/)).toBeVisible()

  await test.step('a user who follows a link gets the side to move, and a reload keeps the game', async () => {
    await page.goto(`/play?fen=${encodeURIComponent('4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1')}`)
    await expect(page.getByText('from the position in your link')).toBeVisible()
    await choose(page, 'Game mode', 'Player vs Computer')
    await expect(page.getByRole('radio', { name: 'Black' })).toBeChecked()
    await button(page, 'Start Game').click()
    await clickMoves(page, 'e7e5')
    await expect(page).toHaveURL(/\/play$/)
    await page.reload()
    await expect(square(page, 'e5')).toHaveAccessibleName(/black pawn/)
  })
})

test('premoves wait in a queue, are shown, played in turn and cancelled with Esc', async ({ page }) => {
  const computer = await makeComputerWait(page)
  await startGame(page, { mode: 'Player vs Computer', level: 'Master' })
  await page.getByText('Board & sound').click()
  await page.getByRole('checkbox', { name: 'Premoves' }).check()
  await computer.hold()
  await clickMoves(page, 'a2a3')
  await clickMoves(page, 'h2h3 g2g3')
  await expect(page.locator('.board-square.premove')).toHaveCount(4)
  await computer.letGo()
  await expect(moves(page)).toContainText('h3')
  await expect(moves(page)).toContainText('g3')
  await expect(moves(page).getByRole('button')).toHaveCount(6)

  await computer.hold()
  await clickMoves(page, 'b2b3')
  await clickMoves(page, 'c2c3')
  await expect(page.locator('.board-square.premove')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.locator('.board-square.premove')).toHaveCount(0)
  await computer.letGo()
  await expect(moves(page).getByRole('button')).toHaveCount(8)
  await expect(status(page)).toHaveText('Playing')
})
