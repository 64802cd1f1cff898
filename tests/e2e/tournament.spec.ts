import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from './play-steps.ts'
import { expect, test } from './support/test.ts'

const RESULTS = ['White wins', 'Draw', 'Black wins'] as const
const NAMES = Array.from(
  { length: 38 },
  (_, index) => `Player ${String(index + 1).padStart(2, '0')} ${1990 - 20 * index}`,
)

async function createTournament(page: Page, rounds: number, names: readonly string[]) {
  await page.goto('/tournament/new')
  await page.getByLabel('Name', { exact: true }).fill('Club night')
  await page.getByRole('radio', { name: String(rounds), exact: true }).check()
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByLabel('Names').fill(names.join('\n'))
  await page.getByRole('button', { name: `Add ${names.length} players` }).click()
  await expect(page.getByRole('heading', { name: `${names.length} players` })).toBeVisible()
  await page.getByRole('link', { name: 'Rounds' }).click()
}

/** Enters a result on every board and returns what the page shows for the round. */
async function playRound(page: Page, round: number) {
  const rows = page.locator('.board-row')
  const count = await rows.count()
  for (let board = 0; board < count; board++)
    await rows
      .nth(board)
      .getByRole('button', { name: RESULTS[(board + round) % 3]!, exact: true })
      .click()
  await expect(page.getByText(`${count} of ${count} results`).first()).toBeVisible()
  return shownRound(page)
}

const shownRound = (page: Page) =>
  page
    .locator('.board-row')
    .evaluateAll((rows) =>
      rows.map((row) => `${row.textContent} ${row.querySelector('[aria-pressed="true"]')?.textContent}`),
    )

test.describe('on a phone without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
    allowedTrouble: [/ERR_INTERNET_DISCONNECTED/],
  })

  test('38 players play seven rounds, with the page killed after each, and no result is lost', async ({
    page,
    context,
  }) => {
    await page.goto('/tournament')
    await page.waitForFunction(async () => {
      const { active } = await navigator.serviceWorker.ready
      return active?.state === 'activated' && navigator.serviceWorker.controller !== null
    })
    await context.setOffline(true)
    await createTournament(page, 7, NAMES)
    const address = page.url()
    let shown = page
    for (let round = 1; round <= 7; round++) {
      await shown.getByRole('button', { name: `Pair round ${round}` }).click()
      await expect(shown.getByRole('heading', { name: `Round ${round} of 7` })).toBeVisible()
      const played = await playRound(shown, round)
      // Nothing is saved on the way out: the page is gone at once.
      const next = await context.newPage()
      await shown.close({ runBeforeUnload: false })
      shown = next
      await shown.goto(address)
      await expect(shown.getByRole('heading', { name: `Round ${round} of 7` })).toBeVisible()
      expect(await shownRound(shown)).toEqual(played)
    }
    await shown.getByRole('link', { name: 'See the final standings' }).click()
    await expect(shown.getByRole('heading', { name: 'Final standings' })).toBeVisible()
    await expect(shown.getByRole('row')).toHaveCount(39)
    await expectNoSidewaysScroll(shown)
  })
})

test('a round is paired, entered and corrected by keyboard, and says why', async ({ page }) => {
  await createTournament(page, 3, NAMES.slice(0, 8))
  await page.getByRole('button', { name: 'Pair round 1' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Round 1 of 3' })).toBeVisible()
  await test.step('one key a board', async () => {
    await page
      .getByRole('group', { name: /^Board 1:/ })
      .getByRole('button', { name: 'White wins' })
      .focus()
    for (const [index, key] of ['1', '0', '=', '1'].entries()) {
      await page.keyboard.press(key)
      await expect(page.getByText(`${index + 1} of 4 results`).first()).toBeVisible()
    }
  })
  await test.step('a correction shows what changes before it happens', async () => {
    await page
      .getByRole('group', { name: /^Board 1:/ })
      .getByRole('button', { name: 'Draw' })
      .press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
    await expect(dialog.getByText(/: 1 to 0.5 points/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Go on' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(
      page.getByRole('group', { name: /^Board 1:/ }).getByRole('button', { name: 'White wins' }),
    ).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('the reason of a pairing', async () => {
    await page.getByRole('button', { name: 'More for board 1' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Board 1' }).getByText(/\(5\.2\.5\)/)).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('locked rounds lead to the strict rules', async () => {
    await page.getByRole('link', { name: 'More' }).click()
    await page.getByText('Sections', { exact: true }).click()
    await page.getByLabel('Rounds', { exact: true }).fill('4')
    await page.getByRole('button', { name: 'Save' }).first().click()
    const refusal = page.getByRole('dialog', { name: 'The strict rules do not allow this' })
    await refusal.getByLabel('Reason, for the report').fill('One more round')
    await refusal.getByRole('button', { name: 'Leave the strict rules' }).click()
    await page.getByRole('button', { name: 'See what follows' }).click()
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByText('Outside the strict rules')).toBeVisible()
  })
})
