import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readAddress } from '#words/addresses.ts'
import { expectNoSidewaysScroll } from '../play-steps.ts'
import { expect } from './test.ts'

/** Half the size of what the package exports, so the browser compiles half as much in each document. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The axe rules that check colors. All others give the same result in dark as in light. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Checks WCAG 2.2, levels A and AA, and axe's best practices. Without the tags axe skips target size (wcag22aa). */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Addresses that this worker has checked in dark. The tokens' own test proves the contrast of both schemes. */
const seenInDark = new Set<string>()

/**
 * Fails on axe violations in the page, or in one part of it, in light and once per English address in dark, and on live regions that
 * cannot speak. One call covers one state of a page. Leaves the page in light.
 */
export async function expectNoFaults(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNone(page, part, TAGS, 'light')
  // A page has the same colours in every language.
  const { language, page: address } = readAddress(new URL(page.url()).pathname)
  if (language === 'en' && !seenInDark.has(address)) {
    seenInDark.add(address)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectNone(page, part, { type: 'rule', values: COLOR_RULES }, 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
  }
  expect(await page.evaluate(findHiddenLiveRegions), 'live regions that are not rendered').toEqual([])
}

/**
 * Runs in the page: finds live regions that are hidden although their container is visible. Screen readers often miss the first
 * text of such a region.
 */
const findHiddenLiveRegions = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-live], [role=status], [role=alert], [role=log]')]
    .filter(
      (region) => getComputedStyle(region).display === 'none' && region.parentElement?.checkVisibility(),
    )
    .map((region) => region.outerHTML)

/**
 * Runs axe's script once in each document, since that takes a tenth of a second of processor time. Passed checks are not described,
 * which saves a quarter to a third of the time. No rule that runs reads style sheets, which axe would otherwise copy and
 * parse for each call: 0.35 s on a play page.
 */
async function expectNone(
  page: Page,
  part: string | undefined,
  runOnly: NonNullable<RunOptions['runOnly']>,
  scheme: 'light' | 'dark',
) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } }
  const faults = await page.evaluate(
    async ({ part, options }) => {
      const { axe: here } = window as unknown as { axe: typeof axe }
      const { violations } = await here.run(part ?? document, options)
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
    },
    { part, options },
  )
  expect(faults, `${page.url()} in ${scheme}`).toEqual([])
}

/**
 * Checks that the page fits a narrow phone, a tablet and a desktop window, and has no fault on the first or the last. Leaves it
 * at the widest. A tablet shows the layout of one of the others.
 */
export async function expectOpenToEverybody(page: Page, part?: string): Promise<void> {
  for (const width of [768, 320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    if (width !== 768) await expectNoFaults(page, part)
  }
}
