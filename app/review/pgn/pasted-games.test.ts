import { describe, expect, it } from 'vitest'
import { pastedNote } from '#app/line/pasted-note.ts'
import { MOST_CHARACTERS } from '#app/line/pasted-text.ts'
import { gameLabel } from './game-label.ts'
import { pastedGamesFault, readPastedGames } from './pasted-games.ts'

/** In the form of lichess's exports: evaluations, clocks, glyphs in words. */
const LICHESS = `[Event "Rated blitz game"]
[Site "https://lichess.org/abcdefgh"]
[Date "2026.01.02"]
[White "asha"]
[Black "ben"]
[Result "1-0"]
[UTCDate "2026.01.02"]
[WhiteElo "1500"]
[Variant "Standard"]
[TimeControl "180+2"]
[ECO "C20"]
[Termination "Normal"]

1. e4 { [%eval 0.18] [%clk 0:03:00] } 1... e5 { [%eval 0.21] [%clk 0:03:00] } 2. Bc4 { [%clk 0:02:58] } 2... Nc6 3. Qh5 Nf6?? { (0.00 → Mate in 1) Checkmate is now unavoidable. } (3... g6 4. Qf3) 4. Qxf7# { [%clk 0:02:50] } 1-0`

/** In chess.com's format: a number before each of Black's moves, clocks with tenths of a second, and the result in words. */
const CHESSCOM = `[Event "Live Chess"]
[Site "Chess.com"]
[Date "2026.01.03"]
[Round "-"]
[White "carol"]
[Black "dev"]
[Result "0-1"]
[CurrentPosition "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"]
[TimeControl "600"]
[Termination "dev won by checkmate"]

1. f3 {[%clk 0:09:58.9]} 1... e5 {[%clk 0:09:59.1]} 2. g4 {[%clk 0:09:55]} 2... Qh4# {[%clk 0:09:57.2]} 0-1`

const labels = (text: string) => {
  const read = readPastedGames(text)
  return read.ok ? read.value.games.map(gameLabel) : read
}

describe('a pasted text', () => {
  it('of lichess is read with its clocks, words and variations', () => {
    expect(labels(LICHESS)).toEqual(['asha v ben, 1-0, 2026.01.02, 4 moves'])
  })

  it('of chess.com is read', () => {
    expect(labels(CHESSCOM)).toEqual(['carol v dev, 0-1, 2026.01.03, 2 moves'])
  })

  it('with several games gives all of them to choose from', () => {
    expect(labels(`${LICHESS}\n\n\n${CHESSCOM}\n`)).toHaveLength(2)
  })

  it('may be moves alone', () => {
    expect(labels('1. e4')).toEqual(['White v Black, 1 move'])
  })

  it('leaves out games without moves, and games by other rules, where there are others', () => {
    const empty = '[White "x"]\n[Result "1-0"]\n\n1-0\n\n'
    expect(labels(`${empty}${CHESSCOM}`)).toHaveLength(1)
    expect(labels(`${LICHESS.replace('Standard', 'Antichess')}\n\n${CHESSCOM}`)).toHaveLength(1)
  })

  it.each([
    ['', 'ERR_PGN_EMPTY'],
    ['   \n', 'ERR_PGN_EMPTY'],
    ['8/8/8/4k3/8/8/4P3/4K3 w - - 0 1', 'ERR_NO_MOVES'],
    ['hello', 'ERR_TEXT_UNKNOWN'],
    ['1. Ke5', 'ERR_PGN_MOVE'],
    ['1. {so it begins', 'ERR_PGN_COMMENT'],
    ['[FEN "nowhere"]\n\n1. e4', 'ERR_PGN_START'],
    ['[White "x"]\n\n*', 'ERR_NO_MOVES'],
    [LICHESS.replace('Standard', 'Antichess'), 'ERR_PGN_VARIANT'],
    ['[Variant "Crazyhouse"]\n\n1. e4 d5 2. exd5 Qxd5 3. P@e4', 'ERR_PGN_VARIANT'],
    [`1. ${'Nf3 Nf6 Ng1 Ng8 '.repeat(251)}`, 'ERR_GAME_TOO_LONG'],
    [' '.repeat(MOST_CHARACTERS + 1), 'ERR_TEXT_TOO_LONG'],
  ] as const)('%#: is refused in words', (text, error) => {
    const read = readPastedGames(text)
    expect(read).toMatchObject({ ok: false, error })
    expect(read.ok ? '' : pastedGamesFault(read)).toMatch(/^[A-Z].*[.?]$/)
  })

  it('is read up to a fault, and says where that is', () => {
    const read = readPastedGames(`${CHESSCOM}\n\n1. e4 e5 2. Ke5`)
    expect(read.ok && read.value.games.map(({ moves }) => moves.length)).toEqual([4, 2])
    expect(read.ok && read.value.notes.map(pastedNote)).toEqual([
      'Game 2, move 2.: Ke5 is not legal here. The moves from here on are left out.',
    ])
  })

  it('says how many games it leaves out', () => {
    const long = `1. ${'Nf3 Nf6 Ng1 Ng8 '.repeat(251)} *`
    const read = readPastedGames(`${CHESSCOM}\n\n${long}\n\n[White "x"]\n\n*`)
    expect(read.ok && read.value.games).toHaveLength(1)
    expect(read.ok && read.value.notes.map(pastedNote)).toEqual([
      '1 game with more than 500 moves of each side is left out.',
      '1 game without moves is left out.',
    ])
  })
})
