import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownFen, makeFen, START_FEN } from './fen.ts'
import { Line, readLine } from './line.ts'
import { legalMoves } from './moves.ts'
import { Position } from './position.ts'
import { parseSan } from './san.ts'
import type { Fen } from './types.ts'
import { makeUci, parseUci } from './uci.ts'

const BLACK_TO_MOVE = knownFen('4k3/8/8/8/8/8/8/R3K3 b Q - 0 1')
const SCHOLARS_MATE = ['e4', 'e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7#']

function read(texts: readonly string[], start: string = START_FEN): Line {
  const line = readLine(start, texts, parseSan)
  if (!line.ok) throw new Error(line.detail)
  return line.value
}

/** Up to 60 half-moves from the initial position; each number picks a legal move. */
const randomLine = fc.array(fc.nat(), { maxLength: 60 }).map((choices) => {
  let line = new Line(START_FEN)
  for (const choice of choices) {
    if (line.outcome()) break
    const moves = legalMoves(line.positionAt())
    line = line.with(moves[choice % moves.length]!)
  }
  return line
})

describe('a line of moves', () => {
  it('gives copies of its positions, so that playing on one leaves the others unchanged', () => {
    const line = read(['e4', 'e5'])
    const played = line.positionAt(1)
    played.make(line.moves[1]!)
    expect(makeFen(line.positionAt(1))).toContain(' b ')
    expect(makeFen(line.positionAt(2))).toBe(makeFen(played))
  })

  it('has the same positions whether it grew move by move, was read from text or was cut from a longer line', () => {
    fc.assert(
      fc.property(randomLine, fc.nat({ max: 60 }), (line, ply) => {
        const at = Math.min(ply, line.length)
        const replayed = Position.start()
        for (const move of line.moves.slice(0, at)) replayed.make(move)
        const fen = makeFen(replayed)
        const fromText = readLine(START_FEN, line.ucis(), parseUci)
        if (!fromText.ok) throw new Error(fromText.detail)
        const plain = new Line(START_FEN, line.moves)
        for (const same of [line, fromText.value, plain, line.upTo(at)]) {
          expect(makeFen(same.positionAt(at))).toBe(fen)
          expect(same.sideToMoveAt(at)).toBe(replayed.turn)
        }
        expect(fromText.value.sans()).toEqual(line.sans())
        expect(line.ucis()).toEqual(line.moves.map(makeUci))
      }),
      { numRuns: 40 },
    )
  })

  it('knows its past: a third repetition is seen after any way of building it', () => {
    const shuffle = ['Nf3', 'Nf6', 'Ng1', 'Ng8', 'Nf3', 'Nf6', 'Ng1', 'Ng8']
    const draw = { reason: 'threefold-repetition', winner: undefined }
    expect(read(shuffle).outcome()).toEqual(draw)
    expect(read(shuffle.slice(0, 7)).with(read(shuffle).moves[7]!).outcome()).toEqual(draw)
  })

  it('ends as the rules say after its last move', () => {
    const line = read(SCHOLARS_MATE)
    expect(line.outcome()).toEqual({ reason: 'checkmate', winner: 'w' })
    expect(line.upTo(6).outcome()).toBeUndefined()
  })

  it('alternates the side to move from whichever side begins', () => {
    expect([0, 1, 2].map((ply) => new Line(START_FEN).sideToMoveAt(ply))).toEqual(['w', 'b', 'w'])
    expect([0, 1, 2].map((ply) => new Line(BLACK_TO_MOVE).sideToMoveAt(ply))).toEqual(['b', 'w', 'b'])
  })

  it('keeps its moves in both notations as it grows', () => {
    const line = read(['e4', 'e5', 'Nf3'])
    expect(line.sans()).toEqual(['e4', 'e5', 'Nf3'])
    expect(line.ucis()).toEqual(['e2e4', 'e7e5', 'g1f3'])
    const move = parseSan(line.positionAt(), 'Nc6')
    const longer = line.with(move.ok ? move.value : line.moves[0]!)
    expect(longer.sans()).toEqual(['e4', 'e5', 'Nf3', 'Nc6'])
    expect(longer.toText()).toEqual({
      rules: 'standard',
      start: START_FEN,
      moves: ['e2e4', 'e7e5', 'g1f3', 'b8c6'],
    })
  })
})

describe('reading a line', () => {
  it.each([
    ['a start that is not a position', 'nonsense', [], 'ERR_POSITION', 'ERR_FEN_FIELDS'],
    ['an illegal move', START_FEN, ['e4', 'e4'], 'ERR_MOVE', 'e4'],
    ['text that is not a move', START_FEN, ['hello'], 'ERR_MOVE', 'hello'],
  ] as const)('rejects %s', (_, start, moves, error, detail) => {
    expect(readLine(start, moves, parseSan)).toEqual({ ok: false, error, detail })
  })

  it('reads only the requested notation', () => {
    expect(readLine(START_FEN, ['e4'], parseUci)).toMatchObject({ ok: false, error: 'ERR_MOVE' })
  })

  it('continues a line that has been read', () => {
    const line = read(['e4']).read(['e5', 'Nf3'], parseSan)
    expect(line.ok && line.value.sans()).toEqual(['e4', 'e5', 'Nf3'])
  })
})

it('throws when a line is built on text that is not a position', () => {
  expect(() => new Line('nonsense' as Fen).positionAt(0)).toThrow('ERR_FEN_FIELDS in nonsense')
})
