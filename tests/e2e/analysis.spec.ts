import type { Page } from '@playwright/test'
import { button, expectNoSidewaysScroll } from './play-steps.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/test.ts'

const PGN = '1. e4 {Best by test.} e5 (1... c5 $5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 Nc6 *'
const addressOf = (pgn: string, line = '') =>
  `/analysis#${new URLSearchParams({ pgn, ...(line && { line }) }).toString()}`

/** Before hydration, keys would be lost; Playwright's clicks wait. */
const open = async (page: Page, address: string) => {
  await page.goto(address)
  await expect(page.locator('main[inert]')).toHaveCount(0)
}
const moves = (page: Page) => page.getByRole('group', { name: 'Moves', exact: true })
const current = (page: Page) => moves(page).locator('[aria-current]')
const square = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const playByTyping = async (page: Page, move: string) => {
  await page.getByRole('textbox', { name: 'Type a move' }).fill(move)
  await page.getByRole('button', { name: 'Move', exact: true }).click()
}

test('moves and variations are tried by mouse and by writing, named as they go, and the address keeps them', async ({
  page,
}) => {
  await open(page, '/analysis')
  const people = page.getByRole('region', { name: 'What people play' })
  await people.getByRole('button', { name: /^e4 \d\d% King's Pawn Game$/ }).click()
  await expect(people.getByRole('button', { name: /^e5 / })).toBeVisible()
  await playByTyping(page, 'c5')
  await expect(page.getByText('Opening: Sicilian Defense')).toBeVisible()
  await page.getByRole('button', { name: 'Previous', exact: true }).click()
  await playByTyping(page, 'e5')
  await expect(current(page)).toHaveText('e5')
  await expect(moves(page).getByRole('group', { name: 'Instead of c5' })).toContainText('e5')

  await tab(page, 'Notes').click()
  await page.getByRole('button', { name: 'interesting move' }).click()
  await page.getByRole('button', { name: 'Make main line' }).click()
  await tab(page, 'Moves').click()
  await expect(moves(page).getByRole('group', { name: 'Instead of e5!?' })).toHaveCount(0)
  await expect(moves(page).getByRole('group', { name: 'Instead of e5' })).toContainText('c5')
  await expect(page).toHaveURL(/e5\+%245.*c5/)
  await page.reload()
  await expect(current(page)).toHaveText('e5!?, interesting move')
  await expect(moves(page).getByRole('group', { name: 'Instead of e5' })).toContainText('c5')
})

test('a link opens a game with all its variations at its last position, and keys step through it', async ({
  page,
}) => {
  await open(page, addressOf(PGN, '0 1 1'))
  await expect(current(page)).toHaveText('c3')
  await expect(moves(page)).toContainText('Best by test.')
  await page.keyboard.press('ArrowRight')
  await expect(current(page)).toHaveText('d5')
  await page.keyboard.press('Home')
  await page.keyboard.press('End')
  await expect(current(page)).toHaveText('Nc6')
  await moves(page).getByRole('button', { name: 'd6' }).click()
  await expect(current(page)).toHaveText('d6')

  await test.step('a game that is over says how it ended', async () => {
    // Only the hash differs, which a page that stays open does not read.
    await page.goto('about:blank')
    await open(page, addressOf('1. f3 e5 2. g4 Qh4# 0-1', '0 0 0 0'))
    await expect(page.getByText('Checkmate. Black wins.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Play from here' })).toHaveCount(0)
  })
})

test.describe('the engine', () => {
  test('judges the shown position in as many lines as chosen, classes the played move, and a press follows a line', async ({
    page,
  }) => {
    // A queen can be captured in this position.
    await open(page, '/analysis?fen=3q3k/8/8/8/8/8/8/3QK3+w+-+-+0+1')
    const lines = page.getByRole('list', { name: 'Best lines' })
    await expect(page.getByRole('switch', { name: 'Engine' })).toBeChecked()
    await expect(lines.getByRole('listitem')).toHaveCount(2)
    await expect(lines).toContainText('1. Qxd8+')
    await expect(page.getByRole('img', { name: /^Evaluation: White (is|mates) / })).toBeVisible()
    await page.getByRole('combobox', { name: 'Lines' }).selectOption('3')
    await expect(lines.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByText(/^Depth \d+$/)).toBeVisible()
    await playByTyping(page, 'Qd2')
    await expect(page.locator('.square-badge [data-class=missed-win]')).toBeVisible()
    await expect(current(page).locator('[data-class=missed-win]')).toBeVisible()
    await page.keyboard.press('Home')
    await lines.getByRole('button', { name: /Qxd8/ }).click()
    await expect(current(page)).toHaveText('Qxd8+')
    await page.getByRole('switch', { name: 'Engine' }).uncheck()
    await expect(lines).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('switch', { name: 'Engine' })).not.toBeChecked()
    await expect(lines).toHaveCount(0)
  })
})

