import { Chess } from 'chess.js'
import { describe, expect, it } from 'vitest'
import { IMMORTAL_MOVES } from './immortal-game.fixture.ts'
import { IMMORTAL_END } from './immortal-game.ts'
import { words } from '#words/home'

const ROLES = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' } as const

describe('the board on the home page', () => {
  const chess = new Chess()
  for (const san of IMMORTAL_MOVES.split(' ')) chess.move(san)

  it('is where the game ends, in mate at White’s 23rd move', () => {
    expect(chess.isCheckmate()).toBe(true)
    expect(chess.fen()).toBe(`${IMMORTAL_END.placement} b - - 1 23`)
    const last = chess.history({ verbose: true }).at(-1)
    expect([last?.from, last?.to]).toEqual(IMMORTAL_END.lastMove)
  })

  it('shows what the caption tells: White gave a bishop, both rooks and the queen', () => {
    const captured = chess.history({ verbose: true }).filter(({ color }) => color === 'b')
    const pieces = captured.flatMap(({ captured }) => (captured && captured !== 'p' ? [captured] : []))
    expect(pieces.toSorted()).toEqual(['b', 'q', 'r', 'r'])
  })

  it('is described in full for users who cannot see it', () => {
    for (const [side, color] of [
      ['White', 'w'],
      ['Black', 'b'],
    ] as const) {
      const told = new RegExp(`${side} has ([^.]*)\\.`).exec(words.heroBoard.immortalEnd)?.[1] ?? ''
      const squares = [
        ...told.matchAll(/(king|queen|rook|bishop|knight|pawn)s? ((?:[a-h][1-8](?:, (?=[a-h])| and )?)+)/g),
      ]
      const spoken = squares.flatMap(([, role, list]) =>
        ((list ?? '').match(/[a-h][1-8]/g) ?? []).map((at) => `${role} ${at}`),
      )
      const standing = chess
        .board()
        .flat()
        .flatMap((piece) => (piece?.color === color ? [`${ROLES[piece.type]} ${piece.square}`] : []))
      expect(spoken.toSorted()).toEqual(standing.toSorted())
    }
  })
})
