import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { START_FEN } from '#chess/fen.ts'
import { parsePgn } from '#chess/pgn.ts'
import { makeTreePgn } from '#chess/pgn-tree.ts'
import { computerOpponent, finishedGame, finishedRecord } from '#matches/game-record.fixture.ts'
import { reviewKey } from './judging/judgements.ts'
import { gameOfRecord, gameOfMatch, gameOfPgn, lineTextsOf, openingOf, sourceOf } from './reviewed-game.ts'

const book = {
  names: readFileSync('content/openings/openings.txt', 'utf8'),
  popular: readFileSync('content/openings/popular.txt', 'utf8'),
}
const gameOf = (pgn: string) => {
  const parsed = parsePgn(pgn)
  return gameOfPgn(parsed.ok ? parsed.value[0]! : expect.fail(parsed.error))
}

describe('a game to review', () => {
  it.each([
    ['[White "Asha"]\n[Black "?"]\n\n1. e4', { w: 'Asha', b: 'Black' }],
    ['1. e4', { w: 'White', b: 'Black' }],
  ])('%j has names for both sides', (pgn, expected) => {
    expect(gameOf(pgn).names).toEqual(expected)
  })

  it('is asked about with its whole past, once for each position', () => {
    expect(lineTextsOf(gameOf('1. e4 e5')).map(({ moves }) => moves)).toEqual([
      [],
      ['e2e4'],
      ['e2e4', 'e7e5'],
    ])
  })

  it.each([
    [{ ...computerOpponent({ seat: 'b' }), playerName: '' }, true, 'b'],
    [{ ...computerOpponent({ seat: 'b' }), playerName: '' }, false, undefined],
    [{ type: 'online', seat: 'w', names: { w: '', b: '' } }, true, 'w'],
    [{ type: 'same-screen', names: { w: '', b: '' } }, true, undefined],
  ] as const)('against %o, own %s, is learned from by %s', (opponent, isOwn, own) => {
    const match = { start: START_FEN, moves: ['e4'], opponent, time: finishedGame().time, times: null }
    expect(gameOfMatch(match, 'You', isOwn).own).toBe(own)
  })

  it('that has just ended online is learned from by the side that was played here', () => {
    const opponent = { type: 'online', seat: 'b', names: { w: 'Asha', b: 'Ben' } } as const
    expect(gameOfRecord(finishedGame({ opponent }))).toMatchObject({ own: 'b', orientation: 'b' })
  })

  it('has the names of the tags in its PGN, not those on screen', () => {
    const opponent = { ...computerOpponent({ seat: 'w' }), skill: 1450, playerName: 'Asha' }
    const match = { start: START_FEN, moves: ['e4'], opponent, time: finishedGame().time, times: null }
    const game = gameOfMatch(match, 'You', true)
    expect(game.names.b).toBe('Computer, 1,450')
    expect(sourceOf(game).tags).toMatchObject({ White: 'Asha', Black: 'Computer (1450)' })
  })

  it('with a clock goes out with it, and comes back as it was', () => {
    const { times, ...finished } = finishedGame()
    const game = gameOfRecord({ ...finished, times })
    const text = makeTreePgn(sourceOf(game))
    expect(text).toContain('[TimeControl "600"]')
    expect(text).toContain('1. e4 {[%clk 0:09:55]}')
    expect(gameOf(text).clocks).toMatchObject({ initial: 600_000, increment: 0, left: times })
  })

  it.each([
    ['1. f3 e5 2. g4 Qh4# 1-0', { winner: 'b', reason: 'checkmate' }],
    ['1. e4 e5 1-0', { winner: 'w', reason: undefined }],
    ['[Termination "Time forfeit"]\n\n1. e4 e5 0-1', { winner: 'b', reason: 'timeout' }],
    ['1. e4 e5 1/2-1/2', { winner: undefined, reason: undefined }],
    ['1. e4 e5 *', undefined],
  ])('%j ended as the rules or else its result say', (pgn, ending) => {
    expect(gameOf(pgn).ending).toEqual(ending)
  })

  it('of a match ended as the match says', () => {
    const match = {
      ...finishedRecord(),
      time: finishedGame().time,
      opponent: { type: 'same-screen', names: { w: 'Asha', b: 'Ben' } },
    } as const
    expect(gameOfMatch({ ...match, winner: 'b', endReason: 'resignation' }, 'You', true).ending).toEqual({
      winner: 'b',
      reason: 'resignation',
    })
  })

  it('has a key that depends on its start and moves only', () => {
    const keyOf = (pgn: string) => reviewKey(gameOf(pgn).line)
    expect(keyOf('[White "Asha"]\n\n1. e4 e5')).toBe(keyOf('1. e4 e5'))
    expect(keyOf('1. e4 e5')).not.toBe(keyOf('1. e4 e6'))
  })

  it.each([
    ['1. e4 e5 2. Nf3 Nc6 3. Bc4 a5', /^Italian Game/, 5, ['g8f6', 'f8c5', 'h7h6']],
    ['1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#', /^Bishop's Opening/, 5, ['g7g6', 'd8f6', 'd8e7']],
    // The London System, whose move orders have no names.
    ['1. d4 d5 2. Bf4 Nf6 3. e3 e6', /^Queen's Pawn Game/, 6, []],
    // 3. d3 has no name, and nearly half of all players choose it.
    // Back in the book by transposition.
    ['1. e4 Nc6 2. Nf3 e5 3. Bb5 a6', /^Ruy Lopez/, 6, []],
    ['1. e4 e5 2. Bc4 Nf6 3. d3 a5', /^Bishop's Opening/, 5, ['f8c5', 'b8c6', 'd7d5']],
    // 2. Ke2 has a name, but is hardly ever played.
    ['1. e4 e5 2. Ke2', /^Bongcloud Attack/, 2, ['g1f3', 'f1c4', 'f2f4']],
    ['[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n\n1. O-O', undefined, 0, []],
  ] as const)('%s: its opening, where it leaves the book, and what people play', (pgn, name, plies, next) => {
    const opening = openingOf(gameOf(pgn).line, book)
    if (name === undefined) expect(opening.name).toBeUndefined()
    else expect(opening.name).toMatch(name)
    expect(opening.plies).toBe(plies)
    expect(opening.next.map(({ move }) => move).slice(0, 3)).toEqual(next)
    expect(opening.next.every(({ share }) => share >= 3)).toBe(true)
  })
})
