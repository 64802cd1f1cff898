import type { Page } from '@playwright/test'
import { becomeMember } from './account-steps.ts'
import { expectNoFaults, expectOpenToEverybody } from './support/faults.ts'
import { expect, test } from './support/test.ts'

const lesson = (page: Page) => page.locator('.exercise, .board-stage')
const phase = (page: Page, name: string) =>
  expect(lesson(page).locator('[data-phase]')).toHaveAttribute('data-phase', name)
const status = (page: Page) => lesson(page).getByRole('status')
const square = (page: Page, name: string) =>
  lesson(page).locator(`[data-square="${(Number(name[1]) - 1) * 8 + name.charCodeAt(0) - 97}"]`)

test.use({ hasTouch: true })

test('a lesson by touch, by arrow keys and by writing: stars are collected, and what is done stays', async ({
  page,
}) => {
  await page.goto('/learn')
  await expectNoFaults(page)
  await page.getByRole('link', { name: 'Start with the first lesson' }).click()
  await expect(page).toHaveTitle('The rook - Rook & Rajah Learn chess')
  await expect(status(page)).toHaveText('1 star left.')
  await expectOpenToEverybody(page)

  await square(page, 'a1').tap()
  await expect(square(page, 'a6')).toHaveAccessibleName('a6, empty, star, may be moved to')
  await square(page, 'a6').tap()
  await expect(status(page)).toHaveText('Done in 1 move: it cannot be done in fewer.')
  await expectNoFaults(page, '.board-stage')

  // The button that continues has the focus, and then the board.
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('2 stars left.')
  await square(page, 'd4').focus()
  await page.keyboard.press('Enter')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp')
  await expect(square(page, 'd7')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await expect(square(page, 'h7')).toBeFocused()
  await page.keyboard.press('Enter')
  await phase(page, 'done')
  await page.keyboard.press('Enter')

  const field = lesson(page).getByRole('textbox', { name: 'Type a move' })
  for (const move of ['Re9', 'Ra1', 'Ra5', 'Re5', 'Re1']) {
    await field.fill(move)
    await field.press('Enter')
  }
  await expect(status(page)).toHaveText('1 star left. 4 moves so far.')
  await lesson(page).getByRole('button', { name: 'Board 3', exact: true }).click()

  await page.getByRole('link', { name: 'All lessons' }).click()
  await expect(page.locator('[data-lesson-slug="rook"]')).toContainText('2 of 5 boards done')
  await page.getByRole('link', { name: 'Go on: The rook' }).click()
  await expect(lesson(page).getByRole('button', { name: 'Board 2, done' })).toBeVisible()
  await expect(lesson(page).getByRole('button', { name: 'Board 3', exact: true })).toHaveAttribute(
    'aria-current',
    'step',
  )
})

test('a duel is judged by the engine: what lets the win slip is taken back, and mate wins', async ({
  page,
}) => {
  await page.goto('/learn/queen-mate')
  const field = lesson(page).getByRole('textbox', { name: 'Type a move' })
  await field.fill('Qb8')
  await field.press('Enter')
  await expect(status(page)).toContainText('is the reply. 3 moves left.')
  await lesson(page).getByRole('button', { name: 'Start again' }).click()
  await field.fill('Kg6')
  await field.press('Enter')
  await expect(status(page)).toHaveText('Kg8 is the reply. 3 moves left.')
  await field.fill('Qb7')
  await field.press('Enter')
  await expect(status(page)).toContainText('2 moves left.')
  await lesson(page).getByRole('button', { name: 'Take back' }).click()
  await field.fill('Qb8')
  await field.press('Enter')
  await expect(status(page)).toHaveText(/^Won: mate in 2 moves, and you had 4\./)
  await expect(lesson(page).getByRole('button', { name: 'Next board' })).toBeFocused()
})

test('a position of an article is played against the engine, which readers do not fetch', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/blog/the-opposition-in-twenty-minutes', { waitUntil: 'networkidle' })
  expect(fetched.filter((path) => /goal-script|worker-|duel/.test(path))).toEqual([])

  await page.getByRole('button', { name: 'Hold it against the computer' }).first().click()
  const field = lesson(page).getByRole('textbox', { name: 'Type a move' })
  await field.fill('Kd8')
  await field.press('Enter')
  await expect(status(page)).toHaveText('After Kd8 White wins. Take it back and look again.')
  await expectOpenToEverybody(page, '.exercise')
  await lesson(page).getByRole('button', { name: 'Take back' }).click()
  await field.fill('Ke8')
  await field.press('Enter')
  await expect(status(page)).toHaveText(/ is the reply\. 14 moves left\.$/)

  // Here the other side moves first, which is the point of the opposition.
  await page.getByRole('button', { name: 'Win it against the computer' }).first().click()
  const after = page.locator('.exercise', { hasText: 'Black to move has to give way' })
  await expect(after.getByRole('status')).toHaveText('Kd6 was played. White to move.')
  await after.getByRole('textbox', { name: 'Type a move' }).fill('Kf5')
  await page.keyboard.press('Enter')
  await expect(after.getByRole('status')).toHaveText(/ is the reply\. 29 moves left\.$/)
})

