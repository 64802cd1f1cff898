import { describe, expect, it } from 'vitest'
import { knownFen } from '#chess/fen.ts'
import { parsePgn } from '#chess/pgn.ts'
import { computerOpponent, finishedGame, gameOfTwo } from './game-record.fixture.ts'
import { makeMatch, type Match } from './match.ts'
import { makeMatchPgn } from './match-pgn.ts'
import { hashOf } from './openings.ts'
import { Position } from '#chess/position.ts'
import { parseSan } from '#chess/san.ts'

function matchOf(game: ReturnType<typeof finishedGame>, names = ''): Match {
  const match = makeMatch(game, names)
  if (!match.ok) throw new Error(match.error)
  return match.value
}

const AS = { player: 'Asha', site: 'https://chess.example', zone: 'UTC' }

describe('a match as PGN', () => {
  it('names the players, the settings, the times and the reason of the end', () => {
    expect(makeMatchPgn(matchOf(finishedGame()), AS)).toBe(`[Event "Game against the computer"]
[Site "https://chess.example"]
[Date "2026.11.20"]
[Round "-"]
[White "Asha"]
[Black "Computer, Beginner"]
[Result "1-0"]
[EndDate "2026.11.20"]
[EndTime "10:00:00"]
[EngineVersion "1.0"]
[PlyCount "7"]
[Termination "normal"]
[TimeControl "600"]

1. e4 {[%clk 0:09:55]} 1... e5 {[%clk 0:09:55]} 2. Bc4 {[%clk 0:09:50]}
2... Nc6 {[%clk 0:09:50]} 3. Qh5 {[%clk 0:09:45]} 3... Nf6 {[%clk 0:09:45]}
4. Qxf7# {[%clk 0:09:40]} 1-0
`)
  })

  it('has the day on which the game began, where it was played', () => {
    const match = matchOf(finishedGame({ finishedAt: '2026-11-28T20:30:00.000Z', durationSeconds: 7_300 }))
    const tags = (zone: string) =>
      [...makeMatchPgn(match, { ...AS, zone }).matchAll(/\[(?:Date|EndDate|EndTime) "(.*)"\]/g)].map(
        ([, value]) => value,
      )
    expect(tags('Asia/Kolkata')).toEqual(['2026.11.28', '2026.11.29', '02:00:00'])
    expect(tags('Asia/Tokyo')).toEqual(['2026.11.29', '2026.11.29', '05:30:00'])
    expect(tags('America/New_York')).toEqual(['2026.11.28', '2026.11.28', '15:30:00'])
  })

  it('calls a strength of the dial by its number', () => {
    const match = matchOf(finishedGame({ opponent: computerOpponent({ skill: 1450 }) }))
    expect(makeMatchPgn(match, AS)).toContain('[Black "Computer (1450)"]')
  })

  it('says how often moves were taken back', () => {
    const match = matchOf(finishedGame({ takebacks: 2 }))
    expect(makeMatchPgn(match, AS)).toContain('[Takebacks "2"]')
  })

  it('is read back to the same moves, wherever it began', () => {
    const start = knownFen('4k3/P7/8/8/8/8/8/4K3 w - - 0 1')
    const moves = ['a8=Q+', 'Kd7', 'Qb7+', 'Kd6']
    const called = { reason: 'resignation', color: 'b' } as const
    const pgn = makeMatchPgn(matchOf(gameOfTwo({ start, moves, called, durationSeconds: 9 })), AS)
    expect(parsePgn(pgn)).toMatchObject({
      ok: true,
      value: [{ tags: { White: 'Asha', Black: 'Ben', TimeControl: '-' }, result: '1-0' }],
    })
    expect(pgn).toContain(`[FEN "${start}"]`)
  })
})

describe('a match’s opening', () => {
  it('is that of its last position that has a name', () => {
    const position = Position.start()
    const lines = ['e4', 'e5'].map((san, index) => {
      const move = parseSan(position, san)
      if (move.ok) position.make(move.value)
      return `${hashOf(position)} ${['B00 King’s Pawn', 'C20 King’s Pawn Game: Open'][index]}\n`
    })
    const match = matchOf(finishedGame(), lines.toSorted().join(''))
    expect(match).toMatchObject({ eco: 'C20', opening: 'King’s Pawn Game: Open' })
  })

  it('has no name where no position has one', () => {
    expect(matchOf(finishedGame())).toMatchObject({ eco: null, opening: null })
  })
})
