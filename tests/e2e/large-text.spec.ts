import { button, clickMoves, expectNoSidewaysScroll, startGame } from './play-steps.ts'
import { expect, test } from './support/test.ts'
import { doubleFontSize, findBrokenWords, resetFontSize, setWideSpacing } from './support/text-settings.ts'

/** Texts of the game that are clipped, or overlap the board or each other. */
const findCoveredTexts = () => {
  const boxOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect())
  const [board] = boxOf('.game-board')
  const overlap = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const texts = [
    ...document.querySelectorAll<HTMLElement>(
      '.clock-name, .clock-time, .word-text > *, .moves-head > *, .coach-words > *, .action-name',
    ),
  ]
    .filter((element) => element.checkVisibility() && element.textContent && element.clientHeight > 1)
    .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect(), element }))
  const cutOff = texts.filter(({ element: { parentElement: place }, box }) => {
    const edge = place!.getBoundingClientRect()
    return (
      getComputedStyle(place!).overflow === 'hidden' &&
      (box.bottom > edge.bottom + 1 || box.top < edge.top - 1)
    )
  })
  const covered = texts.filter(({ box }) => board && overlap(box, board))
  const doubled = texts.filter(({ box, element }, at) =>
    texts.some(
      (other, index) =>
        index > at && other.element.parentElement !== element.parentElement && overlap(box, other.box),
    ),
  )
  return [...cutOff, ...covered, ...doubled].map(({ text }) => text)
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`with a default font of 32 px, then with wide spacing, setup, menu and game can be used at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await doubleFontSize(page)
    await page.goto('/play')
    await expectNoSidewaysScroll(page)
    await button(page, 'Menu').click()
    const menu = (await page.locator('#site-menu').boundingBox())!
    expect(menu.x).toBeGreaterThanOrEqual(0)
    expect(menu.x + menu.width).toBeLessThanOrEqual(width)
    for (const item of await page.locator('#site-menu a:visible, #site-menu button:visible').all()) {
      const box = (await item.boundingBox())!
      expect(box.x + box.width).toBeLessThanOrEqual(width)
    }
    await page.keyboard.press('Escape')

    await startGame(page)
    await clickMoves(page, 'e2e4 e7e5')
    await expectNoSidewaysScroll(page)
    expect(await page.evaluate(findCoveredTexts)).toEqual([])

    await resetFontSize(page)
    await button(page, 'Undo Move').click()
    await clickMoves(page, 'd7d5')
    await expect(page.locator('.opening-name')).toHaveText(/Scandinavian/)
    await setWideSpacing(page)
    await expectNoSidewaysScroll(page)
    expect(await page.evaluate(findCoveredTexts)).toEqual([])
    expect(await page.evaluate(findBrokenWords)).toEqual([])
  })
}