test('a line by memory: openings are named, wrong moves have their price', async ({ page }) => {
  await page.goto('/learn/caro-kann')
  const field = lesson(page).getByRole('textbox', { name: 'Type a move' })
  await expect(lesson(page)).toContainText('Opening: B00 King')
  await field.fill('g5')
  await field.press('Enter')
  await expect(status(page)).toHaveText(/^g5 costs about .+\. The answer is .+\. Try again\.$/)
  await field.fill('c6')
  await field.press('Enter')
  await expect(status(page)).toHaveText('d4 is the reply. Go on.')
  await expect(lesson(page)).toContainText('Opening: B12 Caro-Kann Defense')
})

test('squares are found and named, by pointer and by who does not see them, and the best follows into an account', async ({
  page,
  context,
  browser,
  site,
}) => {
  await page.clock.install()
  await page.goto('/learn/coordinates')
  await lesson(page).getByRole('button', { name: 'Start' }).click()
  const asked = (await status(page).textContent()) ?? ''
  await square(page, asked).click()
  await expect(lesson(page)).toContainText('Right 1')
  await expectNoFaults(page, '.board-stage')
  await page.clock.fastForward(31_000)
  await expect(status(page)).toHaveText('Time. 1 right, without a miss. Your best so far.')
  await expect(lesson(page).getByRole('button', { name: 'Try again' })).toBeFocused()

  // Screen readers hear the marked square's position, and the user types its name.
  await lesson(page).getByRole('radio', { name: 'Name the square' }).check()
  await lesson(page).getByRole('button', { name: 'Start' }).click()
  for (let right = 1; right <= 2; right++) {
    const [, column, row] = /column (\d) from the left, row (\d)/.exec(
      (await status(page).textContent()) ?? '',
    )!
    await page.keyboard.type('abcdefgh'[Number(column) - 1]! + row!)
    await expect(lesson(page)).toContainText(`Right ${right}`)
  }
  await page.clock.fastForward(31_000)
  await expect(status(page)).toContainText('Your best so far.')

  await becomeMember(page, site)
  await page.goto('/train')
  await page.getByRole('button', { name: 'Take them in' }).click()
  await expect
    .poll(async () => {
      const everything = await (await page.request.get('/account/data.json')).text()
      return (everything.match(/"kind":"squares"/g) ?? []).length
    })
    .toBe(2)

  const { cookies } = await context.storageState()
  const device = await browser.newContext({ storageState: { cookies, origins: [] }, baseURL: site.origin })
  const other = await device.newPage()
  await other.goto('/train')
  await expect(other.getByText('Loading your training…')).toBeHidden()
  await other.goto('/learn/coordinates')
  await expect(status(other)).toHaveText('Your best: 1.')
  await device.close()
})