test('a position is set up by keys alone, and told what is wrong with it', async ({ page }) => {
  await open(page, '/analysis')
  await page.getByRole('button', { name: 'Set up position' }).press('Enter')
  const palette = page.getByRole('toolbar', { name: 'Pieces' })
  await expect(palette.getByRole('button', { name: 'Move a piece' })).toBeFocused()
  await page.getByRole('button', { name: 'Clear board' }).press('Enter')
  const analyse = page.getByRole('button', { name: 'Analyse', exact: true })
  await expect(page.getByText('White has no king.')).toBeVisible()
  await expect(analyse).toBeDisabled()
  await palette.getByRole('button', { name: 'Move a piece' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(palette.getByRole('button', { name: 'white king' })).toBeFocused()
  await square(page, 'e1').press('Enter')
  await palette.getByRole('button', { name: 'white king' }).focus()
  await page.keyboard.press('ArrowDown')
  await square(page, 'e2').press('Enter')
  await expect(page.getByText('The kings on e1 and e2 touch.')).toBeVisible()
  await square(page, 'e2').press('Enter')
  await square(page, 'e8').press('Enter')
  await expect(page.getByRole('checkbox', { name: 'White, short' })).toBeDisabled()
  await page.getByRole('radio', { name: 'Black' }).check()
  await expect(page.getByText('This position is legal.')).toBeVisible()
  await analyse.press('Enter')
  await playByTyping(page, 'Kd7')
  await expect(moves(page)).toContainText('1…Kd7')
})

test.describe('by finger', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

  test('pieces are set up and moved, on the smallest phone', async ({ page }) => {
    await open(page, '/analysis')
    await page.getByRole('button', { name: 'Set up position' }).tap()
    await expect(page.getByRole('grid', { name: 'Chess board' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Take a piece away' }).tap()
    await square(page, 'a1').tap()
    await expect(page.getByRole('checkbox', { name: 'White, long' })).toBeDisabled()
    for (const key of await page.getByRole('toolbar').getByRole('button').all()) {
      const box = await key.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await page.getByRole('button', { name: 'Analyse', exact: true }).tap()
    await square(page, 'e2').tap()
    await square(page, 'e4').tap()
    await expect(current(page)).toHaveText('e4')
    await expect(page.getByRole('list', { name: 'Best lines' }).getByRole('listitem')).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('an empty board offers openings; on a phone on its side the board is as high as the screen allows, and stays while the rest scrolls', async ({
  page,
}) => {
  const board = page.getByRole('grid', { name: 'Chess board' })
  await open(page, '/analysis')
  await expect(button(page, 'Previous')).toHaveCount(0)
  await page.getByRole('button', { name: 'Italian Game' }).click()
  await expect(current(page)).toHaveText('Bc4')
  for (const [width, height, shown] of [
    [844, 390, 326],
    // Squares of 40 px leave no room for the bar at the top, which scrolls away.
    [740, 360, 320],
    [568, 320, 320],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(button(page, 'Previous')).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
    await page.evaluate(() => window.scrollTo(0, 200))
    await expect(board).toBeInViewport({ ratio: 1 })
    expect(Math.round((await board.boundingBox())!.height)).toBe(shown)
  }
  await button(page, 'Set up position').click()
  await expect(page.getByRole('toolbar', { name: 'Pieces' })).toBeVisible()
  await page.setViewportSize({ width: 844, height: 390 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(board).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('toolbar', { name: 'Pieces' })).toBeInViewport({ ratio: 1 })
})

test('a position or a game is pasted, and unreadable text is explained', async ({ page }) => {
  await open(page, '/analysis')
  await page.getByRole('button', { name: 'Load FEN or PGN' }).click()
  const field = page.getByRole('textbox', { name: 'Position in FEN or game in PGN' })
  const load = page.getByRole('button', { name: 'Load', exact: true })
  await field.fill('8/8/8/8/8/8/8/4K3 w - - 0 1')
  await load.click()
  await expect(page.getByText('This FEN isn’t valid: Black has no king.')).toBeVisible()
  await field.fill(`${PGN} 1. d4 d5 *`)
  await load.click()
  await expect(moves(page)).toContainText('Best by test.')
  await expect(page.getByText('The text has 2 games. Only the first is used here.')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('link', { name: 'Play from here' })).toHaveAttribute(
    'href',
    `/play?fen=${encodeURIComponent('r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3')}`,
  )
})

test('its PGN, link and FEN are copied, and axe objects to nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, addressOf(PGN))
  await expect(moves(page)).toContainText('Best by test.')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await tab(page, 'Notes').click()
  await expectNoFaults(page)
  await tab(page, 'Share').click()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Copy PGN' }).click()
  await expect(page.getByText('The PGN is copied.')).toBeVisible()
  expect(await copied()).toContain(
    '1. e4 {Best by test.} 1... e5 (1... c5 $5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 Nc6\n*',
  )
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('The link is copied.')).toBeVisible()
  const link = await copied()
  await page.goto('about:blank')
  await open(page, link)
  await expect(moves(page)).toContainText('Best by test.')
  await page.getByRole('button', { name: 'Set up position' }).click()
  await expectNoFaults(page)
})
