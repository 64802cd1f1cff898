import {
  button,
  choose,
  clickMoves,
  drag,
  expectNoSidewaysScroll,
  moves,
  SCHOLARS_MATE,
  square,
  startGame,
  status,
} from './play-steps.ts'
import { expect, test } from './support/test.ts'

test('setup asks what the specification asks, and computer-only choices only for the computer', async ({
  page,
}) => {
  await page.goto('/play')
  await expect(page).toHaveTitle(/Play/)
  await expect(page.getByRole('heading', { name: 'Start New Chess Match' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Game Setup' })).toBeVisible()
  const group = (name: string) => page.getByRole('radiogroup', { name })
  await expect(group('Game mode').getByRole('radio', { checked: true })).toHaveAccessibleName(
    'Player vs Computer',
  )
  await expect(group('Time control').getByRole('radio')).toHaveCount(7)
  await expect(group('Colour').getByRole('radio')).toHaveCount(3)
  await expect(group('Time control').getByRole('radio', { checked: true })).toHaveAccessibleName('10 min')
  await expect(group('Colour').getByRole('radio', { checked: true })).toHaveAccessibleName('White')
  await expect(group('Difficulty').getByRole('radio', { checked: true })).toHaveAccessibleName('Intermediate')

  await test.step('five carved opponents, each with a range and how it was measured', async () => {
    const opponents = page.getByRole('radiogroup', { name: 'Difficulty' })
    for (const name of ['Beginner', 'Intermediate', 'Advanced', 'Master', 'Choose a strength'])
      await expect(opponents.getByRole('radio', { name, exact: true })).toHaveAccessibleDescription(
        /^[\d,]+ to [\d,]+ ?\w.+/,
      )
    const pictures = opponents.locator('img')
    await expect(pictures).toHaveCount(5)
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('alt', '')
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBe(240)
    }
    await choose(page, 'Difficulty', 'Master')
    await expect(page.getByText(/^Measured at 2,\d{3} ± \d+\./)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'How we measured' })).toHaveAttribute(
      'href',
      '/how-we-measured',
    )
  })

  await choose(page, 'Difficulty', 'Choose a strength')
  const dial = page.getByRole('slider', { name: 'Strength' })
  await expect(dial).toHaveAttribute('aria-valuetext', /^1,000 ± \d+$/)
  await dial.press('ArrowRight')
  await expect(dial).toHaveAttribute('aria-valuetext', /^1,050 ± \d+$/)
  await button(page, 'Match me').click()
  await expect(dial).toHaveAttribute('aria-valuetext', /^1,000 ± \d+$/)

  await group('Game mode').getByRole('radio', { name: 'Player vs Player' }).check()
  await expect(group('Colour')).toBeHidden()
  await expect(group('Difficulty')).toBeHidden()
  await expect(group('Seats').getByRole('radio')).toHaveCount(2)
})

test('links of the navigation preselect the opponent, also while a game is played', async ({ page }) => {
  const mode = (name: string) => page.getByRole('radio', { name })
  await page.goto('/play?with=person')
  await expect(mode('Player vs Player')).toBeChecked()
  await expect(mode('Beside each other')).toBeChecked()
  await page.goto('/play?with=table')
  await expect(mode('Across a table')).toBeChecked()
  await button(page, 'Start Game').click()
  await clickMoves(page, 'e2e4')
  await expect(page).toHaveURL(/\/play$/)
  await page.goto('/play?with=computer')
  await expect(mode('Player vs Computer')).toBeChecked()
  await button(page, 'Continue game').click()
  await expect(square(page, 'e4')).toHaveAccessibleName(/white pawn/)
})

