import { expect, it } from 'vitest'
import { makePseudo } from './pseudo.ts'

const plain = {
  title: 'Your games',
  card: {
    count: (n: number) => `${n} games`,
    help: <T>(link: (text: string) => T) => ['See ', link('all'), '.'],
  },
  days: ['Monday', 'Tuesday'],
}
const pseudo = makePseudo(plain)

it('a text is in brackets, with accents, and 40 % longer', () => {
  expect(pseudo.title).toBe('⟦Ýöûr gåmés ~ ~⟧')
  expect(pseudo.title.length - 2).toBe(Math.ceil(plain.title.length * 1.4))
})

it('an empty text stays empty, since components then show nothing', () => {
  expect(makePseudo({ note: '' }).note).toBe('')
})

it('functions are called with their data and return text in brackets', () => {
  expect(pseudo.card.count(3)).toMatch(/^⟦3 gåmés( ~)+⟧$/)
})

it('a sentence with elements has one pair of brackets, and its elements are built from accented text', () => {
  const parts = pseudo.card.help((text) => ({ text }))
  expect(parts[0]).toBe('⟦')
  expect(parts.at(-1)).toMatch(/~⟧$/)
  expect(parts).toContainEqual({ text: 'åll' })
})

it('lists keep their length', () => {
  expect(pseudo.days.map((day) => day[0])).toEqual(['⟦', '⟦'])
})
