import { expect, it } from 'vitest'
import type { Piece } from '#chess/types.ts'
import { BARE_KINGS, CLASS_NAMES, classesNeededFor, findClassOfMen } from './classes.ts'

const man = (letter: string): Piece =>
  ({ color: letter < 'a' ? 'w' : 'b', role: letter.toLowerCase() }) as Piece

const found = (letters: string) => {
  const material = findClassOfMen([...letters].map(man))
  return material && [material.ending.name, material.isSwapped, material.order]
}

it('names all 35 classes of three and four men', () => {
  expect(new Set(CLASS_NAMES).size).toBe(35)
})

it('finds the class for pieces in any order, with colours swapped if Black is stronger', () => {
  expect(found('')).toEqual([BARE_KINGS, false, []])
  expect(found('q')).toEqual(['KQvK', true, [0]])
  expect(found('rQ')).toEqual(['KQvKR', false, [1, 0]])
  expect(found('qR')).toEqual(['KQvKR', true, [0, 1]])
  expect(found('PB')).toEqual(['KBPvK', false, [1, 0]])
  expect(found('Pp')).toEqual(['KPvKP', false, [0, 1]])
  expect(found('pP')).toEqual(['KPvKP', false, [1, 0]])
})

it('has no class for five men', () => {
  expect(found('QRn')).toBeUndefined()
})

it.each(CLASS_NAMES)('lists %s after all classes that its captures and promotions lead to', (name) => {
  expect(classesNeededFor(name).at(-1)).toBe(name)
})

it('finds the classes that a class needs, step by step', () => {
  expect(classesNeededFor('KQvKR')).toEqual(['KQvK', 'KRvK', 'KQvKR'])
  expect(classesNeededFor('KPvK')).toEqual(['KQvK', 'KRvK', 'KBvK', 'KNvK', 'KPvK'])
  expect(classesNeededFor('KRvKP')).toEqual(
    expect.arrayContaining(['KPvK', 'KRvK', 'KQvKR', 'KRvKR', 'KRvKB', 'KRvKN']),
  )
  expect(classesNeededFor('KPvKP')).toContain('KQvKQ')
})
