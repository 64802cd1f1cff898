import { openStoredGame, storedGame } from './play-stored.ts'
import { clickMoves, startGame, status } from './play-steps.ts'
import { expect, test } from './support/test.ts'

const clock = (color: 'White' | 'Black') => ({ name: `${color} clock` })

test('the clock of the side to move runs, and loses when it is used up', async ({ page }) => {
  await page.clock.install()
  await startGame(page, { time: '1 min' })
  const white = page.getByRole('timer', clock('White'))
  const black = page.getByRole('timer', clock('Black'))
  await expect(black).toHaveText('1:00')
  await page.clock.runFor(10_000)
  await expect(white).toHaveText(/^0:(50|49|48)$/)
  await clickMoves(page, 'e2e4')
  await page.clock.fastForward(30_000)
  await expect(black).toHaveText(/^0:(30|29|28)$/)
  await expect(white).toHaveText(/^0:(50|49|48)$/)
  await page.clock.runFor(32_000)
  await expect(status(page)).toHaveText('Time out')
  const dialog = page.getByRole('dialog', { name: 'Time out!' })
  await expect(dialog).toContainText('White won on time')
  await expect(dialog).toContainText('Game Over')
  await expect(black).toHaveText('0:00')
})

test('a tab that slept has lost its sleep, and no more', async ({ page }) => {
  await page.clock.install()
  await startGame(page, { time: '3 min' })
  await page.clock.fastForward('01:00')
  await expect(page.getByRole('timer', clock('White'))).toHaveText(/^(2:00|1:59|1:58)$/)
  await page.clock.fastForward('05:00')
  await expect(page.getByRole('dialog', { name: 'Time out!' })).toContainText('Black won on time')
})

test('a flag is a draw when the other side cannot mate', async ({ page }) => {
  await page.clock.install()
  await openStoredGame(
    page,
    storedGame({ start: '7k/8/8/8/8/8/R7/K7 w - - 0 1', leftMs: { w: 5_000, b: 60_000 } }),
  )
  await page.clock.runFor(6_000)
  const dialog = page.getByRole('dialog', { name: 'Time out!' })
  await expect(dialog).toContainText('Game Over - Draw')
  await expect(dialog).toContainText('White ran out of time, but Black has too little left to give mate')
})
