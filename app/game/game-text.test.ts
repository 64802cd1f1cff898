import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import {
  AGAINST_COMPUTER,
  againstComputer,
  playSans,
  SCHOLARS_MATE,
  twoPlayers,
} from '#app/game/game.fixture.ts'
import { newId } from '#app/browser/new-id.ts'
import { newGame } from '#app/game/game.ts'
import { shownFenOf, parseGameStart, pgnOf } from './game-text.ts'

const WRITER = { site: 'https://chess.example', player: undefined }
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'

describe('starting from text', () => {
  it.each([
    ['a FEN', KIWIPETE, KIWIPETE, 0],
    ['a FEN with space around it', `\n ${KIWIPETE} \n`, KIWIPETE, 0],
    ['a board alone', KIWIPETE.split(' ')[0]!, KIWIPETE, 0],
    ['a board without castling', '4k3/8/8/8/8/8/8/4K2R', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 0],
    ['a board and who moves', '4k3/8/8/8/8/8/8/4K3 b', '4k3/8/8/8/8/8/8/4K3 b - - 0 1', 0],
    ['moves without numbers', 'e4 e5 Nf3', START_FEN, 3],
    ['moves alone', '1. e4 e5 2. Nf3', START_FEN, 3],
    ['a whole PGN', '[White "A"]\n[Result "1-0"]\n\n1. e4 e5 2. Qh5 Nc6 1-0', START_FEN, 4],
    ['a PGN from a position', `[SetUp "1"]\n[FEN "${KIWIPETE}"]\n\n1. O-O *`, KIWIPETE, 1],
  ])('reads %s', (_, text, start, plies) => {
    const parsed = parseGameStart(text)
    if (!parsed.ok) throw new Error(parsed.detail)
    expect(parsed.value.start).toBe(start)
    expect(parsed.value.moves).toHaveLength(plies)
  })

  it.each([
    ['a rank too long', 'rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', /FEN/],
    ['no king', '8/8/8/8/8/8/8/K7 w - - 0 1', /FEN/],
    ['an illegal move', '1. e4 e5 2. Ke3', /Ke3/],
    ['nothing', '   ', /./],
    ['a word', 'hello', /^This is neither a FEN nor a PGN\.$/],
    ['a very long word', `1. Nf9${'x'.repeat(50)}`, /^There is a move .{0,90}x{18,24}….{0,50}$/],
  ])('says what is wrong with %s', (_, text, message) => {
    const parsed = parseGameStart(text)
    expect(parsed).toMatchObject({ ok: false, error: 'ERR_START' })
    expect(!parsed.ok && parsed.detail).toMatch(message)
  })
})

describe('writing a game down', () => {
  const mated = playSans(twoPlayers(), SCHOLARS_MATE)

  it('gives back the same game', () => {
    const again = parseGameStart(pgnOf(mated, new Date('2025-08-01'), WRITER))
    expect(again).toMatchObject({ ok: true, value: { start: START_FEN, moves: mated.line.moves } })
  })

  it('has the local day on which it began', () => {
    const id = newId(Date.parse('2026-11-28T20:30:00Z'))
    const game = playSans(newGame(id, againstComputer(), 0), 'e4 e5')
    const now = new Date('2026-11-30T10:00:00Z')
    expect(pgnOf(game, now, { ...WRITER, zone: 'Asia/Kolkata' })).toContain('[Date "2026.11.29"]')
    expect(pgnOf(game, now, { ...WRITER, zone: 'UTC' })).toContain('[Date "2026.11.28"]')
  })

  it('names players, day, clock and result', () => {
    const game = newGame('a', againstComputer({}, { increment: 5 }), 0)
    const pgn = pgnOf(playSans(game, 'e4 e5'), new Date('2025-08-01'), WRITER)
    expect(pgn).toContain('[Site "https://chess.example"]')
    expect(pgn).toContain('[White "White"]')
    expect(pgn).toContain('[Black "Computer, Intermediate"]')
    expect(pgn).toContain('[Date "2025.08.01"]')
    expect(pgn).toContain('[TimeControl "600+5"]')
    expect(pgn).toContain('[Result "*"]')
    expect(pgn).toContain('[%clk 0:10:04]')
    expect(pgnOf(mated, new Date(), WRITER)).toContain('4. Qxf7#')
  })

  it.each([
    ['against the computer, whatever the color', newGame('a', againstComputer({ seat: 'b' }), 0), 'Black'],
    ['against the computer', newGame('a', AGAINST_COMPUTER, 0), 'White'],
  ])('calls whoever is signed in by the account’s name %s', (_, game, side) => {
    const pgn = pgnOf(game, new Date(), { ...WRITER, player: 'Asha R.' })
    expect(pgn).toContain(`[${side} "Asha R."]`)
    expect(pgn.match(/Asha/g)).toHaveLength(1)
  })

  it('leaves two people at one screen the names that they have there', () => {
    expect(pgnOf(mated, new Date(), { ...WRITER, player: 'Asha R.' })).not.toContain('Asha')
  })

  it('writes the position that is looked at', () => {
    expect(shownFenOf(mated)).toContain('Q')
    expect(shownFenOf({ ...mated, shown: 0 })).toBe(START_FEN)
  })
})
