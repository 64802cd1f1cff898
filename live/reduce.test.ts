import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownFen } from '#chess/fen.ts'
import { Line } from '#chess/line.ts'
import { legalMoves } from '#chess/moves.ts'
import { COLORS, opposite, type Color } from '#chess/types.ts'
import { makeUci } from '#chess/uci.ts'
import { deadlineMs, elapsedMs } from './clock.ts'
import { PLAYER_ACTS, type LiveCommand } from './command.ts'
import {
  after,
  BLITZ,
  errorOf,
  moveOf,
  newIds,
  openGame,
  played,
  playingGame,
  seat,
  seatedGame,
} from './live-game.fixture.ts'
import { seatOf, turnOf, type LiveGame, type OpenGame } from './live-game.ts'
import { reduce } from './reduce.ts'

const act = (type: (typeof PLAYER_ACTS)[number], color: Color): LiveCommand => ({ type, color })
const UNTIMED = { ...BLITZ, untimed: true }

describe('an invitation', () => {
  it('is taken by one other person', () => {
    const joined = after(openGame(), { type: 'join', seat: seat('Ben') })
    expect(joined).toMatchObject({
      phase: 'seated',
      version: 2,
      seats: { w: { name: 'Anna' }, b: { name: 'Ben' } },
    })
    expect(errorOf(joined, { type: 'join', seat: seat('Cleo') })).toBe('ERR_NOT_ALLOWED')
  })

  it('cannot be joined by its maker, on the same device or with the same account', () => {
    expect(errorOf(openGame(), { type: 'join', seat: seat('Anna') })).toBe('ERR_NOT_ALLOWED')
    const game: OpenGame = { ...openGame(), seats: { w: seat('Anna', 'user-1'), b: null } }
    expect(errorOf(game, { type: 'join', seat: seat('Ann', 'user-1') })).toBe('ERR_NOT_ALLOWED')
    expect(after(game, { type: 'join', seat: seat('Ben', 'user-2') }).phase).toBe('seated')
  })

  it('is withdrawn, or expires after a day', () => {
    expect(after(openGame(), act('abort', 'w')).phase).toBe('expired')
    const dayMs = 24 * 60 * 60_000
    expect(errorOf(openGame(), { type: 'time-up', graceMs: 0 }, dayMs - 1)).toBe('ERR_NOT_ALLOWED')
    expect(after(openGame(), { type: 'time-up', graceMs: 0 }, dayMs).phase).toBe('expired')
  })

  it('seats the key or the account', () => {
    const game: OpenGame = { ...openGame(), seats: { w: seat('Anna', 'user-1'), b: seat('Ben') } }
    expect(seatOf(game, { keyHash: seat('Ben').keyHash })).toBe('b')
    expect(seatOf(game, { keyHash: 'another', userId: 'user-1' })).toBe('w')
    expect(seatOf(game, { userId: 'user-2' })).toBeNull()
    expect(seatOf(game, {})).toBeNull()
  })
})

describe('a move', () => {
  it('costs nothing until both have moved, then its time, and gains the increment', () => {
    const game = playingGame()
    expect(game).toMatchObject({ phase: 'playing', left: { w: 300_000, b: 300_000 }, turnAtMs: 2_000 })
    const next = after(game, moveOf(game, 'g1f3'), 12_000)
    expect(next.left).toEqual({ w: 293_000, b: 300_000 })
    expect(next.times).toEqual([300_000, 300_000, 293_000])
  })

  it('sent twice is played once; another one in its place is stale', () => {
    const game = playingGame()
    expect(reduce(game, moveOf(game, 'e2e4', { color: 'w', ply: 0 }), 5_000)).toMatchObject({
      ok: true,
      value: { event: 'known', game },
    })
    expect(errorOf(game, moveOf(game, 'd2d4', { color: 'w', ply: 0 }))).toBe('ERR_STALE')
    expect(errorOf(game, moveOf(game, 'g1f3', { ply: 3 }))).toBe('ERR_STALE')
  })

  it('of the other side, or against the rules, is refused', () => {
    const game = playingGame()
    expect(errorOf(game, moveOf(game, 'b8c6', { color: 'b' }))).toBe('ERR_NOT_YOUR_TURN')
    expect(errorOf(game, moveOf(game, 'e1e3'))).toBe('ERR_ILLEGAL')
    expect(errorOf(openGame(), moveOf(openGame(), 'e2e4'))).toBe('ERR_NOT_ALLOWED')
  })

  it('that mates ends the game, and the point is counted', () => {
    const mate = played(seatedGame(), ['f2f3', 'e7e5', 'g2g4', 'd8h4'])
    expect(mate).toMatchObject({
      phase: 'over',
      end: { reason: 'checkmate', winner: 'b' },
      score: { w: 0, b: 1 },
    })
    expect(errorOf(mate, moveOf(mate, 'e2e4'))).toBe('ERR_NOT_ALLOWED')
  })

  it('after the time was up loses on time', () => {
    const game = playingGame()
    const late = after(game, moveOf(game, 'g1f3'), 302_001)
    expect(late).toMatchObject({ phase: 'over', end: { reason: 'timeout', winner: 'b' }, left: { w: 0 } })
  })
})

