import { describe, expect, it } from 'vitest'
import { makeFen } from './fen.ts'
import { legalMoves } from './moves.ts'
import { Position } from './position.ts'
import { playRandomly, positionOf, SAMPLE_FENS } from './samples.ts'
import { parseSan } from './san.ts'
import { parseSquare, SQUARES } from './squares.ts'
import { setsOf } from './setup.ts'

/** The complete state of a position, including its private history. */
const snapshot = (position: Position): string => {
  const { hashLo, hashHi, rights, enPassant, halfmoves, ply, side } = position
  return JSON.stringify([
    Array.from(position.board),
    Array.from(position.sets),
    [hashLo, hashHi, rights, enPassant, halfmoves, ply, side, position.fullmoves, position.lastMove],
  ])
}

function play(position: Position, line: string): Position {
  for (const san of line.split(/\s+/)) {
    const move = parseSan(position, san)
    if (!move.ok) throw new Error(move.error)
    position.make(move.value)
  }
  return position
}

describe('making and taking back', () => {
  it('leaves every bit as it was, for every legal move along random games', () => {
    let moves = 0
    for (const [index, fen] of SAMPLE_FENS.entries()) {
      const position = positionOf(fen)
      playRandomly(position, index + 100, 40, () => {
        const before = snapshot(position)
        for (const move of legalMoves(position)) {
          position.make(move)
          position.unmake()
          if (snapshot(position) !== before) expect(snapshot(position), `${fen} ${move}`).toBe(before)
          moves++
        }
      })
    }
    expect(moves).toBeGreaterThan(5000)
  })

  it('keeps hash, sets and board in step, as computed from scratch after each move', () => {
    for (const [index, fen] of SAMPLE_FENS.entries()) {
      const position = positionOf(fen)
      playRandomly(position, index + 200, 60, () => {
        expect([position.hashLo, position.hashHi]).toEqual(position.hashFromScratch())
        expect(position.sets).toEqual(setsOf(SQUARES.map((square) => position.pieceAt(square))))
      })
    }
  })

  it('walks a whole game back to its beginning, beyond the room first set aside for it', () => {
    const position = Position.start()
    const before = snapshot(position)
    const shuffle = 'Nf3 Nf6 Ng1 Ng8 '.repeat(200).trim()
    play(position, shuffle)
    expect([position.ply, position.halfmoves, position.fullmoves]).toEqual([800, 800, 401])
    while (position.ply > 0) position.unmake()
    expect(snapshot(position)).toBe(before)
  })

  it('passes the turn and back, forgetting en passant between', () => {
    const position = play(Position.start(), 'e4 a6 e5 d5')
    const before = snapshot(position)
    expect(position.enPassant).toBe(parseSquare('d6'))
    position.makeNull()
    expect([position.turn, position.enPassant]).toEqual(['b', 0])
    expect([position.hashLo, position.hashHi]).toEqual(position.hashFromScratch())
    position.unmakeNull()
    expect(snapshot(position)).toBe(before)
  })
})

describe('a clone', () => {
  it('goes its own way and remembers the game', () => {
    const position = play(Position.start(), 'Nf3 Nf6 Ng1 Ng8')
    const copy = position.clone()
    expect(snapshot(copy)).toBe(snapshot(position))
    expect(copy.repetitions()).toBe(2)
    play(copy, 'e4')
    expect(makeFen(position)).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4 3')
    copy.unmake()
    expect(snapshot(copy)).toBe(snapshot(position))
  })
})

describe('repetitions, in the sense of the laws', () => {
  it.each([
    ['counts the position now on the board', 'e4', 1],
    ['counts a return', 'Nf3 Nf6 Ng1 Ng8', 2],
    ['counts a second return', 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8', 3],
    ['needs the same side to move', 'e3 e5 Be2 Nf6 Bf1 Ng8 Bd3 Nf6 Be2 Ng8 Bf1', 1],
    ['needs the same castling rights', 'e4 e5 Ke2 Ke7 Ke1 Ke8', 1],
    ['counts again once the rights are gone for good', 'e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8', 2],
    ['does not mind a pawn step that nobody could have captured', 'e4 Nf6 Nf3 Ng8 Ng1', 2],
  ])('%s', (_, line, times) => {
    expect(play(Position.start(), line).repetitions()).toBe(times)
  })

  it.each([
    [
      'another position while a capture en passant was legal',
      '4k3/8/8/8/5p2/8/4P3/4K3',
      'e4 Kd8 Kd1 Ke8 Ke1',
      1,
    ],
    ['the same when that capture was pinned away', '8/8/8/8/k4p1R/8/4P3/4K3', 'e4 Ka5 Kd1 Ka4 Ke1', 2],
  ])('sees %s', (_, board, line, times) => {
    expect(play(positionOf(`${board} w - - 0 1`), line).repetitions()).toBe(times)
  })

  it.each([
    ['a position of its own', 'Nf3 Nf6 Ng1 Ng8', 4, true],
    ['one of the game before it, once', 'Nf3 Nf6 Ng1 Ng8', 3, false],
    ['a third one of the game before it', 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8', 1, true],
    ['a second one of its own, after one of the game', 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8', 4, true],
    ['a position that is new', 'Nf3 Nf6 Ng1 Nc6', 4, false],
  ])('a search takes %s for a draw or not', (_, line, plies, isDraw) => {
    expect(play(Position.start(), line).isRepeated(plies, 3)).toBe(isDraw)
  })

  it('does not look across a passed turn', () => {
    const position = play(Position.start(), 'Nf3 Nf6')
    position.makeNull()
    play(position, 'Ng8')
    position.makeNull()
    play(position, 'Nf6')
    expect(position.repetitions()).toBe(1)
  })
})

describe('the facts of a position', () => {
  it('the same frozen object for the same kind of piece', () => {
    const position = Position.start()
    const pawn = position.pieceAt(parseSquare('a2')!)
    expect(pawn).toEqual({ color: 'w', role: 'p' })
    expect(pawn).toBe(position.pieceAt(parseSquare('h2')!))
    expect(Object.isFrozen(pawn)).toBe(true)
    expect(position.pieceAt(parseSquare('e4')!)).toBeUndefined()
  })

  it('where the kings are, whose turn it is, and whether it is check', () => {
    const position = play(Position.start(), 'e4 f5 Qh5')
    expect(position.kingSquare('w')).toBe(parseSquare('e1'))
    expect(position.kingSquare('b')).toBe(parseSquare('e8'))
    expect([position.turn, position.isCheck(), position.fullmoves]).toEqual(['b', true, 2])
    play(position, 'g6')
    expect([position.turn, position.isCheck(), position.fullmoves]).toEqual(['w', false, 3])
  })

  it('the same hash for the same position by another road, and another for other rights or turn', () => {
    const hash = ({ hashLo, hashHi }: Position): string => `${hashLo},${hashHi}`
    const straight = play(Position.start(), 'e4 e5 Nf3 Nc6 Bc4')
    const around = play(Position.start(), 'Nf3 Nc6 e3 e6 Bc4 e5 e4')
    expect(makeFen(around).split(' ').slice(0, 4)).toEqual(makeFen(straight).split(' ').slice(0, 4))
    expect(hash(around)).toBe(hash(straight))
    const fens = ['w KQ', 'w K', 'w Q', 'w -', 'b KQ'].map((rest) => `4k3/8/8/8/8/8/8/R3K2R ${rest} - 0 1`)
    expect(new Set(fens.map((fen) => hash(positionOf(fen)))).size).toBe(5)
  })
})
