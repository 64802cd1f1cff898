import { describe, expect, it } from 'vitest'
import type { TimeSettings } from '#matches/settings.ts'
import { deadlineMs } from './clock.ts'
import { pointsOf } from './end-game.ts'
import { claimInMs } from './grace.ts'
import {
  after,
  BLITZ,
  errorOf,
  moveOf,
  newIds,
  played,
  playingGame,
  seat,
  seatedGame,
} from './live-game.fixture.ts'
import { createLiveGame, type LiveGame } from './live-game.ts'
import { INVITATION_POLICY, type GamePolicy } from './policy.ts'

const DAY = 24 * 60 * 60_000

const withPolicy = (game: LiveGame, policy: Partial<GamePolicy>): LiveGame => ({
  ...game,
  policy: { ...INVITATION_POLICY, ...policy },
})

describe('a policy', () => {
  it.each([
    ['abort', 'mayAbort', seatedGame()],
    ['back', 'mayTakeBack', playingGame()],
    ['draw', 'mayOfferDraw', playingGame()],
  ] as const)('forbids "%s"', (act, rule, game) => {
    const command = { type: act, color: 'w' } as const
    expect(errorOf(withPolicy(game, { [rule]: true }), command, 3_000)).toBeUndefined()
    expect(errorOf(withPolicy(game, { [rule]: false }), command, 3_000)).toBe('ERR_NOT_ALLOWED')
  })

  it('forbids a rematch, and is that of the rematch where one is allowed', () => {
    const over = after(playingGame(), { type: 'resign', color: 'w' }, 3_000)
    const ask = (color: 'w' | 'b') => ({ type: 'rematch', color, ids: newIds() }) as const
    expect(errorOf(withPolicy(over, { mayRematch: false }), ask('w'), 4_000)).toBe('ERR_NOT_ALLOWED')
    const asked = after(withPolicy(over, { mayTakeBack: false }), ask('w'), 4_000)
    expect(asked.policy.mayTakeBack).toBe(false)
  })

  it('does not keep a player from withdrawing an invitation', () => {
    const open = createLiveGame(
      {
        ...newIds(),
        settings: BLITZ,
        seats: { w: seat('Anna'), b: null },
        origin: 'class:1',
        policy: { ...INVITATION_POLICY, mayAbort: false },
      },
      0,
    )
    expect(after(open, { type: 'abort', color: 'w' }, 1_000).phase).toBe('expired')
  })

  const forfeit = { ifAbsent: 'forfeit', appearWithinMs: 10_000, firstMoveWithinMs: 5_000 } as const
  const seated = () => {
    const { seats } = seatedGame()
    return withPolicy(
      createLiveGame({ ...newIds(), settings: BLITZ, seats, origin: 'tournament:1' }, 0),
      forfeit,
    )
  }
  const arrived = (game: LiveGame, color: 'w' | 'b') =>
    after(game, { type: 'arrive', color, server: 's1' }, 1_000)
  const timeUp = { type: 'time-up', graceMs: 0 } as const

  it('says until when each side must come, and that the absent side loses', () => {
    expect(deadlineMs(seated())).toBe(10_000)
    expect(errorOf(seated(), timeUp, 9_999)).toBe('ERR_NOT_ALLOWED')
    const nobody = after(seated(), timeUp, 10_000)
    expect(nobody).toMatchObject({ absent: ['w', 'b'] })
    expect(pointsOf(nobody)).toEqual({ w: 0, b: 0 })
    const white = after(arrived(seated(), 'w'), timeUp, 10_000)
    expect(white).toMatchObject({ absent: ['b'] })
    expect(pointsOf(white)).toEqual({ w: 1, b: 0 })
    const friendly = after(
      { ...arrived(seated(), 'w'), policy: { ...INVITATION_POLICY, ...forfeit, ifAbsent: 'no-result' } },
      timeUp,
      10_000,
    )
    expect(friendly).toMatchObject({ absent: ['b'] })
    expect(pointsOf(friendly)).toBeUndefined()
  })

  it('says how soon each side must make its first move', () => {
    const both = arrived(arrived(seated(), 'w'), 'b')
    expect(deadlineMs(both)).toBe(6_000)
    expect(pointsOf(after(both, timeUp, 6_000))).toEqual({ w: 0, b: 1 })
    const moved = played(both, ['e2e4'], 2_000)
    expect(deadlineMs(moved)).toBe(7_000)
    expect(pointsOf(after(moved, timeUp, 7_000))).toEqual({ w: 1, b: 0 })
  })
})

describe('a game with days for each move', () => {
  const settings: TimeSettings = { minutes: 30, increment: 0, untimed: false, days: 3 }

  it('gives every move the full time, including the first', () => {
    expect(deadlineMs(seatedGame(settings))).toBe(3 * DAY)
    const playing = played(seatedGame(settings), ['e2e4', 'e7e5'])
    expect(playing.left).toEqual({ w: 3 * DAY, b: 3 * DAY })
    const later = after(playing, moveOf(playing, 'g1f3'), 2 * DAY)
    expect(later.left).toEqual({ w: 3 * DAY, b: 3 * DAY })
    expect(deadlineMs(later)).toBe(5 * DAY)
    expect(after(later, { type: 'time-up', graceMs: 0 }, 5 * DAY)).toMatchObject({
      end: { reason: 'timeout', winner: 'w' },
    })
  })

  it('cannot be claimed from a player who is not there', () => {
    const playing = played(seatedGame(settings), ['e2e4', 'e7e5', 'g1f3'])
    const gone = after(playing, { type: 'depart', color: 'b', server: 's1', sinceMs: 5_000 }, 5_000)
    expect(claimInMs(gone, 'w', 2 * DAY)).toBeUndefined()
  })
})

it('a game without a clock is aborted after a month without a move', () => {
  const game = playingGame({ minutes: 10, increment: 0, untimed: true })
  const timeUp = { type: 'time-up', graceMs: 0 } as const
  expect(errorOf(game, timeUp, 29 * DAY)).toBe('ERR_NOT_ALLOWED')
  expect(after(game, timeUp, 31 * DAY).phase).toBe('aborted')
})
