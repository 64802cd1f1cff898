import { centerOf, clickMoves, drag, moves, SCHOLARS_MATE, square, startGame } from './play-steps.ts'
import { expect, test } from './support/test.ts'

// Pieces are animated here, as they are for most users.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('pieces are dragged, what is dropped elsewhere goes back, and none is after the end', async ({
  page,
}) => {
  await startGame(page)
  await drag(page, 'e2', 'e4')
  await expect(square(page, 'e4')).toHaveAccessibleName(/white pawn/)
  await expect(moves(page)).toContainText('e4')

  // Drops on an illegal target, off the board, and back on the origin.
  await drag(page, 'e7', 'e4')
  const origin = await centerOf(square(page, 'e7'))
  await page.mouse.move(origin.x, origin.y)
  await page.mouse.down()
  await page.mouse.move(origin.x + 20, origin.y + 20)
  await expect(page.locator('.board-ghost')).toBeVisible()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(page.locator('.board-ghost')).toBeHidden()
  await drag(page, 'e7', 'e7')

  // A second button during the drag puts the piece back.
  const target = await centerOf(square(page, 'e5'))
  await page.mouse.move(origin.x, origin.y)
  await page.mouse.down()
  await page.mouse.move(target.x, target.y)
  await page.mouse.down({ button: 'right' })
  await expect(page.locator('.board-ghost')).toBeHidden()
  await page.mouse.up({ button: 'right' })
  await page.mouse.move(target.x + 5, target.y)
  await page.mouse.up()
  await expect(square(page, 'e7')).toHaveAccessibleName(/black pawn/)
  await expect(moves(page).getByRole('button')).toHaveCount(1)

  // White's pieces do not react on Black's turn.
  await drag(page, 'd2', 'd4')
  await expect(square(page, 'd2')).toHaveAccessibleName(/white pawn/)
  // In a document written from right to left, the a-file is still on the left.
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await drag(page, 'e7', 'e5')
  await expect(square(page, 'e5')).toHaveAccessibleName(/black pawn/)
  await page.evaluate(() => (document.documentElement.dir = 'ltr'))

  await test.step('nothing can be dragged or clicked when the game is over', async () => {
    await clickMoves(page, SCHOLARS_MATE.slice('e2e4 e7e5 '.length))
    await page.getByRole('dialog', { name: 'Checkmate!' }).press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await drag(page, 'd2', 'd4')
    await drag(page, 'd7', 'd5')
    await square(page, 'a2').click()
    await square(page, 'a7').click()
    await expect(page.locator('[role=gridcell][aria-selected=true]')).toHaveCount(0)
    await expect(moves(page).getByRole('button')).toHaveCount(7)
  })
})

test('the ghost follows the pointer, and the page does not scroll while a piece is in the air', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 560 })
  await startGame(page)
  const { x, y } = await centerOf(square(page, 'b1'))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 2, y)
  await expect(page.locator('.board-ghost')).toBeHidden()
  await page.mouse.move(x + 40, y - 60)
  const ghost = await centerOf(page.locator('.board-ghost'))
  expect(Math.abs(ghost.x - (x + 40))).toBeLessThan(1)
  expect(Math.abs(ghost.y - (y - 60))).toBeLessThan(1)
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 200)
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.mouse.up()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a click that comes late still belongs to its tap, and does not put the piece back', async ({
    page,
  }) => {
    // With a mouse it appears at once; with a finger it appears when the browser has recognised a tap.
    await page.addInitScript(() => {
      const late = (event: MouseEvent) => {
        if (!event.isTrusted || !(event.target as Element).closest('.board')) return
        event.stopImmediatePropagation()
        const { target, clientX, clientY } = event
        setTimeout(() => {
          target!.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }))
          document.documentElement.toggleAttribute('data-late-click', true)
        }, 100)
      }
      window.addEventListener('click', late, true)
    })
    await startGame(page)
    for (const name of ['g1', 'f3']) {
      await square(page, name).tap()
      await page.locator('[data-late-click]').waitFor({ state: 'attached' })
      await page.evaluate(() => document.documentElement.toggleAttribute('data-late-click', false))
    }
    await expect(square(page, 'f3')).toHaveAccessibleName(/white knight/)
  })

  test('moves are tapped; pieces are dragged, enlarged and lifted above the finger; a second finger puts them back', async ({
    page,
  }) => {
    await startGame(page)
    await square(page, 'e2').tap()
    await square(page, 'e4').tap()
    await expect(square(page, 'e4')).toHaveAccessibleName(/white pawn/)
    await square(page, 'e7').tap()
    await square(page, 'e5').tap()
    await expect(square(page, 'e5')).toHaveAccessibleName(/black pawn/)

    const touch = await page.context().newCDPSession(page)
    const from = await centerOf(square(page, 'g1'))
    const to = await centerOf(square(page, 'f3'))
    const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints })

    await at('touchStart', from)
    await at('touchMove', { x: from.x, y: from.y - 20 })
    await at('touchMove', to)
    const ghost = (await page.locator('.board-ghost').boundingBox())!
    const cell = (await square(page, 'f3').boundingBox())!
    expect(ghost.width).toBeCloseTo(cell.width * 2, 0)
    expect(ghost.y + ghost.height / 2).toBeCloseTo(to.y - cell.height, 0)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await at('touchStart', to, await centerOf(square(page, 'b5')))
    await expect(page.locator('.board-ghost')).toBeHidden()
    await at('touchEnd')
    await expect(square(page, 'g1')).toHaveAccessibleName(/white knight/)

    await at('touchStart', from)
    await at('touchMove', { x: from.x, y: from.y - 20 })
    await at('touchMove', to)
    await at('touchEnd')
    await expect(square(page, 'f3')).toHaveAccessibleName(/white knight/)
  })
})
