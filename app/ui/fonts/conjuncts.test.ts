import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSync, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'

/** Shapes every Hindi word of messages and articles: letters that belong together join, and no halant is left bare between them. */
const ROOT = new URL('../../../', import.meta.url).pathname
const HALANT = '\u094D'
/** Letters that a typeface does not join, so that the halant is the right form: ब्लिट्ज़, कैंडिडेट्स. */
const NEVER_JOINED = /[टठडढद]्(?=[सज])|द्(?=घ)/g

const words = new Set(
  globSync(['words/**/*hi.{ts,tsv}', 'content/**/*.hi.md'], { cwd: ROOT })
    .flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(/[\u0900-\u097F]+/g) ?? [])
    // A lone half form, as in `घोड़`, is completed by code.
    .filter((word) => word.includes(HALANT) && !word.endsWith(HALANT)),
)
// Conjuncts that were bare without the feature `cjct`.
for (const word of ['विद्यार्थी', 'पद्धति', 'रद्द', 'द्वारा', 'सिद्ध', 'उद्देश्य', 'चिट्ठी']) words.add(word)

describe.each(['mukta-devanagari-400', 'mukta-devanagari-600', 'eczar-devanagari-600'])('%s', (name) => {
  const font = openSync(join(ROOT, 'app/ui/fonts', `${name}.woff2`)) as Font
  const glyphsOf = (text: string): number[] => font.layout(text).glyphs.map(({ id }) => id)
  const halant = font.glyphForCodePoint(0x09_4d).id

  it('shows no bare halant and no missing letter', () => {
    const bare = [...words].filter((word) => {
      const glyphs = glyphsOf(word.replaceAll(NEVER_JOINED, ''))
      return glyphs.includes(halant) || glyphs.includes(0)
    })
    expect(bare).toEqual([])
  })

  it('shows a halant that nothing follows, so that the test can find one', () => {
    expect(glyphsOf(`क${HALANT}`)).toContain(halant)
  })
})
