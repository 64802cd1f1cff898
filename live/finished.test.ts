import { describe, expect, it } from 'vitest'
import { makeMatch } from '#matches/match.ts'
import { makeMatchPgn } from '#matches/match-pgn.ts'
import type { LiveCommand } from './command.ts'
import { makeFinishedLive } from './finished.ts'
import { after, BLITZ, moveOf, played, playingGame, seatedGame } from './live-game.fixture.ts'
import type { LiveGame } from './live-game.ts'

const DAY = new Date('2026-11-22T10:00:00.000Z')
const gone = (game: LiveGame) =>
  after(game, { type: 'depart', color: 'w', server: 's1', sinceMs: 3_000 }, 8_000)
const timeUp: LiveCommand = { type: 'time-up', graceMs: 0 }

const ENDS: [string, LiveGame, string, string | null][] = [
  ['mate', played(seatedGame(), ['f2f3', 'e7e5', 'g2g4', 'd8h4']), 'checkmate', 'b'],
  ['resigning', after(playingGame(), { type: 'resign', color: 'w' }, 30_000), 'resignation', 'b'],
  [
    'agreement',
    after(after(playingGame(), { type: 'draw', color: 'w' }), { type: 'draw-yes', color: 'b' }, 9_000),
    'agreement',
    null,
  ],
  ['time', after(playingGame(), timeUp, 302_000), 'timeout', 'b'],
  ['a late move', after(playingGame(), moveOf(playingGame(), 'g1f3'), 400_000), 'timeout', 'b'],
  ['a claim', after(gone(playingGame()), { type: 'claim', color: 'b' }, 70_000), 'abandonment', 'b'],
  [
    'a claimed draw',
    after(gone(playingGame()), { type: 'claim-draw', color: 'b' }, 70_000),
    'abandonment',
    null,
  ],
  [
    'resigning without clocks',
    after(playingGame({ ...BLITZ, untimed: true }), { type: 'resign', color: 'b' }, 30_000),
    'resignation',
    'w',
  ],
]

describe('a game that is over is a match for the judge', () => {
  it.each(ENDS)('after %s', (_, game, reason, winner) => {
    for (const owner of ['w', 'b'] as const) {
      const finished = makeFinishedLive(game, owner, DAY)!
      const match = makeMatch(finished, '')
      const result = winner === null ? 'draw' : winner === owner ? 'win' : 'loss'
      expect(match).toMatchObject({
        ok: true,
        value: { endReason: reason, winner, result, opponent: { type: 'online', seat: owner } },
      })
    }
  })

  it('and has a PGN with its clocks', () => {
    const match = makeMatch(makeFinishedLive(ENDS[5]![1], 'b', DAY)!, '')
    expect(match.ok && makeMatchPgn(match.value, { player: 'Ben', site: 'https://chess.example' })).toMatch(
      /\[Event "Online game"\][^]*\[White "Anna"\]\n\[Black "Ben"\]\n\[Result "0-1"\][^]*\[Termination "abandoned"\][^]*1\. e4 \{\[%clk 0:05:00\]\}/,
    )
  })

  it('unless there is nothing to save', () => {
    expect(makeFinishedLive(playingGame(), 'w', DAY)).toBeUndefined()
    expect(makeFinishedLive(after(seatedGame(), { type: 'abort', color: 'w' }), 'w', DAY)).toBeUndefined()
  })
})
