/** Runs in the page: finds sideways scrolling and clipped text. */
export function findCutTexts(): string[] {
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

/**
 * Runs in the page: finds Devanagari whose ink is outside of the box that clips it, or touches the line above. Marks such as ि and
 * ु reach further than the letters, and a box of text with a low line height is smaller than its ink.
 */
export function findClippedInk(): string[] {
  interface Word {
    readonly text: string
    readonly left: number
    readonly right: number
    readonly baseline: number
    readonly top: number
    readonly bottom: number
  }
  /** In pixels. The browser rounds the metrics of fonts. */
  const UNSEEN = 1
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
  const measured = new Map<string, TextMetrics>()
  const measure = (text: string, { fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) => {
    const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
    const key = font + text
    if (!measured.has(key)) {
      canvas.font = font
      measured.set(key, canvas.measureText(text))
    }
    return measured.get(key)!
  }
  const wordsOf = (node: Node, style: CSSStyleDeclaration): Word[] => {
    const words: Word[] = []
    for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(/\S*\p{Script=Devanagari}\S*/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + text.length)
      // At the start of a line, a word also has an empty box at the end of the previous one.
      const box = [...range.getClientRects()].findLast(({ width }) => width > 1)
      if (!box) continue
      const ink = measure(text, style)
      // The box of a text is as high as its font, whatever the height of the line.
      const baseline = box.top + ink.fontBoundingBoxAscent
      words.push({
        text,
        ...{ left: box.left, right: box.right, baseline },
        top: baseline - ink.actualBoundingBoxAscent,
        bottom: baseline + ink.actualBoundingBoxDescent,
      })
    }
    return words
  }
  /** The boxes that clip an element vertically. `undefined` if it is hidden on purpose. */
  const clipsOf = (element: Element) => {
    const clips: { readonly name: string; readonly top: number; readonly bottom: number }[] = []
    let needsPosition = false
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowY, clipPath, position, display } = getComputedStyle(at)
      if (clipPath !== 'none' || position === 'fixed') return clipPath === 'none' ? clips : undefined
      const isContaining = !needsPosition || position !== 'static'
      if (isContaining && overflowY !== 'visible' && !display.startsWith('inline ') && display !== 'inline') {
        const isScrolled = overflowY === 'auto' || overflowY === 'scroll'
        const top = at.getBoundingClientRect().top + at.clientTop - (isScrolled ? at.scrollTop : 0)
        const bottom = top + (isScrolled ? at.scrollHeight : at.clientHeight)
        if (at.clientHeight < 2) return undefined
        clips.push({ name: `${at.localName}.${at.className}`, top, bottom })
      }
      if (isContaining) needsPosition = position === 'absolute'
    }
    return clips
  }
  const faults = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!
    if (!/\p{Script=Devanagari}/u.test(node.nodeValue ?? '') || element.closest('svg, script, style'))
      continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const clips = clipsOf(element)
    if (!clips) continue
    const words = wordsOf(node, getComputedStyle(element))
    for (const { text, baseline, top, bottom } of words)
      // Lines past the end of a clamped text are hidden on purpose.
      if (clips.every((clip) => baseline > clip.top && baseline < clip.bottom))
        for (const clip of clips) {
          const lost = Math.max(clip.top - top, bottom - clip.bottom)
          if (lost > UNSEEN) faults.add(`${text} loses ${lost.toFixed(1)} px in ${clip.name}`)
        }
    for (const [index, word] of words.entries())
      for (const other of words.slice(Math.max(0, index - 30), index)) {
        const isAbove = other.baseline < word.baseline - 1
        const overlap = other.bottom - word.top
        if (isAbove && other.left < word.right && word.left < other.right && overlap > UNSEEN)
          faults.add(`${other.text} touches ${word.text} by ${overlap.toFixed(1)} px in ${element.localName}`)
      }
  }
  return [...faults]
}
