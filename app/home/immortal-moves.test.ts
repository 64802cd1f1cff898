import { Chess } from 'chess.js'
import { describe, expect, it } from 'vitest'
import { IMMORTAL_MOVES } from './immortal-game.fixture.ts'
import { IMMORTAL_END } from './immortal-game.ts'
import { lastMoveAfter, piecesAfter, PLIES } from './immortal-moves.ts'

describe('the game played through on the home page', () => {
  const chess = new Chess()
  const sans = IMMORTAL_MOVES.split(' ')

  it('is the Immortal Game at every move', () => {
    expect(PLIES).toBe(sans.length)
    for (const [at, san] of ['', ...sans].entries()) {
      const move = san === '' ? undefined : chess.move(san)
      const standing = piecesAfter(at).filter(({ isTaken }) => !isTaken)
      const shown = standing.map(({ piece, square }) => `${piece.color}${piece.role}${square}`)
      const known = chess
        .board()
        .flatMap((row) => row.flatMap((piece) => (piece ? [piece.color + piece.type + piece.square] : [])))
      expect(shown.toSorted(), `after ${at} half-moves`).toEqual(known.toSorted())
      expect(lastMoveAfter(at)).toEqual(move === undefined ? [] : [move.from, move.to])
    }
    expect(lastMoveAfter(PLIES)).toEqual(IMMORTAL_END.lastMove)
  })

  it('is played by the same 32 pieces all the way, each in its place in the list', () => {
    const ids = piecesAfter(0).map(({ id }) => id)
    expect(new Set(ids).size).toBe(32)
    expect(piecesAfter(PLIES).map(({ id }) => id)).toEqual(ids)
  })
})
