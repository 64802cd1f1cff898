import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Magnus Carlsen', 'MC'],
  ['R Praggnanandhaa', 'RP'],
  ['Leinier Dominguez Perez', 'LP'],
  ['Maxime Vachier-Lagrave', 'ML'],
])('writes %s as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