describe('time', () => {
  it('is up only when it is, with its grace', () => {
    const game = playingGame()
    expect(deadlineMs(game)).toBe(302_000)
    expect(errorOf(game, { type: 'time-up', graceMs: 500 }, 302_499)).toBe('ERR_NOT_ALLOWED')
    const over = after(game, { type: 'time-up', graceMs: 500 }, 302_500)
    expect(over).toMatchObject({ end: { reason: 'timeout', winner: 'b' }, left: { w: 0, b: 300_000 } })
  })

  it('for the first move begins when both are there', () => {
    const joined = after(openGame(), { type: 'join', seat: seat('Ben') }, 500)
    expect(errorOf(joined, { type: 'time-up', graceMs: 0 }, 100_000)).toBe('ERR_NOT_ALLOWED')
    const seated = seatedGame()
    expect(after(seated, { type: 'time-up', graceMs: 0 }, 60_000).phase).toBe('aborted')
    const white = played(seated, ['e2e4'], 59_000)
    expect(errorOf(white, { type: 'time-up', graceMs: 0 }, 118_000)).toBe('ERR_NOT_ALLOWED')
    expect(after(white, { type: 'time-up', graceMs: 0 }, 119_000).phase).toBe('aborted')
  })

  const OUTAGE = { type: 'hold', sinceMs: 5_000, untilMs: 65_000, cutOff: ['w', 'b'] } as const

  it('rests during an outage until its player is back, and what passed before is charged', () => {
    const held = after(playingGame(), OUTAGE, 6_000)
    expect(held).toMatchObject({ left: { w: 297_000 }, turnAtMs: 65_000, isHeld: true })
    expect(elapsedMs(held, 64_000)).toBe(0)
    const back = after(held, { type: 'arrive', color: 'w', server: 's2' }, 49_000)
    expect(back).toMatchObject({ turnAtMs: 49_000, isHeld: false, left: { w: 297_000 } })
    const other = after(held, { type: 'arrive', color: 'b', server: 's2' }, 9_000)
    expect(other).toMatchObject({ turnAtMs: 65_000, isHeld: true })
    const late = after(held, moveOf(held, 'g1f3'), 66_000)
    expect(late.left).toEqual({ w: 299_000, b: 300_000 })
  })

  it('rests for the opponent too if they are not back when a move has been answered', () => {
    const held = after(playingGame(), OUTAGE, 6_000)
    const back = after(held, { type: 'arrive', color: 'w', server: 's2' }, 9_000)
    const moved = after(back, moveOf(back, 'g1f3'), 10_000)
    expect(moved).toMatchObject({ turnAtMs: 65_000, isHeld: true, left: { b: 300_000 } })
    const both = after(moved, { type: 'arrive', color: 'b', server: 's2' }, 50_000)
    expect(both).toMatchObject({ turnAtMs: 50_000, isHeld: false, left: { b: 300_000 } })
    // The hold applies only once: the next move is charged normally.
    const answered = after(both, moveOf(both, 'b8c6'), 51_000)
    expect(answered).toMatchObject({ turnAtMs: 51_000, isHeld: false, awaited: { w: null, b: null } })
  })

  it('runs on for a player whose connection the outage has spared', () => {
    const game = after(playingGame(), { ...OUTAGE, cutOff: ['b'] }, 6_000)
    expect(game).toMatchObject({ turnAtMs: 2_000, isHeld: false, awaited: { w: null, b: 65_000 } })
  })

  it('is charged until the outage began, even if the player returns before the server notices', () => {
    const back = after(
      playingGame(),
      { type: 'arrive', color: 'w', server: 's2', cutOffSinceMs: 4_000 },
      9_000,
    )
    expect(back).toMatchObject({ turnAtMs: 9_000, isHeld: false, left: { w: 298_000 } })
    const waits = after(
      playingGame(),
      { type: 'arrive', color: 'b', server: 's2', cutOffSinceMs: 4_000 },
      9_000,
    )
    expect(waits).toMatchObject({ turnAtMs: 2_000, left: { w: 300_000 } })
  })

  it('rests for a minute at most, during which the game cannot be claimed', () => {
    const held = after(playingGame(), { ...OUTAGE, untilMs: 900_000 }, 6_000)
    expect(held).toMatchObject({ turnAtMs: 66_000 })
    const gone = after(held, { type: 'depart', color: 'w', server: 's1', sinceMs: 5_000 }, 6_000)
    expect(errorOf(gone, act('claim', 'b'), 65_500)).toBe('ERR_NOT_ALLOWED')
    expect(after(gone, act('claim', 'b'), 66_000).phase).toBe('over')
  })

  it('continues when the database is back, except for players who are still awaited', () => {
    const short = after(playingGame(), { ...OUTAGE, untilMs: 9_000, cutOff: [] }, 9_000)
    expect(after(short, { type: 'release' }, 9_500)).toMatchObject({ isHeld: false, turnAtMs: 9_000 })
    const cut = after(playingGame(), OUTAGE, 6_000)
    expect(after(cut, { type: 'release' }, 9_000)).toMatchObject({ isHeld: true, turnAtMs: 65_000 })
  })
})

