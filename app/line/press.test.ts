import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { positionOf } from '#chess/samples.ts'
import { makeSquare, parseSquare } from '#chess/squares.ts'
import { makeUci } from '#chess/uci.ts'
import { press, promotionMove, targetsOf, type Press } from './press.ts'

const PROMOTES = 'r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1'
const at = (name: string) => parseSquare(name)!

function words(outcome: Press): string {
  switch (outcome.type) {
    case 'select':
      return `select ${makeSquare(outcome.square)}`
    case 'clear':
      return 'clear'
    case 'play':
      return `play ${makeUci(outcome.move)}`
    case 'promote':
      return `promote ${makeSquare(outcome.promotion.from)} ${makeSquare(outcome.promotion.to)}`
  }
}

describe('pressing a square', () => {
  it.each([
    ['an own piece selects it', START_FEN, undefined, 'e2', 'select e2'],
    ['another own piece selects that', START_FEN, 'e2', 'g1', 'select g1'],
    ['the selected square deselects', START_FEN, 'e2', 'e2', 'clear'],
    ['a legal target plays the move', START_FEN, 'e2', 'e4', 'play e2e4'],
    ['elsewhere clears', START_FEN, 'e2', 'e5', 'clear'],
    ['an enemy piece out of reach clears', START_FEN, 'e2', 'e7', 'clear'],
    ['an enemy piece selects nothing', START_FEN, undefined, 'e7', 'clear'],
    ['the king’s own step castles', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1', 'g1', 'play e1g1'],
    ['so does putting him on his rook', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1', 'h1', 'play e1g1'],
    ['on the other side too', 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1', 'e8', 'a8', 'play e8c8'],
    [
      'without the right to castle it selects the rook',
      'r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1',
      'e1',
      'h1',
      'select h1',
    ],
    ['the last rank asks what to promote to', PROMOTES, 'b7', 'b8', 'promote b7 b8'],
    ['a capture on the last rank asks too', PROMOTES, 'b7', 'a8', 'promote b7 a8'],
  ])('%s', (_, fen, selected, square, expected) => {
    expect(words(press(positionOf(fen), selected ? at(selected) : undefined, at(square)))).toBe(expected)
  })

  it('lists each target once, promotions too', () => {
    expect(targetsOf(positionOf(PROMOTES), at('b7')).map(makeSquare).toSorted()).toEqual(['a8', 'b8'])
    expect(targetsOf(positionOf(START_FEN), at('e4'))).toEqual([])
    const castles = targetsOf(positionOf('4k3/8/8/8/8/8/3PPP2/R2QK2R w KQ - 0 1'), at('e1'))
    expect(castles.map(makeSquare).toSorted()).toEqual(['f1', 'g1', 'h1'])
  })

  it('completes a promotion with the chosen piece', () => {
    const promotion = { from: at('b7'), to: at('a8') }
    expect(makeUci(promotionMove(positionOf(PROMOTES), promotion, 'n')!)).toBe('b7a8n')
  })
})