test('setup fits its screens, and Start Game is in sight on each; /game is the same, and Back leads home', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/game')
  await expect(page.getByRole('heading', { name: 'Start New Chess Match' })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/play$/)

  await page.goto('/play')
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const mode of ['Player vs Player', 'Player vs Computer']) {
      await choose(page, 'Game mode', mode)
      for (const radio of await page.getByRole('radio').all())
        await expect(radio).toBeInViewport({ ratio: 1 })
      for (const name of ['Start Game', 'Back']) await expect(button(page, name)).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY), `${mode} at ${width} by ${height}`).toBe(0)
    }
    await expectNoSidewaysScroll(page)
  }

  await choose(page, 'Game mode', 'Player vs Player')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the address of a quick game starts one at once with the last choices', async ({ page }) => {
  await startGame(page, { mode: 'Player vs Computer', time: '5 min', color: 'Random', level: 'Beginner' })
  await page.goto('/play?start=now')
  await expect(page.getByRole('grid', { name: 'Chess board' })).toBeVisible()
  await expect(page.getByRole('timer', { name: 'White clock' })).toHaveText(/^(5:00|4:5\d)$/)
  await expect(page.locator('.clock-detail').first()).toHaveText(/Beginner|Thinking/)
  await expect(page).toHaveURL(/\/play$/)
  // One more press would play a first move.
  await expect(status(page)).toHaveText('Playing')
  const isBlack = (await page.getByRole('gridcell').first().getAttribute('aria-label'))?.startsWith('h1')
  // White's first move would cancel a piece picked up before it.
  if (isBlack) await expect(page.getByRole('log')).toContainText('White:')
  await page.locator('.board-square.draggable').first().click()
  await expect(page.locator('.board-square.target').first()).toBeVisible()

  await button(page, 'New Game').click()
  await expect(page.getByRole('radio', { name: 'Random' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Beginner' })).toBeChecked()
})

test('two people play Scholar’s mate for White, and each move and the mate is announced once', async ({
  page,
}) => {
  await startGame(page)
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden()
  const log = page.getByRole('log')
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      const text = document.querySelector('[role=log]')?.textContent
      if (text) said.push(text)
    }).observe(document.querySelector('[role=log]')!, { childList: true, characterData: true, subtree: true })
  })
  for (const [ply, move] of SCHOLARS_MATE.split(' ').entries()) {
    const before = await log.textContent()
    await clickMoves(page, move)
    await expect(log).not.toHaveText(before ?? '')
    await expect(log).toHaveText(/\S/)
    if (ply > 0) continue
    await expect(moves(page)).toContainText('e4')
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  }
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    'White: pawn from e2 to e4.',
    'Black: pawn from e7 to e5.',
    'White: bishop from f1 to c4.',
    'Black: knight from b8 to c6.',
    'White: queen from d1 to h5.',
    'Black: knight from g8 to f6.',
    'White: queen from h5 takes f7, checkmate. Checkmate! White won by checkmate.',
  ])

  const dialog = page.getByRole('dialog', { name: 'Checkmate!' })
  await expect(dialog).toContainText('Game Over')
  await expect(dialog).toContainText('White won by checkmate.')
  await expect(page.locator('.end-overlay')).toContainText('Checkmate!')
  await dialog.getByRole('button', { name: 'See Previous Moves' }).click()
  await expect(dialog).toBeHidden()
  await expect(square(page, 'h5')).toHaveAccessibleName(/white queen/)
  await expect(status(page)).toHaveText('Checkmate')

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(status(page)).toHaveText('Checkmate')
  await expect(dialog).toBeHidden()
  await expect(page.locator('.end-overlay')).toHaveCount(0)
})

