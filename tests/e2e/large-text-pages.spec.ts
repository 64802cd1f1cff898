import type { Page } from '@playwright/test'
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

/** Runs in the page: finds sideways scrolling and clipped text. */
function findCutTexts(): string[] {
  const faults: string[] = []
  if (document.documentElement.scrollWidth > innerWidth + 1) {
    const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.checkVisibility() &&
        element.getBoundingClientRect().right > innerWidth + 1 &&
        !element.parentElement?.closest('[data-scrolls], .carousel, table'),
    )
    faults.push(
      `scrolls sideways: ${wide
        .map((element) => element.outerHTML.slice(0, 120))
        .slice(0, 3)
        .join()}`,
    )
  }
  for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *')) {
    const { overflowX, overflowY, webkitLineClamp, clipPath } = getComputedStyle(element)
    const text = element.textContent?.trim() ?? ''
    const isCut =
      (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) ||
      (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
    const isHiddenOnPurpose = webkitLineClamp !== 'none' || clipPath !== 'none' || element.clientHeight < 2
    if (
      isCut &&
      text !== '' &&
      !isHiddenOnPurpose &&
      element.checkVisibility() &&
      !element.closest('.carousel')
    )
      faults.push(`cut off: ${element.className} ${text.slice(0, 60)}`)
  }
  return faults
}

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
