import type { Page } from '@playwright/test'
import { openStoredGame, storedGame } from './play-stored.ts'
import { button, clickMoves, square, startGame, status } from './play-steps.ts'
import { expect, test } from './support/test.ts'

const clockOf = (page: Page, color: 'White' | 'Black') => page.getByRole('timer', { name: `${color} clock` })

/**
 * Stops the page's time, which `page.clock.install()` lets run, so that a busy machine takes none of the players' seconds. From now
 * on only `runFor` and `fastForward` advance it.
 */
const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)

test('the clock of the side to move runs, rests in a pause, runs while the tab sleeps, and loses at zero', async ({
  page,
}) => {
  await page.clock.install()
  await startGame(page, { time: '1 min' })
  await stopTime(page)
  const [white, black] = [clockOf(page, 'White'), clockOf(page, 'Black')]
  const left = async (clock: typeof white) =>
    Number(/^0:(\d\d)$/.exec((await clock.textContent()) ?? '')?.[1])
  await expect(black).toHaveText('1:00')
  await page.clock.runFor(10_000)
  await expect(white).toHaveText(/^0:[34]\d$/)
  const whiteLeft = await left(white)

  await test.step('a pause stops clock and board', async () => {
    await button(page, 'Pause').click()
    await page.clock.runFor(20_000)
    expect(await left(white)).toBe(whiteLeft)
    // The press hits the veil.
    await square(page, 'e2').click({ force: true })
    await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(0)
    await page.locator('.board').getByRole('button', { name: 'Resume' }).click()
    await expect(page.getByText('Paused', { exact: true })).toHaveCount(0)
    await page.clock.runFor(5_000)
    await expect(white).toHaveText(`0:${whiteLeft - 5}`)
  })

  await clickMoves(page, 'e2e4')
  await page.clock.fastForward(30_000)
  await expect(black).toHaveText('0:30')
  expect(await left(white)).toBe(whiteLeft - 5)
  await page.clock.runFor(32_000)
  await expect(status(page)).toHaveText('Time out')
  const dialog = page.getByRole('dialog', { name: 'Time out!' })
  // It opens a moment after the end.
  await page.clock.runFor(2_000)
  await expect(dialog).toContainText('White won on time')
  await expect(dialog).toContainText('Game Over')
  await expect(black).toHaveText('0:00')

  await test.step('a tab that slept has lost its sleep, and no more', async () => {
    await dialog.getByRole('button', { name: 'New Game' }).click()
    await startGame(page, { time: '3 min' })
    await page.clock.fastForward('01:00')
    await expect(white).toHaveText('2:00')
    await page.clock.fastForward('05:00')
    await page.clock.runFor(2_000)
    await expect(page.getByRole('dialog', { name: 'Time out!' })).toContainText('Black won on time')
  })
})

test('the last seconds have tenths, and a flag is a draw when the other side cannot mate', async ({
  page,
}) => {
  await page.clock.install()
  await openStoredGame(
    page,
    storedGame({ start: '7k/8/8/8/8/8/R7/K7 w - - 0 1', leftMs: { w: 12_000, b: 60_000 } }),
  )
  await page.clock.runFor(5_000)
  await expect(clockOf(page, 'White')).toHaveText(/^0:0\d\.\d$/)
  await page.clock.runFor(8_000)
  const dialog = page.getByRole('dialog', { name: 'Time out!' })
  await expect(dialog).toContainText('Game Over - Draw')
  await expect(dialog).toContainText('White ran out of time, but Black has too little left to give mate')
})
