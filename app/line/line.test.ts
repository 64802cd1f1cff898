import { describe, expect, it } from 'vitest'
import { knownFen, makeFen, START_FEN } from '#chess/fen.ts'
import type { Fen } from '#chess/types.ts'
import { playSans, SCHOLARS_MATE, twoPlayers } from '#app/game/game.fixture.ts'
import { outcomeAfter, positionAt, turnAfter } from './line.ts'

const BLACK_TO_MOVE = knownFen('4k3/8/8/8/8/8/8/R3K3 b Q - 0 1')

describe('positions of a line', () => {
  it('are copies: playing on in one leaves the others as they were', () => {
    const game = playSans(twoPlayers(), 'e4 e5')
    const before = makeFen(positionAt(game, 1))
    const played = positionAt(game, 1)
    played.make(game.moves[1]!)
    expect(makeFen(positionAt(game, 1))).toBe(before)
    expect(makeFen(positionAt(game, 2))).toBe(makeFen(played))
  })

  it('belong to their start, even where the moves are the same list', () => {
    const { moves } = twoPlayers()
    expect(makeFen(positionAt({ start: START_FEN, moves }, 0))).toBe(START_FEN)
    expect(makeFen(positionAt({ start: BLACK_TO_MOVE, moves }, 0))).toBe(BLACK_TO_MOVE)
  })

  it('end as the rules say after the last move', () => {
    const game = playSans(twoPlayers(), SCHOLARS_MATE)
    expect(outcomeAfter(game)).toEqual({ reason: 'checkmate', winner: 'w' })
    expect(outcomeAfter({ ...game, moves: game.moves.slice(0, -1) })).toBeUndefined()
  })

  it('alternate turns from whoever begins', () => {
    expect([0, 1, 2].map((ply) => turnAfter({ start: START_FEN }, ply))).toEqual(['w', 'b', 'w'])
    expect([0, 1, 2].map((ply) => turnAfter({ start: BLACK_TO_MOVE }, ply))).toEqual(['b', 'w', 'b'])
  })

  it('need a start that is a position', () => {
    expect(() => positionAt({ start: 'nonsense' as Fen, moves: [] }, 0)).toThrow('ERR_FEN_FIELDS in nonsense')
  })
})
