import type { Page } from '@playwright/test'
import { findCutTexts } from './support/clipped-text.ts'
import {
  doubleFontSize,
  findBrokenWords,
  resetFontSize,
  resetSpacing,
  setWideSpacing,
} from './support/text-settings.ts'
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
  '/this-week',
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

/** Pages share nothing, so they are split over the workers. */
const PARTS = 3

for (let part = 0; part < PARTS; part += 1)
  test(`no page cuts off text with wide spacing or a doubled font size (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    const faults: Record<string, string[]> = {}
    for (const path of PATHS.filter((_, index) => index % PARTS === part)) {
      await page.setViewportSize({ width: 1440, height: 844 })
      await page.goto(path)
      const found = await findFaults(page)
      if (found.length > 0) faults[path] = found
    }
    expect(faults).toEqual({})
  })

async function findFaults(page: Page): Promise<string[]> {
  const find = async (name: string, ...searches: (() => string[])[]) => {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const found: string[] = []
    for (const search of searches) found.push(...(await page.evaluate(search)))
    return found.map((fault) => `${name}: ${fault}`)
  }
  await setWideSpacing(page)
  const wide = await find('1440 px', findCutTexts, findBrokenWords)
  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await find('390 px', findCutTexts, findBrokenWords)
  await resetSpacing(page)
  await doubleFontSize(page)
  const large = await find('200 %', findCutTexts)
  await resetFontSize(page)
  return [...wide, ...narrow, ...large]
}
