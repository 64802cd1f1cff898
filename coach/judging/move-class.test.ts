import { describe, expect, it } from 'vitest'
import { classify, type MoveClass, type MoveFacts } from './move-class.ts'

const QUIET: MoveFacts = {
  inBook: false,
  isChoice: false,
  isBest: false,
  legalMoves: 30,
  before: 55,
  after: 55,
  fall: 0,
  second: 54,
  isSacrifice: false,
  isObvious: false,
}

describe('a move is called', () => {
  it.each<[MoveClass, string, Partial<MoveFacts>]>([
    ['book', 'while the game is in the table of openings', { inBook: true, after: 50 }],
    ['mistake', 'in the table of openings too, if it gives away so much', { inBook: true, after: 40 }],
    ['best', 'when it is the engine’s choice', { isChoice: true, isBest: true }],
    ['best', 'when it is of equal worth', { isBest: true }],
    ['best', 'when there is no other', { legalMoves: 1, after: 20 }],
    ['great', 'when all others are worse by fifteen per cent', { isChoice: true, isBest: true, second: 40 }],
    ['best', 'when another one is worse by less', { isChoice: true, isBest: true, second: 41 }],
    [
      'best',
      'when all others are worse, but the position after it is worth less than was thought',
      { isChoice: true, isBest: true, second: 40, after: 53 },
    ],
    ['best', 'when another move is as good and the second best is worse', { isBest: true, second: 40 }],
    [
      'best',
      'when all others are worse but anybody would play it',
      { isChoice: true, isBest: true, second: 40, isObvious: true },
    ],
    ['brilliant', 'when it gives material and is right', { isBest: true, isSacrifice: true, second: 52 }],
    ['best', 'when it gives material and a quiet move is as good', { isBest: true, isSacrifice: true }],
    [
      'best',
      'when it gives material in a won position',
      { isBest: true, isSacrifice: true, before: 98, after: 98, second: 97 },
    ],
    [
      'best',
      'when it gives material and is lost all the same',
      { isBest: true, isSacrifice: true, before: 20, after: 20, second: 19 },
    ],
    ['excellent', 'below two per cent', { after: 53.1 }],
    ['good', 'below five', { after: 50.1 }],
    ['inaccuracy', 'from five on', { after: 50 }],
    ['mistake', 'from ten on', { after: 45 }],
    ['inaccuracy', 'when it loses a pawn in a bad position', { before: 20, after: 13, fall: 250 }],
    ['mistake', 'when it loses a piece in a bad position', { before: 20, after: 13, fall: 320 }],
    ['blunder', 'when it loses the queen in a bad position', { before: 20, after: 13, fall: 850 }],
    ['inaccuracy', 'when a piece is lost and the position still holds', { before: 55, after: 48, fall: 320 }],
    ['blunder', 'from twenty on', { after: 35 }],
    ['missed-win', 'when a win becomes level', { before: 90, after: 55 }],
    ['blunder', 'when a win becomes a loss', { before: 90, after: 20 }],
    ['excellent', 'when the engine likes it better afterwards', { after: 60 }],
    ['lost', 'when the best move loses too', { isChoice: true, isBest: true, before: 4, after: 4 }],
    ['lost', 'when it hastens a certain defeat', { before: 4, after: 0 }],
    ['mistake', 'when a bad position becomes a lost one', { before: 14, after: 3 }],
  ])('%s %s', (moveClass, _, facts) => {
    expect(classify({ ...QUIET, ...facts })).toBe(moveClass)
  })
})
