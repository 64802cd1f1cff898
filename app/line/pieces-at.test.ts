import { describe, expect, it } from 'vitest'
import { knownFen } from '#chess/fen.ts'
import { makeSquare, parseSquare } from '#chess/squares.ts'
import { playSans, twoPlayers } from '#app/game/game.fixture.ts'
import { piecesAt } from './pieces-at.ts'

/** The square of the piece from `origin` after these moves. */
function whereIs(origin: string, sans: string, start?: string): string | undefined {
  const { line } = playSans(twoPlayers(start === undefined ? undefined : knownFen(start)), sans)
  const found = piecesAt(line, line.length).find(({ id }) => id === parseSquare(origin))
  return found && makeSquare(found.square)
}

describe('pieces keep their ids', () => {
  it.each([
    ['e2', 'e4', undefined, 'e4'],
    ['g1', 'Nf3 d5 Ne5', undefined, 'e5'],
    ['d7', 'e4 d5 exd5', undefined, undefined],
    ['e2', 'e4 d5 exd5', undefined, 'd5'],
    ['e1', 'O-O', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'g1'],
    ['h1', 'O-O', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'f1'],
    ['a8', 'O-O O-O-O', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'd8'],
    ['d5', 'exd6', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', undefined],
    ['e5', 'exd6', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'd6'],
    ['b7', 'bxa8=Q', 'r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1', 'a8'],
    ['a8', 'bxa8=Q', 'r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1', undefined],
  ])('the piece of %s, after %s', (origin, sans, start, square) => {
    expect(whereIs(origin, sans, start)).toBe(square)
  })

  it('shows a promoted pawn as its new piece', () => {
    const { line } = playSans(twoPlayers(knownFen('4k3/1P6/8/8/8/8/8/4K3 w - - 0 1')), 'b8=N')
    expect(piecesAt(line, 1).find(({ id }) => id === parseSquare('b7'))?.piece.role).toBe('n')
    expect(piecesAt(line, 0).find(({ id }) => id === parseSquare('b7'))?.piece.role).toBe('p')
  })

  it('are listed in the same order after each move', () => {
    const { line } = playSans(twoPlayers(), 'e4 e5 Nf3 Nc6 Bb5')
    const order = (ply: number) => piecesAt(line, ply).map(({ id }) => id)
    expect(order(5)).toEqual(order(0))
  })
})
