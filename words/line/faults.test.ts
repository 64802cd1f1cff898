import { describe, expect, it } from 'vitest'
import { positionFromFen, START_FEN } from '#chess/fen.ts'
import { parsePgn } from '#chess/pgn.ts'
import { words } from '#words/line'

describe('what is wrong with a pasted text', () => {
  it.each([
    ['', 'a FEN has 4 to 6 fields (board, turn, castling, en passant, counters), this has none'],
    ['hello', 'a FEN has 4 to 6 fields (board, turn, castling, en passant, counters), this has 1'],
    [`${START_FEN} 7`, 'a FEN has 4 to 6 fields (board, turn, castling, en passant, counters), this has 7'],
    ['8/8/8/8/8/8/8 w - -', 'the board has 7 ranks, not 8'],
    ['8/8/8/8/8/8/8/8/8 w - -', 'the board has 9 ranks, not 8'],
    ['8/8/8/8/8/8/8/7 w - -', 'rank 1 has 7 squares, not 8'],
    ['8/8/8/rnbqkbnrr/8/8/8/8 w - -', 'rank 5 has 9 squares, not 8'],
    ['8/pppppppp1/8/8/8/8/8/8 w - -', 'rank 7 has 9 squares, not 8'],
    ['8//8/8/8/8/8/8 w - -', 'rank 7 has 0 squares, not 8'],
    ['8/8/44/8/8/8/8/8 w - -', 'rank 6 has two numbers in a row'],
    ['8/8/8/4x3/8/8/8/8 w - -', 'rank 5 has an unknown piece “x”'],
    ['9/8/8/8/8/8/8/8 w - -', 'rank 8 has an unknown piece “9”'],
    ['8/8/8/8/8/8/8/♔7 w - -', 'rank 1 has an unknown piece “♔”'],
    ['8/8/8/8/8/8/8/8 W - -', 'the side to move is “W”, not “w” or “b”'],
    ['8/8/8/8/8/8/8/8 white - -', 'the side to move is “white”, not “w” or “b”'],
    ['8/8/8/8/8/8/8/8 w KK -', 'castling rights “KK” are neither “-” nor letters of “KQkq”'],
    ['8/8/8/8/8/8/8/8 w GBgb -', 'castling rights “GBgb” are neither “-” nor letters of “KQkq”'],
    ['8/8/8/8/8/8/8/8 w - e9', 'the en passant field “e9” is neither “-” nor a square'],
    ['8/8/8/8/8/8/8/8 w - - x 1', 'the half-move clock “x” is not a whole number up to 9999'],
    ['8/8/8/8/8/8/8/8 w - - -1 1', 'the half-move clock “-1” is not a whole number up to 9999'],
    ['8/8/8/8/8/8/8/8 w - - 0 1.5', 'the move number “1.5” is not a whole number up to 9999'],
    ['8/8/8/8/8/8/8/8 w - - 0 10000', 'the move number “10000” is not a whole number up to 9999'],
    [`8/8/8/8/8/8/8/8 ${'w'.repeat(99)} - -`, 'the side to move is “wwwwwwwwwwwwwwwwwwww…”, not “w” or “b”'],
    ['8/8/8/8/8/8/8/4K3 w - - 0 1', 'Black has no king'],
    ['4k3/8/8/8/8/8/8/8 w - - 0 1', 'White has no king'],
    ['4k3/8/8/8/8/8/8/K3K3 w - - 0 1', 'White has 2 kings'],
    ['8/8/8/8/8/4k3/4K3/8 w - - 0 1', 'the kings on e2 and e3 touch'],
    ['4k3/8/8/PPPPPPPP/P7/8/8/4K3 w - - 0 1', 'White has 9 pawns, more than 8'],
    ['4k3/8/NNNNNNNN/NNNNNNNN/8/8/8/4K3 w - - 0 1', 'White has 17 men, more than 16'],
    ['P3k3/8/8/8/8/8/8/4K3 w - - 0 1', 'a pawn stands on a8'],
    ['4k3/8/8/8/8/8/8/4K2p b - - 0 1', 'a pawn stands on h1'],
    ['4k3/8/8/8/8/8/8/4RK2 w - - 0 1', 'Black is in check, yet White is to move'],
    ['4k3/8/8/8/8/8/5p2/4K3 b - - 0 1', 'White is in check, yet Black is to move'],
    ['4k3/8/8/8/8/8/8/4K3 w K - 0 1', 'castling right K needs a White rook on h1'],
    ['r3k3/8/8/8/8/8/8/3K4 w kq - 0 1', 'castling right k needs a Black rook on h8'],
    ['4k3/8/8/8/8/8/8/R2K4 w Q - 0 1', 'castling right Q needs a White king on e1'],
    ['4k3/8/8/8/8/8/8/4K3 w - e6 0 1', 'no Black pawn can just have jumped over e6'],
    ['4k3/8/8/4p3/8/8/8/4K3 w - e3 0 1', 'no Black pawn can just have jumped over e3'],
    ['4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1', 'no Black pawn can just have jumped over e6'],
    ['4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1', 'no Black pawn can just have jumped over e6'],
    ['4k3/8/8/8/4p3/8/8/4K3 b - e3 0 1', 'no White pawn can just have jumped over e3'],
  ])('is said of the position “%s”: %s', (fen, fault) => {
    const read = positionFromFen(fen)
    expect(read.ok || words.positionFault(read)).toBe(fault)
  })

  it.each([
    ['', 'there is no game in this text'],
    [' {only a comment} ', 'there is no game in this text'],
    ['1. Ke3', 'the game, move 1.: Ke3 is not legal here'],
    ['1. Nf9', 'the game, move 1.: “Nf9” is not a move in algebraic notation'],
    ['1. --', 'the game, move 1.: “--” passes the turn, which chess does not allow'],
    ['[FEN "8/8 w - -"]\n*', 'the game: the FEN tag is wrong: the board has 2 ranks, not 8'],
    ['[Event "B"]\n[Variant "Atomic"]\n*', 'the game (B) is “Atomic”, not standard chess'],
  ])('is said of “%s”: %s', (pgn, fault) => {
    const read = parsePgn(pgn)
    expect(read.ok || words.pgnFault(read)).toBe(fault)
  })

  const LEFT = 'The moves from here on are left out.'
  it.each([
    ['1. e4 e5 2. Ke3', `The game, move 2.: Ke3 is not legal here. ${LEFT}`],
    ['1. e4 e5 2. Nf3 Nc7', `The game, move 2...: Nc7 is not legal here. ${LEFT}`],
    ['1. e4 * 1. d4 d5 2. d5 *', `Game 2, move 2.: d5 is not legal here. ${LEFT}`],
    [
      '[FEN "4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1"]\n1. Nf3 Ne8',
      `The game, move 1...: Ne8 is not legal here. ${LEFT}`,
    ],
    [
      '1. Nf3 Nf6 2. Nc3 Nc6 3. Nb1 Nb8 4. Nd4 e6 5. Nc3 d6 6. Nb5',
      `The game, move 6.: Nb5 fits several pieces. ${LEFT}`,
    ],
    [
      '1. a4 b5 2. axb5 a6 3. bxa6 h6 4. a7 h5 5. axb8',
      `The game, move 5.: axb8 does not say what the pawn becomes. ${LEFT}`,
    ],
    [
      '1. e4 (1. d4 -- 2. c4) e5',
      'The game, move 1...: “--” passes the turn, which chess does not allow. The rest of this variation is left out.',
    ],
    ['1. e4 zap zing', 'The game, move 1...: “zap zing” has no meaning here. This was skipped.'],
    ['1. e4 }', 'The game, move 1...: “}” has no meaning here. This was skipped.'],
    [
      '1. e4 {no end',
      'The game, move 1...: the comment “{no end” has no end. Everything before the next game was read as the comment.',
    ],
    ['1. e4 (1. d4 d5', 'The game, move 2.: a variation has no end. It was closed at the end of the game.'],
    ['1. e4 e5)', 'The game, move 2.: a variation ends that never began. The bracket was skipped.'],
    ['(1. d4) 1. e4', 'The game, move 1.: a variation replaces no move. It is left out.'],
    [
      `1. e4 ${'(1. d4 (1. e4 '.repeat(30)}${')'.repeat(60)}`,
      'The game, move 1...: a variation is nested too deep. It is left out.',
    ],
    [
      '[White Morphy]\n1. e4',
      'The game, move 1.: the tag “[White Morphy]” is not written like [White "Name"]. This was skipped.',
    ],
    [
      '1. e4 *\n\n[White "A"]\n[Black "B"]\n[FEN "8/8 w - -"]\n*',
      'Game 2 (A – B): the FEN tag is wrong: the board has 2 ranks, not 8. This game is left out.',
    ],
    [
      '1. e4 *\n\n[Event "B"]\n[Variant "Atomic"]\n\n1. e4 *',
      'Game 2 (B) is “Atomic”, not standard chess. This game is left out.',
    ],
    ['e4 *\n'.repeat(5_001), 'There are more than 5,000 games. The rest was not read.'],
  ])('is noted of the game “%.40s”: %s', (pgn, note) => {
    const read = parsePgn(pgn)
    expect(read.ok && read.notes.map((each) => words.pastedNotes.pgn(each))).toEqual([note])
  })
})

it('the dots of a move number stay in the sentence, and a full stop ends it once', () => {
  const read = parsePgn('1. Nf9')
  if (read.ok || read.error !== 'ERR_PGN_MOVE') throw new Error('The text was read')
  expect(words.pastedText.ERR_PGN_MOVE(read)).toContain('In the game, move 1.: “Nf9” is not a move in')
  expect(words.pastedText.ERR_PGN_MOVE(read)).toMatch(/[^.]\.$/)
})