describe('offers', () => {
  it('of a draw, accepted by the other side or by offering too', () => {
    const offered = after(playingGame(), act('draw', 'w'), 3_000)
    expect(errorOf(offered, act('draw-yes', 'w'))).toBe('ERR_NOT_ALLOWED')
    for (const answer of ['draw-yes', 'draw'] as const)
      expect(after(offered, act(answer, 'b'), 4_000)).toMatchObject({
        phase: 'over',
        end: { reason: 'agreement', winner: null },
        score: { w: 0.5, b: 0.5 },
      })
  })

  it('of a draw come once in ten half-moves, and go with the next move', () => {
    const offered = after(playingGame(), act('draw', 'w'), 3_000)
    const moved = after(offered, moveOf(offered, 'g1f3'), 4_000)
    expect(moved).toHaveProperty('offers', {})
    expect(errorOf(moved, act('draw', 'w'))).toBe('ERR_NOT_ALLOWED')
    expect(errorOf(moved, act('draw-yes', 'b'))).toBe('ERR_NOT_ALLOWED')
    expect(after(moved, act('draw', 'b'), 5_000)).toHaveProperty('offers', { draw: 'b' })
  })

  it('to take back set the board and both clocks to the asker’s turn', () => {
    const game = played(playingGame(), ['g1f3', 'b8c6'], 12_000)
    expect(game.left).toEqual({ w: 293_000, b: 302_000 })
    // White is to move, so both half-moves are taken back. Black is not, so only Black's move is.
    const white = after(after(game, act('back', 'w'), 14_000), act('back-yes', 'b'), 15_000)
    expect(white).toMatchObject({ left: { w: 300_000, b: 300_000 }, turnAtMs: 15_000, offers: {} })
    expect(white.line.ucis()).toEqual(['e2e4', 'e7e5'])
    const black = after(after(game, act('back', 'b'), 14_000), act('back-yes', 'w'), 15_000)
    expect(black.line.ucis()).toEqual(['e2e4', 'e7e5', 'g1f3'])
    expect(black.left).toEqual({ w: 293_000, b: 300_000 })
  })

  it('to take back are allowed three times a game, one at a time, by a side that has moved', () => {
    expect(errorOf(seatedGame(), act('back', 'w'))).toBe('ERR_NOT_ALLOWED')
    let game = playingGame()
    for (let asked = 0; asked < 3; asked++) game = after(after(game, act('back', 'b')), act('back-no', 'w'))
    expect(errorOf(game, act('back', 'b'))).toBe('ERR_NOT_ALLOWED')
    expect(errorOf(after(game, act('back', 'w')), act('back', 'b'))).toBe('ERR_NOT_ALLOWED')
  })

  it('of a rematch swap colors, keep keys and score, for ten minutes', () => {
    const over = after(playingGame(), act('resign', 'b'), 5_000)
    const ids = newIds()
    const ask = (color: Color): LiveCommand => ({ type: 'rematch', color, ids })
    const asked = after(over, ask('b'), 6_000)
    expect(asked).toMatchObject({ rematch: 'b' })
    expect(after(asked, act('rematch-no', 'w'))).toMatchObject({ rematch: null })
    const agreed = reduce(asked, ask('w'), 7_000)
    expect(agreed).toMatchObject({
      value: {
        game: { nextId: ids.id },
        next: {
          ...ids,
          phase: 'seated',
          version: 1,
          seats: { w: seat('Ben'), b: seat('Anna') },
          score: { w: 0, b: 1 },
          previousId: over.id,
        },
      },
    })
    expect(errorOf(asked, ask('w'), 5_000 + 10 * 60_000 + 1)).toBe('ERR_NOT_ALLOWED')
  })
})

