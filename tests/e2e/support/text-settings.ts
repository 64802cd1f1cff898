import type { CDPSession, Page } from '@playwright/test'

/** Doubles the browser's default font size: WCAG 1.4.4. Media queries in rem follow it, which they do not with a style sheet. */
export const doubleFontSize = (page: Page): Promise<void> => setFontSize(page, 32)

export const resetFontSize = (page: Page): Promise<void> => setFontSize(page, 16)

/** A page's size lasts as long as the session that set it. */
const sessions = new WeakMap<Page, CDPSession>()

async function setFontSize(page: Page, standard: number) {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: Math.round(standard * 0.8125) } })
}

/** The text spacing that WCAG 1.4.12 lets readers set. */
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

export async function resetSpacing(page: Page): Promise<void> {
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
}

/** Runs in the page: finds words of labels that are broken over two lines. */
export function findBrokenWords(): string[] {
  const faults: string[] = []
  const labels = document.querySelectorAll<HTMLElement>(
    'button, label, [role=tab], .button, nav a, h1, h2, h3',
  )
  for (const label of labels) {
    if (!label.checkVisibility()) continue
    const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}’']+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        // A word at the start of a line also has an empty box at the end of the previous line.
        const boxes = [...range.getClientRects()].filter((box) => box.width > 1)
        const [first, last] = [boxes[0], boxes.at(-1)]
        if (first && last && last.top - first.top > first.height / 2) faults.push(`broken word: ${word}`)
      }
  }
  return faults
}
