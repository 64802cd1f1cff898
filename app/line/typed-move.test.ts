import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { positionOf } from '#chess/samples.ts'
import { makeSan, parseSan } from '#chess/san.ts'
import { moveWords } from './move-words.ts'
import { parseTypedMove } from './typed-move.ts'

const CASTLES = 'r3k2r/8/8/3p4/4P3/8/8/R3K2R w KQkq - 0 1'
const PROMOTES = 'r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1'
const EN_PASSANT = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1'

describe('a typed move', () => {
  it.each([
    [START_FEN, 'e4', 'e4'],
    [START_FEN, 'E4', 'e4'],
    [START_FEN, ' Nf3 ', 'Nf3'],
    [START_FEN, 'nf3', 'Nf3'],
    [START_FEN, 'g1f3', 'Nf3'],
    [START_FEN, 'g1-f3', 'Nf3'],
    [START_FEN, 'e2 e4', 'e4'],
    [START_FEN, 'g1 to f3', 'Nf3'],
    [START_FEN, 'knight f3', 'Nf3'],
    [START_FEN, 'Knight to f3', 'Nf3'],
    [START_FEN, 'pawn to e4', 'e4'],
    [CASTLES, 'castle short', 'O-O'],
    [CASTLES, 'castles kingside', 'O-O'],
    [CASTLES, 'Castle long', 'O-O-O'],
    [CASTLES, 'o-o-o', 'O-O-O'],
    [CASTLES, 'pawn takes d5', 'exd5'],
    [CASTLES, 'exd5', 'exd5'],
    [CASTLES, 'rook takes h8, check', 'Rxh8+'],
    [PROMOTES, 'b8=N', 'b8=N'],
    [PROMOTES, 'b7a8q', 'bxa8=Q+'],
    [PROMOTES, 'b8 becomes a rook', 'b8=R+'],
    [PROMOTES, 'pawn takes a8 promotes to queen', 'bxa8=Q+'],
  ])('in %s: %s is %s', (fen, text, san) => {
    const move = parseTypedMove(positionOf(fen), text)
    expect(move.ok && makeSan(positionOf(fen), move.value)).toBe(san)
  })

  it.each(['', 'hello', 'e5', 'queen', 'Nf4', 'knight'])('is refused if it is not a move: “%s”', (text) => {
    expect(parseTypedMove(positionOf(START_FEN), text)).toEqual({ ok: false, error: 'ERR_TYPED_MOVE' })
  })
})

describe('a move in words', () => {
  it.each([
    [START_FEN, 'e4', 'White: pawn from e2 to e4'],
    [CASTLES, 'O-O', 'White: castles short'],
    [CASTLES, 'O-O-O', 'White: castles long'],
    [CASTLES, 'Rxh8+', 'White: rook from h1 takes h8, check'],
    [PROMOTES, 'bxa8=Q+', 'White: pawn from b7 takes a8, becomes a queen, check'],
    [EN_PASSANT, 'exd6', 'White: pawn from e5 takes d6 en passant'],
    ['7k/8/6K1/8/8/8/8/1Q6 w - - 0 1', 'Qb8#', 'White: queen from b1 to b8, checkmate'],
  ])('in %s: %s is “%s”', (fen, san, words) => {
    const before = positionOf(fen)
    const move = parseSan(before, san)
    if (!move.ok) throw new Error(move.error)
    expect(moveWords(before, move.value)).toBe(words)
  })
})
