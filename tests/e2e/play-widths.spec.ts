import type { Locator, Page } from '@playwright/test'
import { openStoredGame, storedGame } from './play-stored.ts'
import { button, expectNoSidewaysScroll, moves, openMore, square, status } from './play-steps.ts'
import { expect, test } from './support/test.ts'

/**
 * Goes through everything the screen does, once at each width and once with each input: no part of the screen depends on both.
 */
const DIAGONAL = [
  [320, 640, 'a finger'],
  [768, 1024, 'a mouse'],
  [1440, 900, 'a keyboard'],
] as const

type Press = (on: Locator) => Promise<void>

const INPUTS: Record<'a mouse' | 'a finger' | 'a keyboard', Press> = {
  'a mouse': (on) => on.click(),
  'a finger': (on) => on.tap(),
  'a keyboard': async (on) => {
    // Unlike a click, a key does not wait for a button that the last press is about to enable.
    await expect(on).toBeEnabled()
    await on.focus()
    // Space selects a radio button, Enter presses a button.
    await on.press((await on.getAttribute('type')) === 'radio' ? 'Space' : 'Enter')
  },
}

for (const [width, height, input] of DIAGONAL)
  test.describe(`at ${width} px with ${input}`, () => {
    test.use({ viewport: { width, height }, hasTouch: input === 'a finger' })

    const press = INPUTS[input]

    test(`two people play at ${width} px with ${input}, resign, and return to setup`, async ({ page }) => {
      await page.goto('/play')
      await playAndResign(page, press)
      await expectNoSidewaysScroll(page)
      await openMore(page)
      await press(button(page, 'New Game'))
      await expect(button(page, 'Start Game')).toBeVisible()
    })

    test(`a player at ${width} px with ${input} takes a hint, promotes and mates the computer`, async ({
      page,
    }) => {
      const settings = { ...storedGame().settings, mode: 'human-vs-ai', aiDifficulty: 'beginner' }
      await openStoredGame(page, storedGame({ settings, start: '7k/1P6/6K1/8/8/8/8/8 w - - 0 1' }))
      await press(button(page, 'Hint'))
      await expect(page.getByText('There is a forced mate. Look for it.')).toBeVisible()
      await expect(page.locator('.board-drawing')).toHaveCount(0)
      await press(button(page, 'Hint'))
      await expect(page.locator('.board-drawing .circle')).toHaveCount(1)
      await press(button(page, 'Hint'))
      await expect(page.locator('.board-drawing .arrow')).toHaveCount(1)
      await expect(page.locator('.board')).toBeInViewport({ ratio: 0.99 })
      await play(page, press, 'b7b8')
      await press(
        page.getByRole('dialog', { name: 'Choose Promotion Piece' }).getByRole('button', { name: 'Queen' }),
      )
      const dialog = page.getByRole('dialog', { name: 'Checkmate!' })
      await expect(dialog).toContainText('You won by checkmate.')
      await press(dialog.getByRole('button', { name: 'See Previous Moves' }))
      await expect(square(page, 'b7')).toHaveAccessibleName(/white pawn/)
      await expectNoSidewaysScroll(page)
    })
  })

async function playAndResign(page: Page, press: Press) {
  await expect(async () => {
    await press(page.getByRole('radio', { name: 'Player vs Player' }))
    await expect(page.getByRole('radio', { name: 'White' })).toHaveCount(0, { timeout: 200 })
  }).toPass()
  await press(page.getByRole('radio', { name: '5 min', exact: true }))
  await press(button(page, 'Start Game'))
  await play(page, press, 'e2e4 e7e5 g1f3')
  await expect(page.getByText('Knight Opening')).toBeVisible()
  await press(button(page, 'Undo Move'))
  await expect(moves(page).getByRole('button')).toHaveCount(2)
  await press(button(page, 'Previous'))
  await press(button(page, 'Next'))
  await expect(square(page, 'e5')).toHaveAccessibleName(/black pawn/)

  await openMore(page)
  await press(button(page, 'Offer draw'))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Play on' }))
  await press(button(page, 'Pause'))
  await expect(status(page)).toHaveText('Paused')
  await press(button(page, 'Resume').last())
  await page.reload()
  await expect(square(page, 'e5')).toHaveAccessibleName(/black pawn/)
  await openMore(page)
  await press(page.getByText('Share', { exact: true }))
  await expect(button(page, 'Copy FEN')).toBeVisible()
  await press(button(page, 'Resign'))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Resign' }))
  await press(page.getByRole('dialog', { name: 'Black won' }).getByRole('button', { name: 'Rematch' }))
  // The dialog also has a button for a new game.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/^a8, black rook/)
}

async function play(page: Page, press: Press, line: string) {
  for (const move of line.split(' ')) {
    await press(square(page, move.slice(0, 2)))
    await press(square(page, move.slice(2, 4)))
  }
}