describe('ends', () => {
  it('by resigning need two half-moves, by aborting fewer', () => {
    expect(errorOf(seatedGame(), act('resign', 'w'))).toBe('ERR_NOT_ALLOWED')
    expect(after(seatedGame(), act('abort', 'b')).phase).toBe('aborted')
    expect(errorOf(playingGame(), act('abort', 'w'))).toBe('ERR_NOT_ALLOWED')
    expect(after(playingGame(), act('resign', 'w'), 4_000)).toMatchObject({
      end: { reason: 'resignation', winner: 'b' },
      left: { w: 298_000, b: 300_000 },
    })
  })

  const gone = (color: Color, game: LiveGame, sinceMs: number) =>
    after(game, { type: 'depart', color, server: 's1', sinceMs }, sinceMs + 5_000)

  it('by a claim wait for the grace, the other side’s turn and the other side’s absence', () => {
    const game = gone('w', playingGame(), 10_000)
    expect(errorOf(game, act('claim', 'b'), 69_999)).toBe('ERR_NOT_ALLOWED')
    expect(after(game, act('claim', 'b'), 70_000)).toMatchObject({
      end: { reason: 'abandonment', winner: 'b' },
    })
    expect(after(game, act('claim-draw', 'b'), 70_000)).toMatchObject({
      end: { reason: 'abandonment', winner: null },
    })
    expect(errorOf(game, act('claim', 'w'), 70_000)).toBe('ERR_NOT_ALLOWED')
    const back = after(game, { type: 'arrive', color: 'w', server: 's2' }, 69_000)
    expect(errorOf(back, act('claim', 'b'), 70_000)).toBe('ERR_NOT_ALLOWED')
    expect(errorOf(gone('b', playingGame(), 10_000), act('claim', 'w'), 90_000)).toBe('ERR_NOT_ALLOWED')
  })

  it('by a claim are possible sooner after a player has pressed Leave, and later without clocks', () => {
    const left = after(playingGame(), act('leave', 'w'), 10_000)
    expect(after(left, act('claim', 'b'), 20_000).phase).toBe('over')
    const untimed = gone('w', playingGame(UNTIMED), 10_000)
    expect(errorOf(untimed, act('claim', 'b'), 309_999)).toBe('ERR_NOT_ALLOWED')
    expect(after(untimed, act('claim', 'b'), 310_000).phase).toBe('over')
  })

  it('by a claim are draws if the claimer cannot mate', () => {
    const start = knownFen('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')
    const bare = played({ ...seatedGame(), line: new Line(start) }, ['e1d2', 'e8d8'])
    const game = gone('w', bare, 10_000)
    expect(after(game, act('claim', 'b'), 70_000)).toMatchObject({
      end: { reason: 'abandonment', winner: null },
    })
  })

  it('ignore a departure that a server reports after the seat has moved on', () => {
    const moved = after(playingGame(), { type: 'arrive', color: 'w', server: 's2' }, 5_000)
    const still = after(moved, { type: 'depart', color: 'w', server: 's1', sinceMs: 6_000 }, 11_000)
    expect(still).toBe(moved)
  })
})

