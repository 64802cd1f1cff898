import { expect, it } from 'vitest'
import { typeset } from './typography.ts'

it.each([
  ['"Castle early" is good advice', '“Castle early” is good advice'],
  ['he said: "...c5, and it\'s over."', 'he said: “...c5, and it’s over.”'],
  ["the players' names (\"A\" and 'B')", 'the players’ names (“A” and ‘B’)'],
  // Texts next to *emphasis* as the parser passes them: alone, or beginning or ending with the mark.
  ['called "', 'called ”'],
  ['", was sung', '”, was sung'],
  ['7½-6½, 1-0, 2013-2023', '7½–6½, 1–0, 2013–2023'],
  ['on 2024-12-28 a well-known 19th-century game', 'on 2024-12-28 a well-known 19th-century game'],
])('%s', (typed, set) => {
  expect(typeset(typed)).toBe(set)
})
