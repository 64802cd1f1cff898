import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../play-steps.ts'
import { expect } from './test.ts'

/** What of axe's rules looks at colors. All others find in dark what they find in light. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Fails on whatever axe finds in the page as it stands, or in one part of it, in light and then in dark: no test needs to
 * come here twice. Leaves the page in light.
 */
export async function expectNoFaults(page: Page, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await expectNone(await lookAt(page, part), 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNone((await lookAt(page, part)).withRules(COLOR_RULES), 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Axe brings 650 kB of script to each look. What is in the page from the look before is not read again. */
const NOTHING_MORE = ';'

async function lookAt(page: Page, part: string | undefined): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  // Otherwise axe sums up in a second page that it opens for each look, as sites with frames of strangers need it.
  // What it found in order is not described, which takes a quarter to a third off its time. No rule that runs reads style
  // sheets, which it would otherwise copy and parse anew for each look: on a play page 0.35 s for light and dark.
  const look = new AxeBuilder({ page, ...(isThere && { axeSource: NOTHING_MORE }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } })
  return part === undefined ? look : look.include(part)
}

async function expectNone(look: AxeBuilder, scheme: 'light' | 'dark'): Promise<void> {
  const { url, violations } = await look.analyze()
  expect(
    violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]),
    `${url} in ${scheme}`,
  ).toEqual([])
}

/** The narrowest phone, a tablet and a desk. */
const WIDTHS = [320, 768, 1440]

/** The page as it stands fits every width, and has no fault at any, in light or in dark. Leaves it at the widest. */
export async function expectOpenToEverybody(page: Page, part?: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectNoFaults(page, part)
  }
}
