import type { Page } from '@playwright/test'
import { findCutTexts } from './support/clipped-text.ts'
import { doubleFontSize, findBrokenWords, setWideSpacing } from './support/text-settings.ts'
import { expect, test } from './support/test.ts'

/** One page of each kind. Games, which take several steps to reach, are in large-text.spec.ts. */
const PATHS = [
  '/',
  '/play',
  '/online',
  '/lobby',
  '/learn',
  '/learn/rook',
  '/learn/coordinates',
  '/blog',
  '/blog/free-online-chess-getting-started',
  '/blog/the-opposition-in-twenty-minutes',
  '/rankings',
  '/players',
  '/players/viswanathan-anand',
  '/history',
  '/history/chess-origins',
  '/gallery',
  '/sunday-puzzle',
  '/how-we-measured',
  '/privacy-policy',
  '/auth',
  '/auth/forgotten',
  '/analysis',
  '/train',
  '/train/puzzles',
  '/train/mistakes',
  '/train/rush',
  '/review',
  '/dashboard',
  '/support',
  '/contact',
]

async function expectNoFaults(page: Page, find: () => Promise<string[]>) {
  const faults: Record<string, string[]> = {}
  for (const path of PATHS) {
    await page.goto(path)
    const found = await find()
    if (found.length > 0) faults[path] = found
  }
  expect(faults).toEqual({})
}

for (const width of [390, 1440])
  test(`no page cuts off text or breaks a word at ${width} px with wide text spacing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await expectNoFaults(page, async () => {
      await setWideSpacing(page)
      return [...(await page.evaluate(findCutTexts)), ...(await page.evaluate(findBrokenWords))]
    })
  })

test('no page scrolls sideways or cuts off text at 390 px with a doubled font size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await doubleFontSize(page)
  await expectNoFaults(page, () => page.evaluate(findCutTexts))
})