/** Any command that a client could send, in any order and at any time. */
const anyStep = fc.record({
  kind: fc.integer({ min: 0, max: 99 }),
  color: fc.constantFrom(...COLORS),
  pick: fc.nat(1_000),
  afterMs: fc.oneof(fc.nat(3_000), fc.nat(90_000)),
})
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never

function commandOf(game: LiveGame, { kind, color, pick }: Step, atMs: number): LiveCommand {
  if (kind < 60) {
    const moves = legalMoves(game.line.positionAt()).map(makeUci)
    return {
      ...moveOf(game, moves[pick % moves.length] ?? 'e2e4'),
      color: kind < 54 ? turnOf(game) : color,
    } as LiveCommand
  }
  if (kind < 85) return act(PLAYER_ACTS[pick % PLAYER_ACTS.length]!, color)
  const rest: LiveCommand[] = [
    { type: 'rematch', color, ids: { id: 'r', watchId: 'w', gameId: 'g' } },
    { type: 'arrive', color, server: `s${pick % 2}` },
    { type: 'depart', color, server: `s${pick % 2}`, sinceMs: atMs - 5_000 },
    { type: 'time-up', graceMs: 500 },
    {
      type: 'hold',
      sinceMs: atMs - (pick % 6_000),
      untilMs: atMs + pick * 20,
      cutOff: COLORS.filter((_, index) => ((pick >> index) & 1) === 1),
    },
    { type: 'release' },
  ]
  return rest[pick % rest.length]!
}

it('whatever two seats send in whatever order, the game holds together', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 120 }), fc.boolean(), (steps, untimed) => {
      let game = seatedGame({ ...BLITZ, untimed })
      let atMs = 0
      const taken: [LiveCommand, number][] = []
      const first = game
      for (const step of steps) {
        atMs += step.afterMs
        const command = commandOf(game, step, atMs)
        const reduction = reduce(game, command, atMs)
        if (!reduction.ok) continue
        taken.push([command, atMs])
        const next = reduction.value.game
        const isKnown = reduction.value.event === 'known'
        expect(next.version).toBe(game.version + (isKnown ? 0 : 1))
        holdsTogether(game, next)
        game = next
      }
      // The result depends only on the commands and their times.
      expect(taken.reduce((now, [command, at]) => after(now, command, at), first)).toEqual(game)
    }),
    { numRuns: 300 },
  )
}, 120_000)

function holdsTogether(before: LiveGame, game: LiveGame): void {
  if (before.phase === 'over') expect(game).toMatchObject({ phase: 'over', end: before.end })
  expect(game.times.length).toBe(game.left === null ? 0 : game.line.length)
  expect(game.phase === 'playing').toBe(game.phase !== 'over' && game.line.length >= 2)
  if (game.left === null) return
  for (const color of COLORS) {
    const isLate = game.phase === 'over' && game.end.reason.startsWith('timeout') && turnOf(game) === color
    expect(Number.isInteger(game.left[color])).toBe(true)
    if (isLate) expect(game.left[color]).toBe(0)
    else expect(game.left[color]).toBeGreaterThan(0)
    const isBack = game.line.length < before.line.length
    const isMove = game.line.length > before.line.length && turnOf(before) === color
    // Only a takeback adds time, with consent; a move adds its increment.
    if (!isBack) expect(game.left[color]).toBeLessThanOrEqual(before.left![color] + (isMove ? 3_000 : 0))
    if (isMove) expect(turnOf(game)).toBe(opposite(color))
  }
}
