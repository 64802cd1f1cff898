import { Chess } from 'chess.js'
import { describe, expect, it } from 'vitest'
import { IMMORTAL_END } from './immortal-game.ts'

const MOVES =
  'e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5 Bxb5 Nf6 Nf3 Qh6 d3 Nh5 Nh4 Qg5 Nf5 c6 g4 Nf6 Rg1 cxb5 h4 Qg6 h5 Qg5 Qf3 Ng8 ' +
  'Bxf4 Qf6 Nc3 Bc5 Nd5 Qxb2 Bd6 Bxg1 e5 Qxa1+ Ke2 Na6 Nxg7+ Kd8 Qf6+ Nxf6 Be7#'

const ROLES = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' } as const

describe('the board on the home page', () => {
  const chess = new Chess()
  for (const san of MOVES.split(' ')) chess.move(san)

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

  it('is told whole to those who cannot see it', () => {
    for (const [side, color] of [
      ['White', 'w'],
      ['Black', 'b'],
    ] as const) {
      const told = new RegExp(`${side} has ([^.]*)\\.`).exec(IMMORTAL_END.label)?.[1] ?? ''
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
