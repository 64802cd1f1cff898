import { describe, expect, it } from 'vitest'
import { spokenText } from './spoken-text.ts'

describe('a move is spoken', () => {
  it.each([
    ['e4', 'e 4'],
    ['Nf3', 'Knight f 3'],
    ['Nf3+', 'Knight f 3, check'],
    ['Nbd2', 'Knight b d 2'],
    ['R1a3', 'Rook 1 A 3'],
    ['Qh4e1', 'Queen h 4 e 1'],
    ['Bxh6', 'Bishop takes h 6'],
    ['exd5', 'e takes d 5'],
    ['axb8=Q#', 'A takes b 8, becomes a queen, checkmate'],
    ['b8=N', 'b 8, becomes a knight'],
    ['O-O', 'Castles short'],
    ['O-O-O+', 'Castles long, check'],
  ])('%s as “%s”', (san, spoken) => {
    expect(spokenText(san)).toBe(spoken)
  })
})

describe('a sentence is spoken', () => {
  it.each([
    [
      'You left the knight on h6 loose: Bxh6 takes it.',
      'You left the knight on h 6 loose: Bishop takes h 6 takes it.',
    ],
    [
      'Black wins a bishop with best play: f5 Rh1 Qg5.',
      'Black wins a bishop with best play: f 5 Rook h 1 Queen g 5.',
    ],
    ['A good move.', 'A good move.'],
    ['Drawn by the fifty-move rule.', 'Drawn by the fifty-move rule.'],
    // Other letters around it make it a part of a word.
    ['version b2b and x4', 'version b2b and x4'],
  ])('“%s”', (text, spoken) => {
    expect(spokenText(text)).toBe(spoken)
  })
})
