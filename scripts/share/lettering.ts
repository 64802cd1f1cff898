import { openSync, type Font } from 'fontkit'

/**
 * Text as outlines. The rasteriser would look for installed fonts, which a fresh machine lacks, so letters are drawn as paths
 * from our own font files.
 */
export interface Face {
  /** True if the font has all letters of a text. The other methods throw if it lacks one. */
  covers(text: string): boolean
  /** The width of a text, relative to its size. */
  width(text: string): number
  /** The shapes of a text whose first letter begins at `x` on the baseline `y`, as the `d` of an SVG path. */
  outline(text: string, x: number, y: number, size: number): string
}

/** Opens the font files of one typeface, one for each script, Latin first. Their letters may be mixed in a text. */
export function openFace(...files: readonly string[]): Face {
  const fonts = files.map(openFont)
  return {
    covers: (text) => missingFrom(fonts, text) === undefined,
    width: (text) => layOut(fonts, text).reduce((width, glyph) => width + glyph.advance, 0),
    outline(text, x, y, size) {
      let pen = x
      return layOut(fonts, text)
        .map(({ font, path, advance, xOffset, yOffset }) => {
          const scale = size / font.unitsPerEm
          const placed = path.translate(xOffset, yOffset).scale(scale, -scale).translate(pen, y)
          pen += advance * size
          return placed.toSVG()
        })
        .join('')
    },
  }
}

function openFont(file: string): Font {
  const font = openSync(file)
  if (!('layout' in font)) throw new Error(`${file} holds several fonts; one is wanted`)
  return font
}

const missingFrom = (fonts: readonly Font[], text: string): string | undefined =>
  [...text].find((letter) => !fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)))

/** Devanagari words, and what is between them: each script has its own font and shaping rules. */
const RUNS = /[\u0900-\u097f]+|[^\u0900-\u097f]+/g

/** A picture with a missing letter would be shared for years, so it stops the build. */
function layOut(fonts: readonly Font[], text: string) {
  const missing = missingFrom(fonts, text)
  if (missing !== undefined) throw new Error(`"${text}": ${fonts[0]?.postscriptName} has no ${missing}`)
  return (text.match(RUNS) ?? []).flatMap((run) => {
    const font = fonts.find((each) => missingFrom([each], run) === undefined)
    if (font === undefined) throw new Error(`"${run}": no font has all its letters`)
    const { glyphs, positions } = font.layout(run)
    return glyphs.map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      return { font, path, xOffset, yOffset, advance: xAdvance / font.unitsPerEm }
    })
  })
}

export interface Box {
  readonly width: number
  readonly height: number
  readonly largest: number
  readonly smallest: number
  /** Relative to the size. */
  readonly lineHeight: number
}

/** Weights of line breaks, in pixels of font size: how much smaller the text may become to break at a pause. */
const BAD_BREAK = 14
const GOOD_BREAK = 6
/** The penalty for an empty line, shared by all lines and growing with the square of the gap. */
const UNEVEN = 110

const PAUSE = /[.:,?!।]$/

/** A line shorter than this share of the measure looks like a mistake, unless it ends with punctuation or is the last one. */
const STUMP = 0.5

/** A line should not end after these words, which belong to the next one. */
const LEANING =
  /^(a|an|and|as|at|by|for|from|how|in|into|is|it|its|of|on|or|over|than|that|the|to|was|what|where|who|why|with|your)$/i

/** Hindi postpositions and verbs belong to the word before them, so no line should start with one. */
const TRAILING = /^(?:का|के|की|को|में|पर|से|ने|तक|बाद|है।?|हैं।?|और)$/

/**
 * Sets a text as large as its box allows, with line breaks that read well; prefers better breaks to a slightly larger size.
 * Throws if even the smallest size does not fit.
 */
export function fitLines(
  text: string,
  face: Pick<Face, 'width'>,
  box: Box,
): { readonly size: number; readonly lines: readonly string[] } {
  const space = face.width(' ')
  // Measured once, because the same words are tried in hundreds of lines.
  const words = text.split(' ').map((word) => ({ word, width: face.width(word) }))
  let best: { size: number; lines: readonly string[]; score: number } | undefined
  for (let size = box.largest; size >= box.smallest; size -= 2) {
    const measure = box.width / size
    const most = Math.floor(box.height / (size * box.lineHeight))
    for (let count = 1; count <= most; count += 1) {
      const broken = breakLines(words, space, measure, count, UNEVEN / count)
      const score = size - (broken?.cost ?? Infinity)
      if (broken !== undefined && score > (best?.score ?? -Infinity))
        best = { size, lines: broken.lines, score }
    }
  }
  if (best === undefined) throw new Error(`"${text}" does not fit into its picture`)
  return best
}

interface Word {
  readonly word: string
  readonly width: number
}

interface LineBreaks {
  readonly lines: readonly string[]
  readonly cost: number
}

/** The cheapest way to break words into a number of lines. Tries every end of the first line; titles have at most 15 words. */
function breakLines(
  words: readonly Word[],
  space: number,
  measure: number,
  count: number,
  uneven: number,
): LineBreaks | undefined {
  let best: LineBreaks | undefined
  let width = -space
  for (let length = 1; length <= words.length - count + 1; length += 1) {
    const last = words[length - 1]
    if (last === undefined) break
    width += space + last.width
    if (width > measure) break
    const line = () =>
      words
        .slice(0, length)
        .map(({ word }) => word)
        .join(' ')
    const slack = uneven * (1 - width / measure) ** 2
    if (count === 1) {
      if (length === words.length) return { lines: [line()], cost: slack }
      continue
    }
    const rest = breakLines(words.slice(length), space, measure, count - 1, uneven)
    if (rest === undefined) continue
    const stump = width < measure * STUMP && !PAUSE.test(last.word) ? BAD_BREAK : 0
    const cost = slack + stump + costOfBreak(last.word, words[length]?.word) + rest.cost
    if (best === undefined || cost < best.cost) best = { lines: [line(), ...rest.lines], cost }
  }
  return best
}

const costOfBreak = (before: string, after = ''): number =>
  LEANING.test(before) || TRAILING.test(after) ? BAD_BREAK : PAUSE.test(before) ? -GOOD_BREAK : 0
