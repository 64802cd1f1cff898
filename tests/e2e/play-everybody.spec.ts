import type { Page } from '@playwright/test'
import {
  button,
  clickMoves,
  expectNoSidewaysScroll,
  moves,
  openMore,
  SCHOLARS_MATE,
  square,
  startGame,
} from './play-steps.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/test.ts'

test('no state of the screen has an accessibility fault', async ({ page }) => {
  await page.goto('/play')
  await expectNoFaults(page)
  await startGame(page)
  await expectNoFaults(page)
  await clickMoves(page, SCHOLARS_MATE.slice(0, -5))
  await square(page, 'h5').click()
  await expectNoFaults(page)
  await square(page, 'f7').click()
  await expect(page.getByRole('dialog', { name: 'Checkmate!' })).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await expectNoFaults(page)

  await page.getByRole('button', { name: 'Reset Game' }).click()
  await clickMoves(page, 'a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6 b7a8')
  await expect(page.getByRole('dialog', { name: 'Choose Promotion Piece' })).toBeVisible()
  await expectNoFaults(page)
})

test('a whole game is played with the keyboard alone', async ({ page }) => {
  await page.goto('/play')
  // A key pressed before hydration is lost, as a click is.
  await expect(async () => {
    await page.getByRole('radio', { name: 'Player vs Computer' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: 'Player vs Player' })).toBeChecked({ timeout: 200 })
  }).toPass()
  const start = page.getByRole('button', { name: 'Start Game' })
  for (let tabs = 0; tabs < 8 && !(await start.evaluate((e) => e === document.activeElement)); tabs++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // The board has the focus, on the king's pawn.
  await expect(square(page, 'e2')).toBeFocused()
  for (const move of SCHOLARS_MATE.split(' ')) {
    await walkTo(page, move.slice(0, 2))
    await page.keyboard.press('Enter')
    await walkTo(page, move.slice(2, 4))
    await page.keyboard.press('Space')
  }
  const dialog = page.getByRole('dialog', { name: 'Checkmate!' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'See Previous Moves' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(moves(page).getByRole('button', { name: 'Nf6' })).toHaveAttribute('aria-current', 'step')
})

test('refused presses, a turned board and the sound are announced; letter shortcuts can be switched off', async ({
  page,
}) => {
  await startGame(page)
  const heard = page.getByRole('log')
  await square(page, 'g1').press('Enter')
  await square(page, 'e5').press('Enter')
  await expect(heard).toHaveText('The white knight on g1 cannot move to e5.')
  await page.keyboard.press('Escape')
  await page.keyboard.press('m')
  await expect(heard).toHaveText('Sound off.')
  await page.keyboard.press('f')
  await expect(heard).toHaveText('Black is at the bottom.')

  await clickMoves(page, 'e2e4 e7e5 g1f3')
  await test.step('the list of moves is one stop of the Tab key, before the buttons that step', async () => {
    await expect(moves(page).getByRole('button', { name: 'Nf3' })).toHaveAttribute('aria-current', 'step')
    await button(page, 'Previous').focus()
    await page.keyboard.press('Shift+Tab')
    await expect(moves(page).getByRole('button', { name: 'Nf3' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(moves(page).getByRole('button', { name: 'e5' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Previous')).toBeFocused()
  })

  await page.getByText('Board & sound').click()
  await button(page, 'Board').click()
  await page.getByRole('checkbox', { name: 'Letter shortcuts' }).uncheck()
  await button(page, 'Done').click()
  await page.keyboard.press('f')
  await page.keyboard.press('ArrowLeft')
  await expect(moves(page).getByRole('button', { name: 'e5' })).toHaveAttribute('aria-current', 'step')
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/^h1/)
})

async function walkTo(page: Page, name: string) {
  const here = await page.evaluate(() => document.activeElement!.getAttribute('aria-label')!.slice(0, 2))
  const files = name.charCodeAt(0) - here.charCodeAt(0)
  const ranks = name.charCodeAt(1) - here.charCodeAt(1)
  for (let step = 0; step < Math.abs(files); step++)
    await page.keyboard.press(files > 0 ? 'ArrowRight' : 'ArrowLeft')
  for (let step = 0; step < Math.abs(ranks); step++)
    await page.keyboard.press(ranks > 0 ? 'ArrowUp' : 'ArrowDown')
  await expect(square(page, name)).toBeFocused()
}

const BOARDS = [
  [320, 640, 320],
  [390, 844, 390],
  [768, 1024, 693],
  [844, 390, 326],
  [1024, 768, 576],
  [1440, 900, 600],
  [1920, 1080, 856],
  [2560, 1440, 1152],
  [3840, 2160, 1728],
] as const

test('at no width anything scrolls sideways, and the board is as large as it may be', async ({ page }) => {
  await page.goto('/play')
  for (const [width, height] of BOARDS) {
    await page.setViewportSize({ width, height })
    await expectNoSidewaysScroll(page)
  }
  await startGame(page)
  await clickMoves(page, 'e2e4 e7e5')
  for (const [width, height, board] of BOARDS) {
    await page.setViewportSize({ width, height })
    await expectNoSidewaysScroll(page)
    const widthOfBoard = async () => Math.round((await page.locator('.board').boundingBox())!.width)
    // The page measures one frame later.
    await expect.poll(widthOfBoard, `${width} px`).toBeLessThanOrEqual(board)
    expect(await widthOfBoard(), `${width} px`).toBeGreaterThanOrEqual(board - 2)
  }
})

/** The first opens a sheet with the other actions. */
const BAR = ['More', 'Undo Move', 'Hint', 'Previous', 'Next']

test('on a phone or a tablet board, clocks, moves and every button of the game are seen at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await startGame(page, { mode: 'Player vs Computer' })
  await page.evaluate(() => window.scrollTo(0, 0))
  await clickMoves(page, 'e2e4')
  await expect(moves(page).getByRole('button')).toHaveCount(2)
  await button(page, 'Hint').click()
  const words = page.locator('.words')
  await expect(words).toHaveText(/\S/)
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [390, 844],
    [768, 1024],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('.game-bar > button')).toHaveText(BAR)
    for (const name of BAR) {
      await expect(button(page, name)).toBeInViewport({ ratio: 1 })
      const box = (await button(page, name).boundingBox())!
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    }
    for (const seen of [
      page.getByRole('timer', { name: 'White clock' }),
      page.getByRole('timer', { name: 'Black clock' }),
      page.locator('.board'),
      moves(page),
      words,
    ])
      await expect(seen).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    // The words come first, beside or below the board, then the actions and the moves; on tall phones the actions are last.
    const { y, x, height: lines } = (await words.boundingBox())!
    const bar = (await page.locator('.game-bar').boundingBox())!
    const list = (await moves(page).boundingBox())!
    const board = (await page.locator('.board').boundingBox())!
    const [upper, lower] = width === 390 ? [list, bar] : [bar, list]
    expect(y + lines).toBeLessThanOrEqual(upper.y + 1)
    expect(upper.y + upper.height).toBeLessThanOrEqual(lower.y + 1)
    expect(y >= board.y + board.height || x >= board.x + board.width).toBe(true)
  }
})

test('on a phone the sheet has the other actions, closes after each and gives the focus back, and held sideways the moves have room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startGame(page)
  await openMore(page)
  for (const name of ['New Game', 'Reset Game']) await expect(button(page, name)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Game Info' })).toBeVisible()

  await test.step('one square of the board is in the tab order, and squares are named in reading order', async () => {
    await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1)
    const names = await page
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((c) => c.ariaLabel!.slice(0, 2)))
    expect(names.slice(0, 9).join(' ')).toBe('a8 b8 c8 d8 e8 f8 g8 h8 a7')
    expect(names).toHaveLength(64)
  })

  await test.step('Escape closes it, and so does an action', async () => {
    await page.keyboard.press('Escape')
    await expect(button(page, 'More')).toBeFocused()
    await openMore(page)
    await button(page, 'Resign').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click()
    await expect(button(page, 'Reset Game')).toBeHidden()
    await expect(button(page, 'More')).toBeFocused()
  })
  await page.setViewportSize({ width: 844, height: 390 })
  await clickMoves(page, 'e2e4 e7e5')
  await expect(moves(page).getByRole('button')).toHaveCount(2)
  const { width, height } = (await moves(page).boundingBox())!
  expect(width).toBeGreaterThan(150)
  expect(height).toBeLessThan(60)

  // The actions after the end are visible, beside the result.
  await openMore(page)
  await button(page, 'Resign').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click()
  const end = page.getByRole('dialog', { name: 'Black won' })
  for (const name of ['See Previous Moves', 'New Game', 'Rematch', 'Review'])
    await expect(end.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

test('the board answers typed questions, in words on the screen and said once', async ({ page }) => {
  await startGame(page)
  await clickMoves(page, 'e2e4 d7d5 e4d5')
  // Texts announced within one pause are read together.
  await expect(page.getByRole('log')).toHaveText(/takes d5\.$/)
  const field = page.getByRole('textbox', { name: 'Type a move' })
  for (const [question, answer] of [
    ['p n', 'Knight: White on b1 and g1; Black on b8 and g8.'],
    ['s d5', 'd5: white pawn.'],
    ['at d5', 'Attacking d5: black queen on d8.'],
    ['captured', 'White has taken pawn. Black has taken nothing.'],
    ['l', 'White: pawn from e4 takes d5.'],
    ['clock', /^White: .+\. Black: .+\.$/],
  ] as const) {
    await field.fill(question)
    await field.press('Enter')
    await expect(page.getByRole('log')).toHaveText(answer)
    await expect(page.getByText(answer)).toHaveCount(2)
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
  }
  await field.fill('?')
  await field.press('Enter')
  await expect(page.getByRole('log')).toHaveText(/^Ask the board:/)
  await expectNoFaults(page)
  await expectNoSidewaysScroll(page)
  // A move is still a move.
  await field.fill('queen takes d5')
  await field.press('Enter')
  await expect(moves(page)).toContainText('Qxd5')
})
