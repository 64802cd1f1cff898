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

  it('guards names that a spreadsheet would take for a formula', () => {
    const card = cardEntry(0)
    const line = trainingCsvLine({ ...card, game: { ...card.game, title: ' =HYPERLINK(1)' } })
    expect(line).toContain(",' =HYPERLINK(1),")
  })
})
