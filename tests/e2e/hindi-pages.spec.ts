import type { Page } from '@playwright/test'
import { everyHindiPage, hindiPagesOfEachKind } from '../support/hindi-pages.ts'
import { findClippedInk, findCutTexts } from './support/clipped-text.ts'
import { expectNoFaults } from './support/faults.ts'
import { expect, test } from './support/test.ts'
import { doubleFontSize, resetFontSize } from './support/text-settings.ts'

/**
 * Every kind of page in Hindi. One visit shows it to axe, on a narrow phone, and with doubled text. `EVERY_PAGE=1` walks all
 * lessons and articles too, which takes minutes.
 */
const PAGES = process.env['EVERY_PAGE'] === '1' ? everyHindiPage() : hindiPagesOfEachKind
/** Pages share nothing, so they are split over the workers. */
const PARTS = 3

for (let part = 0; part < PARTS; part += 1)
  test(`no page in Hindi has anything that axe objects to, or clips a letter (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    const faults: Record<string, string[]> = {}
    for (const path of PAGES.filter((_, index) => index % PARTS === part))
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 900 })
        await page.goto(path)
        await expectNoFaults(page)
        const found = await findFaults(page)
        if (found.length > 0) faults[path] = found
      })
    expect(faults).toEqual({})
  })

async function findFaults(page: Page): Promise<string[]> {
  // Notation is the same in English.
  const isHindi = (fault: string) => /^scrolls|\p{Script=Devanagari}/u.test(fault)
  const find = async (name: string) => {
    const found = [...(await page.evaluate(findCutTexts)), ...(await page.evaluate(findClippedInk))]
    return found.filter(isHindi).map((fault) => `${name}: ${fault}`)
  }
  const wide = await find('1280 px')
  await page.setViewportSize({ width: 320, height: 700 })
  const narrow = await find('320 px')
  await page.setViewportSize({ width: 390, height: 844 })
  await doubleFontSize(page)
  const large = await find('200 %')
  await resetFontSize(page)
  return [...wide, ...narrow, ...large]
}

test('a heading with a low line height is found to be clipped, or to touch its next line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/hi/learn')
  const findWith = (css: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
    }, css)
  expect(await page.evaluate(findClippedInk)).toEqual([])
  await findWith('h1, h2 { line-height: 1 !important; overflow: hidden !important }')
  expect(await page.evaluate(findClippedInk)).toContainEqual(expect.stringMatching(/ loses \d/))
  await findWith('p { line-height: 0.8 !important }')
  expect(await page.evaluate(findClippedInk)).toContainEqual(expect.stringMatching(/ touches /))
})
