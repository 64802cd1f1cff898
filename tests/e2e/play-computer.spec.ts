import type { Page } from '@playwright/test'
import { makeComputerWait, skipItsWait } from './computer-steps.ts'
import { button, clickMoves, expectNoSidewaysScroll, moves, square, startGame, status } from './play-steps.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/test.ts'

/** Plays a move that the board offers: the first piece with moves, to its first target. */
async function playAnything(page: Page) {
  const own = page.getByRole('gridcell', { name: /can move to|has \d+ moves/ })
  const count = await own.count()
  // Not always the same piece, so that the game makes progress.
  await own.nth((7 * (await moves(page).getByRole('button').count())) % count).click()
  await page
    .getByRole('gridcell', { name: /may be (moved to|captured)/ })
    .first()
    .click()
  const promotion = page.getByRole('dialog', { name: 'Choose Promotion Piece' })
  if (await promotion.isVisible()) await promotion.getByRole('button', { name: 'Queen' }).click()
}

const ENDED = /^(Checkmate|Stalemate|Draw)/

// The levels in between differ only in numbers, which engine/opponent tests.
for (const level of ['Beginner', 'Master'] as const)
  test(`the computer plays six moves at level ${level}`, async ({ page }) => {
    await page.clock.install()
    await startGame(page, { mode: 'Player vs Computer', level, time: '30 min' })
    for (let played = 1; played <= 6; played++) {
      await playAnything(page)
      await skipItsWait(page)
      const reply = moves(page)
        .getByRole('button')
        .nth(played * 2 - 1)
      await expect(reply.or(status(page).getByText(ENDED)).first()).toBeVisible()
      // A strong computer may checkmate a player of random moves.
      if (ENDED.test((await status(page).textContent()) ?? '')) break
      await expect(status(page)).toHaveText(/^(Playing|Check)$/)
    }
  })

test.describe('with a second core', () => {
  test.use({ cores: 2 })

  test('the computer’s turn is shown, its clock rests while it thinks, input and review wait', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    const computer = await makeComputerWait(page)
    await startGame(page, { mode: 'Player vs Computer', level: 'Master' })
    await computer.hold()
    await clickMoves(page, 'a2a3')
    await expect(status(page)).toHaveText('Thinking…')
    await square(page, 'b2').click()
    await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(0)
    // Decision 262: the engine that judges the game starts during the player's own time.
    expect(scripts.join()).not.toContain('/assets/play-background-')
    await computer.letGo()
    await expect(moves(page).getByRole('button')).toHaveCount(2)
    await expect(status(page)).toHaveText('Playing')
    await expect(page.getByRole('timer', { name: 'Black clock' })).toHaveText(/^(10:00|9:59)$/)
    await expect.poll(() => scripts.join()).toContain('/assets/play-background-')
  })
})

test('a player of black sees the board turned, and the computer opens', async ({ page }) => {
  await startGame(page, { mode: 'Player vs Computer', color: 'Black', level: 'Beginner' })
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/^h1/)
  await expect(moves(page).getByRole('button')).toHaveCount(1)
  await clickMoves(page, 'a7a6')
  await expect(moves(page).getByRole('button')).toHaveCount(3)
  await page.getByRole('button', { name: 'Undo Move' }).click()
  await expect(moves(page).getByRole('button')).toHaveCount(1)
  await expect(square(page, 'a7')).toHaveAccessibleName(/can move to/)
})

test('Undo Move takes back the reply and the player’s move; a reader keeps the computer waiting', async ({
  page,
}) => {
  await page.clock.install()
  await startGame(page, { mode: 'Player vs Computer', level: 'Master' })
  await clickMoves(page, 'e2e4')
  await skipItsWait(page)
  await expect(moves(page).getByRole('button')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo Move' }).click()
  await expect(square(page, 'e2')).toHaveAccessibleName(/can move to e3 and e4/)

  await clickMoves(page, 'd2d4')
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(status(page)).toHaveText('Playing')
  await skipItsWait(page)
  await expect(moves(page).getByRole('button')).toHaveCount(1)
  await page.getByRole('button', { name: 'Next' }).click()
  await skipItsWait(page)
  await expect(moves(page).getByRole('button')).toHaveCount(2)
})

test('a computer whose worker dies is started again; when it dies twice, it can be asked again', async ({
  page,
}) => {
  // Workers crash on the request until so many have died.
  await page.addInitScript(() => {
    let deaths = 3
    const RealWorker = window.Worker
    window.Worker = class extends RealWorker {
      override postMessage(message: unknown) {
        if (deaths-- > 0) this.dispatchEvent(new Event('error'))
        else super.postMessage(message)
      }
    }
  })
  await startGame(page, { mode: 'Player vs Computer', level: 'Beginner' })
  await clickMoves(page, 'e2e4')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(status(page)).toHaveText('Playing')
  await again.click()
  // After the third crash a fourth worker answers, without a message to the user.
  await expect(moves(page).getByRole('button')).toHaveCount(2)
  await expect(again).toBeHidden()
})

test('the coach asks about a mistake before the computer answers, and it is taken back or kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  // The rook can be captured, and captures any piece that moves next to it.
  await page.goto('/play?fen=4k3/8/8/3r4/8/8/8/3QK3+w+-+-+0+1')
  await expect(page.getByText('The game will start from the position in your link.')).toBeVisible()
  const coach = page.getByRole('checkbox', { name: 'Coach my moves' })
  await expect(coach).not.toBeChecked()
  await coach.check()
  await button(page, 'Start Game').click()
  await clickMoves(page, 'd1d4')
  const question = page.getByRole('region', { name: 'Coach' })
  await expect(question).toContainText('Take it back?', { timeout: 30_000 })
  const words = page.locator('.words')
  await expect(words).toHaveText('1. Qd4 is a blunder. You left your queen on d4 loose: Rxd4 takes it.')
  await expectNoSidewaysScroll(page)
  await expectNoFaults(page)

  await button(page, 'Take back').press('Enter')
  await expect(question).toHaveCount(0)
  await expect(square(page, 'd1')).toHaveAccessibleName(/white queen/)
  await clickMoves(page, 'd1d4')
  await button(page, 'Keep it').click()
  await expect(square(page, 'd4')).toHaveAccessibleName(/black rook/, { timeout: 30_000 })
  await expect(words).toContainText('1. Qd4 is a blunder.')
})