test('Black mates, a draw and a stalemate name their reason', async ({ page }) => {
  await startGame(page)
  await clickMoves(page, 'a2a3 e7e5 b2b3 f8c5 c2c3 d8f6 b3b4 f6f2')
  const mate = page.getByRole('dialog', { name: 'Checkmate!' })
  await expect(mate).toContainText('Black won by checkmate.')
  await mate.getByRole('button', { name: 'New Game' }).click()
  await expect(page.getByRole('heading', { name: 'Start New Chess Match' })).toBeVisible()

  await startGame(page)
  await clickMoves(page, 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8')
  const draw = page.getByRole('dialog', { name: 'Draw!' })
  await expect(draw).toContainText('Game Over - Draw')
  await expect(draw).toContainText('threefold repetition')
  await draw.getByRole('button', { name: 'New Game' }).click()
  await expect(page.getByRole('heading', { name: 'Start New Chess Match' })).toBeVisible()

  await startGame(page)
  await clickMoves(
    page,
    'e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6',
  )
  const stalemate = page.getByRole('dialog', { name: 'Stalemate!' })
  await expect(stalemate).toContainText('Game Over')
  await expect(stalemate).toContainText('no legal move')
})

test('clicks follow the rules, moves are undone, and a game is reset, left and continued', async ({
  page,
}) => {
  await startGame(page, { time: '5 min' })
  await test.step('clicks select, switch, deselect, clear and play', async () => {
    const selected = page.locator('[role=gridcell][aria-selected=true]')
    await square(page, 'e2').click()
    await expect(selected).toHaveAccessibleName(/^e2, white pawn, selected/)
    await expect(square(page, 'e4')).toHaveAccessibleName('e4, empty, may be moved to')
    await square(page, 'g1').click()
    await expect(selected).toHaveAccessibleName(/^g1/)
    await square(page, 'g1').click()
    await expect(selected).toHaveCount(0)
    await square(page, 'g1').click()
    await square(page, 'a5').click()
    await expect(selected).toHaveCount(0)
    await square(page, 'e7').click()
    await expect(selected).toHaveCount(0)
    await clickMoves(page, 'g1f3')
    await expect(square(page, 'f3')).toHaveAccessibleName(/white knight/)
  })

  await test.step('Reset Game starts afresh, New Game goes back to setup and Back returns', async () => {
    await clickMoves(page, 'e7e5')
    await page.getByRole('button', { name: 'Reset Game' }).click()
    await expect(page.getByRole('timer', { name: 'White clock' })).toHaveText('5:00')
    await expect(square(page, 'e2')).toHaveAccessibleName(/white pawn/)
    await expect(page.getByRole('button', { name: 'Previous' })).toBeHidden()

    await clickMoves(page, 'd2d4')
    await page.getByRole('button', { name: 'New Game' }).click()
    await expect(page.getByRole('radio', { name: '5 min', exact: true })).toBeChecked()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(moves(page)).toContainText('d4')
  })

  await test.step('Undo Move, Previous, Next and a move from an older position', async () => {
    await button(page, 'Reset Game').click()
    await clickMoves(page, 'e2e4 e7e5 g1f3')
    await page.getByRole('button', { name: 'Undo Move' }).click()
    await expect(moves(page)).not.toContainText('Nf3')
    await expect(square(page, 'g1')).toHaveAccessibleName(/white knight/)

    await page.getByRole('button', { name: 'Previous' }).click()
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await expect(square(page, 'e2')).toHaveAccessibleName(/white pawn/)
    await page.getByRole('button', { name: 'Next' }).click()
    await clickMoves(page, 'c7c5')
    await button(page, 'Play my move').click()
    await expect(moves(page)).toContainText('c5')
    await expect(moves(page)).not.toContainText('e5')
    await moves(page).getByRole('button', { name: 'e4' }).click()
    await expect(square(page, 'c7')).toHaveAccessibleName(/black pawn/)
  })
})

/** White's pawn is on b7 and may capture the rook on a8. */
const BEFORE_PROMOTION = 'a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6'

test('a pawn is promoted with the mouse, put back with Esc, and promoted with the keyboard', async ({
  page,
}) => {
  await startGame(page)
  await clickMoves(page, `${BEFORE_PROMOTION} b7a8`)
  const dialog = page.getByRole('dialog', { name: 'Choose Promotion Piece' })
  for (const name of ['Queen', 'Rook', 'Bishop', 'Knight'])
    await expect(dialog.getByRole('button', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(square(page, 'b7')).toHaveAccessibleName(/white pawn/)
  await expect(square(page, 'a8')).toHaveAccessibleName(/black rook/)

  await drag(page, 'b7', 'a8')
  await dialog.getByRole('button', { name: 'Knight' }).click()
  await expect(square(page, 'a8')).toHaveAccessibleName(/white knight/)
  await expect(moves(page)).toContainText('bxa8=N')

  await page.getByRole('button', { name: 'Undo Move' }).click()
  await expect(square(page, 'b7')).toHaveAccessibleName(/white pawn/)
  await square(page, 'b7').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Queen' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('button', { name: 'Rook' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(square(page, 'a8')).toHaveAccessibleName(/white rook/)

  await page.getByRole('button', { name: 'Undo Move' }).click()
  await clickMoves(page, 'b7a8')
  await page.keyboard.press('b')
  await expect(square(page, 'a8')).toHaveAccessibleName(/white bishop/)
})
