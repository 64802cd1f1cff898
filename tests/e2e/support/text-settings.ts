import type { Page } from '@playwright/test'

/** Doubles the browser's default font size: WCAG 1.4.4. Media queries in rem follow it, which they do not with a style sheet. */
export async function doubleFontSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** The distances that WCAG 1.4.12 lets readers set. */
const WIDE_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

export async function setWideSpacing(page: Page): Promise<void> {
  await page.evaluate((css) => {
    // The page's policy forbids style elements.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, WIDE_SPACING)
}
