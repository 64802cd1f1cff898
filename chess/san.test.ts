import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { START_FEN } from './fen.ts'
import { legalMoves } from './moves.ts'
import { playRandomly, positionOf, SAMPLE_FENS } from './samples.ts'
import { makeSan, parseSan } from './san.ts'
import { makeUci, parseUci } from './uci.ts'

const sanOf = (fen: string, uci: string): string => {
  const position = positionOf(fen)
  const move = parseUci(position, uci)
  if (!move.ok) throw new Error(move.error)
  return makeSan(position, move.value)
}

describe('writing', () => {
  it.each([
    ['a pawn move', START_FEN, 'e2e4', 'e4'],
    ['a piece move', START_FEN, 'g1f3', 'Nf3'],
    ['a pawn capture', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', 'exd5'],
    ['en passant like any capture', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', 'e5d6', 'exd6'],
    ['castling', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1g1', 'O-O'],
    ['long castling with check', '3k4/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1c1', 'O-O-O+'],
    ['a promotion', '8/4P3/8/8/8/8/8/k1K5 w - - 0 1', 'e7e8n', 'e8=N'],
    ['a promotion by capture, mating', '3r2k1/4Pppp/8/8/8/8/8/2K5 w - - 0 1', 'e7d8q', 'exd8=Q#'],
    ['check', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', 'Ra8+'],
    ['mate', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', 'Ra8#'],
    ['the file where two could go', '4k3/8/8/8/8/8/4K3/R6R w - - 0 1', 'a1d1', 'Rad1'],
    ['the file even when the rank would do', '4k3/8/8/8/R7/8/4K3/7R w - - 0 1', 'h1h4', 'Rhh4'],
    ['the rank where the file is shared', '4k3/8/8/R7/8/8/4K3/R7 w - - 0 1', 'a1a3', 'R1a3'],
    ['the square where both are shared', '7k/6pp/8/Q1Q5/8/Q1Q5/6PP/6K1 w - - 0 1', 'a3b4', 'Qa3b4'],
    ['nothing where the other is pinned', '4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1', 'g1e2', 'Ne2'],
    ['nothing where the other is of the other side', '4k3/8/8/8/4n3/8/8/1N2K3 w - - 0 1', 'b1d2', 'Nd2'],
  ])('%s', (_, fen, uci, san) => {
    expect(sanOf(fen, uci)).toBe(san)
  })

  it('leaves the position as it was, and is read back, for every legal move of random games', () => {
    for (const [index, fen] of SAMPLE_FENS.entries()) {
      const position = positionOf(fen)
      playRandomly(position, index + 600, 20, () => {
        const { hashLo, ply } = position
        const moves = legalMoves(position)
        const sans = moves.map((move) => makeSan(position, move))
        expect(new Set(sans).size).toBe(moves.length)
        expect(sans.map((san) => parseSan(position, san))).toEqual(
          moves.map((value) => ({ ok: true, value })),
        )
        expect([position.hashLo, position.ply]).toEqual([hashLo, ply])
      })
    }
  })
})

describe('reading', () => {
  const KNIGHTS = '4k3/8/8/3p4/8/8/8/1N2KN2 w - - 0 1'
  const CASTLE = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
  const PROMOTE = '3r4/4P3/8/8/8/8/8/k1K5 w - - 0 1'
  const TAKE = '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1'

  it.each([
    ['O-O', CASTLE, 'e1g1'],
    ['0-0', CASTLE, 'e1g1'],
    ['0-0-0', CASTLE, 'e1c1'],
    ['o-o-o', CASTLE, 'e1c1'],
    ['O-O+!?', CASTLE, 'e1g1'],
    ['ed5', TAKE, 'e4d5'],
    ['e:d5', TAKE, 'e4d5'],
    ['exd5+', TAKE, 'e4d5'],
    ['e4xd5', TAKE, 'e4d5'],
    ['exd6 e.p.', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', 'e5d6'],
    ['exd6ep', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', 'e5d6'],
    ['e8Q', PROMOTE, 'e7e8q'],
    ['e8=Q+', PROMOTE, 'e7e8q'],
    ['e8(N)', PROMOTE, 'e7e8n'],
    ['e8/R', PROMOTE, 'e7e8r'],
    ['e8=b', PROMOTE, 'e7e8b'],
    ['exd8=Q', PROMOTE, 'e7d8q'],
    ['Nbd2', KNIGHTS, 'b1d2'],
    ['Nb1d2', KNIGHTS, 'b1d2'],
    ['Nb1-d2', KNIGHTS, 'b1d2'],
    ['Ng3??', KNIGHTS, 'f1g3'],
    [' Ng3 ', KNIGHTS, 'f1g3'],
    ['Pe4', START_FEN, 'e2e4'],
    ['e2-e4', START_FEN, 'e2e4'],
    ['e2e4', START_FEN, 'e2e4'],
  ])('“%s”', (text, fen, uci) => {
    const move = parseSan(positionOf(fen), text)
    expect(move.ok && makeUci(move.value)).toBe(uci)
  })

  it.each([
    ['', START_FEN, 'ERR_SAN_SYNTAX'],
    ['hello', START_FEN, 'ERR_SAN_SYNTAX'],
    ['e9', START_FEN, 'ERR_SAN_SYNTAX'],
    ['nf3', START_FEN, 'ERR_SAN_SYNTAX'],
    ['O-0', CASTLE, 'ERR_SAN_SYNTAX'],
    ['--', START_FEN, 'ERR_SAN_SYNTAX'],
    ['e8=K', PROMOTE, 'ERR_SAN_SYNTAX'],
    ['e5', START_FEN, 'ERR_SAN_ILLEGAL'],
    ['O-O', START_FEN, 'ERR_SAN_ILLEGAL'],
    ['Kg1', CASTLE, 'ERR_SAN_ILLEGAL'],
    ['Nxf3', START_FEN, 'ERR_SAN_ILLEGAL'],
    ['e4=Q', START_FEN, 'ERR_SAN_ILLEGAL'],
    ['Nd2', KNIGHTS, 'ERR_SAN_AMBIGUOUS'],
    ['e8', PROMOTE, 'ERR_SAN_PROMOTION'],
  ])('refuses “%s” in %s with %s', (text, fen, error) => {
    expect(parseSan(positionOf(fen), text)).toMatchObject({ ok: false, error })
  })

  it('never throws, whatever it is given', () => {
    const position = positionOf(START_FEN)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[PNBRQKa-h1-8xO0=+#!?.-]{0,9}$/)), (text) => {
        expect(typeof parseSan(position, text).ok).toBe('boolean')
      }),
    )
  })
})
