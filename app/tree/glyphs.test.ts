import { expect, it } from 'vitest'
import { words } from '#words/tree'
import { glyphSign } from './glyphs.ts'

it('names each sign', () => {
  const signs = Array.from({ length: 140 }, (_, glyph) => glyph).filter((glyph) => glyphSign(glyph))
  expect(signs).toHaveLength(15)
  expect(signs.filter((glyph) => words.glyph.name(glyph) === '')).toEqual([])
})
