import { describe, expect, it } from 'vitest'
import {
  answerEntry,
  cardEntry,
  lessonEntry,
  puzzleEntry,
  strengthEntry,
} from '#app/train/log/entries.fixture.ts'
import { TRAINING_CSV_HEAD, trainingCsvLine } from './training-csv.ts'

const cellsOf = (line: string) => line.trimEnd().split(',')

describe('training as a table', () => {
  it('has a cell for each column, whatever the entry', () => {
    const entries = [
      puzzleEntry(0),
      cardEntry(1),
      answerEntry(2, '0123456789abcdef', true),
      lessonEntry(3, 'rook', 0),
      strengthEntry(4, 900),
    ]
    for (const entry of entries)
      expect(cellsOf(trainingCsvLine(entry))).toHaveLength(cellsOf(TRAINING_CSV_HEAD).length)
    expect(trainingCsvLine(puzzleEntry(0, { puzzle: 'abc', themes: ['fork', 'pin'], isSolved: false }))).toBe(
      '2026-11-01T08:00:00.000Z,puzzle,abc,rated,1200,76,fork pin,no,,,,,,,,,\r\n',
    )
  })

  it.each([
    ['a comma', 'Asha, v Ben', '"Asha, v Ben"'],
    ['quotes', 'The "Rook"', '"The ""Rook"""'],
    ['a formula', '=HYPERLINK(1)', "'=HYPERLINK(1)"],
    ['a formula with a comma', '@SUM(1,2)', '"\'@SUM(1,2)"'],
  ])('takes %s in a name for what it is', (_, title, cell) => {
    const card = cardEntry(0)
    expect(trainingCsvLine({ ...card, game: { ...card.game, title } })).toContain(`,${cell},`)
  })
})
