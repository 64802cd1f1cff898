import { describe, expect, it } from 'vitest'
import { positionFromFen, START_FEN } from '#chess/fen.ts'
import { makeSquare, parseSquare } from '#chess/squares.ts'
import { makeUci, parseUci } from '#chess/uci.ts'
import type { Color, Move, Role } from '#chess/types.ts'
import { twoPlayers } from '#app/game/game.fixture.ts'
import { piecesAt } from './pieces-at.ts'
import { makePremoveUci, premoved, premovesLeft, premoveTargets, premoveTo, withPremoves } from './premove.ts'

const at = (name: string) => parseSquare(name)!
const targets = (color: Color, role: Role, from: string) =>
  premoveTargets({ color, role }, at(from)).map(makeSquare).toSorted().join(' ')

function movesOf(...list: readonly string[]): readonly Move[] {
  const start = positionFromFen(START_FEN)
  if (!start.ok) throw new Error(start.error)
  return list.map((uci) => {
    const move = parseUci(start.value, uci)
    if (!move.ok) throw new Error(uci)
    start.value.make(move.value)
    return move.value
  })
}

describe('a premove', () => {
  it.each([
    ['w', 'p', 'e2', 'd3 e3 e4 f3'],
    ['w', 'p', 'e3', 'd4 e4 f4'],
    ['b', 'p', 'a7', 'a5 a6 b6'],
    ['w', 'n', 'a1', 'b3 c2'],
    ['w', 'k', 'e1', 'c1 d1 d2 e2 f1 f2 g1'],
    ['b', 'k', 'e1', 'd1 d2 e2 f1 f2'],
    ['w', 'b', 'a1', 'b2 c3 d4 e5 f6 g7 h8'],
    ['w', 'r', 'a1', 'a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1 h1'],
  ] as const)('of a %s %s on %s may lead to %s', (color, role, from, expected) => {
    expect(targets(color, role, from)).toBe(expected)
  })

  it('of a queen reaches what a rook and a bishop reach', () => {
    expect(targets('w', 'q', 'd4').split(' ')).toHaveLength(27)
  })

  it('is played if it is legal when it is the player’s turn', () => {
    const start = positionFromFen(START_FEN)
    const promotes = positionFromFen('r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1')
    if (!start.ok || !promotes.ok) throw new Error('bad position')
    expect(makeUci(premoved(start.value, { from: at('e2'), to: at('e4') })!)).toBe('e2e4')
    expect(premoved(start.value, { from: at('e2'), to: at('d3') })).toBeUndefined()
    expect(makeUci(premoved(promotes.value, { from: at('b7'), to: at('a8') })!)).toBe('b7a8q')
  })

  it('of the king onto its own rook is castling, and onto any other piece is not', () => {
    const king = { color: 'w', role: 'k' } as const
    const rook = { color: 'w', role: 'r' } as const
    const led = (square: string, on?: { color: Color; role: Role }) =>
      makeSquare(premoveTo(king, at('e1'), at(square), on))
    expect([led('h1', rook), led('a1', rook)]).toEqual(['g1', 'c1'])
    expect([led('h1'), led('f1', rook), led('e8', rook)]).toEqual(['h1', 'f1', 'e8'])
  })

  it('is written as the move it will become, with a pawn on the last rank as a queen', () => {
    const pieces = piecesAt(twoPlayers().line, 0)
    expect(makePremoveUci(pieces, { from: at('g1'), to: at('f3') })).toBe('g1f3')
    expect(makePremoveUci(pieces, { from: at('a7'), to: at('b8') })).toBe('a7b8q')
    expect(makePremoveUci(pieces, { from: at('a1'), to: at('a8') })).toBe('a1a8')
  })

  it('played by a server leaves the later ones, and any other move drops all', () => {
    const moves = movesOf('e2e4', 'e7e5', 'g1f3')
    const [first, second] = [
      { from: at('g1'), to: at('f3') },
      { from: at('f1'), to: at('c4') },
    ]
    expect(premovesLeft([first, second], 2, moves)).toEqual([second])
    expect(premovesLeft([second, first], 2, moves)).toEqual([])
    // One move was taken back and another one played.
    expect(premovesLeft([first, second], 4, moves)).toEqual([])
    expect(premovesLeft([first, second], 0, moves)).toEqual([])
  })

  it('moves its piece on the board, each after the one before', () => {
    const pieces = withPremoves(piecesAt(twoPlayers().line, 0), [
      { from: at('e2'), to: at('e4') },
      { from: at('e4'), to: at('e5') },
      { from: at('d1'), to: at('d7') },
    ])
    expect(pieces.find(({ id }) => id === at('e2'))?.square).toBe(at('e5'))
    expect(pieces.some(({ id }) => id === at('d7'))).toBe(false)
    expect(pieces).toHaveLength(31)
  })
})
