import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSync, type Font } from 'fontkit'
import { beforeAll, describe, expect, it } from 'vitest'

/**
 * Checks that our fonts contain every character of the built site: a system font would differ in size and weight, or show a
 * box.
 */
const ROOT = new URL('../../../', import.meta.url).pathname
const CLIENT = join(ROOT, 'build/client')
const FACES = join(ROOT, 'app/ui/fonts')

interface Face {
  readonly family: string
  readonly weight: string
  readonly characters: ReadonlySet<number>
}

/** A font face, which covers the characters that are both in its range and in its file. */
function readFaces(): readonly Face[] {
  const css = readFileSync(join(FACES, 'fonts.css'), 'utf8')
  return [...css.matchAll(/@font-face \{(.*?)\}/gs)].flatMap(([, rules = '']) => {
    const rule = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(rules)?.[1] ?? ''
    const file = /url\('\.\/([^'?]+)/.exec(rules)?.[1]
    if (file === undefined) return []
    const inFile = (openSync(join(FACES, file)) as Font).characterSet
    const ranges = [...rule('unicode-range').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
    )
    const isServed = (code: number) =>
      ranges.length === 0 || ranges.some(([from, to]) => code >= from && code <= to)
    return [
      {
        family: rule('font-family'),
        weight: rule('font-weight'),
        characters: new Set(inFile.filter(isServed)),
      },
    ]
  })
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

/** The text of a page, or of the elements that match. */
function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}

const headingsOf = (html: string): string =>
  [...html.matchAll(/<(h[1-3])\b.*?<\/\1>/gs)].map(([heading]) => textOf(heading)).join('')

/** Characters without a glyph. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}]/u

const pages = () =>
  readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(CLIENT, file), 'utf8') }))

let faces: readonly Face[]
beforeAll(() => {
  faces = readFaces()
})

/** Characters that no face contains, each with the first page that uses it. */
function missing(texts: readonly { file: string; text: string }[], serving: readonly Face[]): string[] {
  const found = new Map<string, string>()
  for (const { file, text } of texts)
    for (const character of new Set(text))
      if (
        !INVISIBLE.test(character) &&
        !serving.some(({ characters }) => characters.has(character.codePointAt(0)!))
      )
        if (!found.has(character)) found.set(character, file)
  return [...found].map(([character, file]) => `${character} in ${file}`)
}

const devanagari = /\p{Script=Devanagari}/u

/** The fees of tournaments have it, and the fonts of every system do too. */
const FROM_THE_SYSTEM = /^₹ in /
/** Read from the field for moves (digits of Devanagari) or a pasted text (figurines), or looked for at the start of a CSV cell. */
const NEVER_WRITTEN = /^[०-९♔♟＝＋－＠﹦﹢﹣﹫] in /

describe.runIf(existsSync(CLIENT))('the typefaces of the built site', () => {
  it('have the characters of the board, the clock and the results', () => {
    for (const weight of ['400', '600']) {
      const serving = faces.filter((face) => face.family === 'Mukta' && face.weight === weight)
      expect(missing([{ file: 'signs', text: '∞½–—…·×’“”+#=−' }], serving)).toEqual([])
    }
  })

  it('have every character of the texts of pages, Devanagari in Eczar and all else in Mukta', () => {
    const texts = pages().map(({ file, html }) => ({ file, text: textOf(html) }))
    expect(texts.length).toBeGreaterThan(90)
    expect(
      missing(
        texts,
        faces.filter(({ family }) => family === 'Mukta'),
      ).filter((it) => !devanagari.test(it)),
    ).toEqual([])
    expect(missing(texts, faces)).toEqual([])
  })

  it('have every character of headings in Eczar', () => {
    const texts = pages().map(({ file, html }) => ({ file, text: headingsOf(html) }))
    expect(
      missing(
        texts,
        faces.filter(({ family }) => family === 'Eczar'),
      ),
    ).toEqual([])
  })

  it('have every character of the texts in scripts', () => {
    // The reader of PGN knows many signs, which it never writes.
    const texts = readdirSync(join(CLIENT, 'assets'))
      .filter((file) => file.endsWith('.js') && !/^(framework|worker|notation|pgn-reader)-/.test(file))
      .map((file) => ({ file, text: stringsIn(readFileSync(join(CLIENT, 'assets', file), 'utf8')) }))
    expect(texts.length).toBeGreaterThan(10)
    expect(
      missing(texts, faces).filter((found) => !NEVER_WRITTEN.test(found) && !FROM_THE_SYSTEM.test(found)),
    ).toEqual([])
  })
})

/** Bounds of React's ranges for attribute names, which are not text. */
const REACTS_NAMES = /[\u036f\ufffd]/

/** String literals, with their escapes decoded. */
function stringsIn(code: string): string {
  return [...code.matchAll(/`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/gs)]
    .map(([text]) =>
      text.replace(/\\u\{?([0-9a-f]{4,5})\}?/gi, (_, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      ),
    )
    .filter((text) => !REACTS_NAMES.test(text))
    .filter((text) => !REACTS_NAMES.test(text))
    .join('')
}
