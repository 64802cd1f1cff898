import { expect, type Locator, type Page } from '@playwright/test'

/** Steps shared by all journeys on the play screen, named as users would name them. */

export interface Choices {
  readonly mode?: 'Player vs Player' | 'Player vs Computer'
  readonly time?: '1 min' | '3 min' | '5 min' | '10 min' | '15 min' | '30 min' | 'No clock'
  readonly color?: 'White' | 'Random' | 'Black'
  readonly seats?: 'Beside each other' | 'Across a table'
  readonly level?: 'Beginner' | 'Intermediate' | 'Advanced' | 'Master' | 'Choose a strength'
}

export async function startGame(
  page: Page,
  { mode = 'Player vs Player', time, color, seats, level }: Choices = {},
) {
  if (!/\/play(\?|$)/.test(page.url())) await page.goto('/play')
  await choose(page, 'Game mode', mode)
  if (time) await choose(page, 'Time control', time)
  if (seats) await choose(page, 'Seats', seats)
  if (color) await choose(page, 'Colour', color)
  if (level) await choose(page, 'Difficulty', level)
  await page.getByRole('button', { name: 'Start Game' }).click()
  await expect(page.getByRole('grid', { name: 'Chess board' })).toBeVisible()
}

/** Before hydration a radio button accepts the click but loses it, so this repeats the choice until it holds. */
export async function choose(page: Page, group: string, name: string) {
  const radio = page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })
  await expect(async () => {
    await radio.check()
    await expect(radio).toBeChecked({ timeout: 200 })
  }).toPass()
}

const selectorOf = (name: string) => `[role=gridcell][aria-label^="${name},"]`

/** By its label: a locator by role computes the accessible names of all 64 squares each time. */
export const square = (page: Page, name: string): Locator =>
  page.locator(selectorOf(name)).filter({ visible: true })

/**
 * Clicks moves given as `e2e4 e7e5`. The first click waits for the square to be present, stable and enabled for two frames. The
 * others click the square's coordinates directly, which takes a third of the processor time: the tests make some thousand
 * clicks.
 */
export async function clickMoves(page: Page, moves: string) {
  const [first, ...others] = moves.split(' ').flatMap((move) => [move.slice(0, 2), move.slice(2, 4)])
  await square(page, first!).click()
  for (const name of others) {
    const { x, y } = await page.evaluate(centerOfSquare, selectorOf(name))
    await page.mouse.click(x, y)
  }
}

/** Runs in the page. */
function centerOfSquare(selector: string) {
  const shown = document.querySelector(selector)
  if (shown === null) throw new Error(`No ${selector} on the page`)
  shown.scrollIntoView({ block: 'nearest' })
  const box = shown.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const pressed = document.elementFromPoint(x, y)
  if (!pressed?.closest('[role=grid]')) throw new Error(`${selector} is covered by ${pressed?.outerHTML}`)
  return { x, y }
}

/** Drags the piece on the first square over the others in order, and drops it on the last. */
export async function drag(page: Page, from: string, ...over: readonly string[]) {
  const start = await centerOf(square(page, from))
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (const name of over) {
    const { x, y } = await centerOf(square(page, name))
    await page.mouse.move(x, y, { steps: 4 })
  }
  await page.mouse.up()
}

export async function centerOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('This element has no box on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

export async function expectNoSidewaysScroll(page: Page) {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
}

/** On small screens the actions that are needed less often, and the settings, are in a sheet. */
export async function openMore(page: Page) {
  const more = button(page, 'More')
  if (await more.isVisible()) await more.click()
}

/** Says whose turn it is. The coach's answers have their own status region. */
export const status = (page: Page): Locator => page.locator('[role=status]:not(.coach-answer)')

export const moves = (page: Page): Locator => page.getByRole('list', { name: 'Moves' })

export const SCHOLARS_MATE = 'e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7'
