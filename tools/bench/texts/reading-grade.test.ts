import { expect, it } from 'vitest'
import { countSyllables, countText, gradeOf, proseOf } from './reading-grade.ts'

it.each([
  ['rook', 1],
  ['castle', 2],
  ['queen', 1],
  ['taken', 2],
  ['moves', 1],
  ['played', 1],
  ['opposition', 4],
  ['1,200', 1],
  ['Nxe5', 1],
])('%s has %i', (word, count) => {
  expect(countSyllables(word)).toBe(count)
})

it('counts words and sentences of the prose alone', () => {
  const markdown =
    '## A heading\n\nThe [rook](/learn/rook) moves. It *stops*.\n\n```fen\n8/8 w\n```\n\n| a | b |\n'
  expect(countText(proseOf(markdown))).toMatchObject({ words: 7, sentences: 3 })
})

it('does not take the number of a move for the end of a sentence', () => {
  expect(countText(proseOf('After 1. e4 e5 2. Nf3 Nc6 and 12...Qxf2 Black is lost.')).sentences).toBe(1)
})

it('finds short sentences of short words easier to read than long ones', () => {
  const easy = countText('The king moves one step. The rook moves far. Take the pawn.')
  const hard = countText(
    'Positional considerations notwithstanding, the administration of accumulated advantages necessitates extraordinary determination.',
  )
  expect(gradeOf(easy)).toBeLessThan(4)
  expect(gradeOf(hard)).toBeGreaterThan(15)
})
