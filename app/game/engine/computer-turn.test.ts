import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Result, Uci } from '#chess/types.ts'
import type { LineText } from '#chess/line.ts'
import { startComputerTurn } from './computer-turn.ts'
import type { Engine, Thought } from './engine-client.ts'
import type { EngineFailure } from './engine-questions.ts'
import { againstComputer, moveIn, playSans } from '#app/game/game.fixture.ts'
import {
  newGame,
  reduceGame,
  statusOf,
  type ComputerGame,
  type GameEvent,
  type LocalGame,
} from '#app/game/game.ts'

const fresh = newGame('a-game', againstComputer({ skill: 'advanced' }), 0)
const game = playSans(fresh, 'e4') as ComputerGame

function turnWith(answer: Promise<Result<Thought, EngineFailure>>, played = game) {
  const asked: LineText[] = []
  const signals: AbortSignal[] = []
  const events: GameEvent[] = []
  const failures: string[] = []
  const engine: Engine = {
    think: (line, _level, signal) => {
      asked.push(line)
      signals.push(signal)
      return answer
    },
    best: () => Promise.resolve({ ok: false, error: 'ERR_INTERNAL' }),
    warmUp: () => {},
    stop: () => {},
  }
  const stop = startComputerTurn({
    game: played,
    engine,
    now: () => Date.now(),
    chance: () => 0.5,
    dispatch: (event) => events.push(event),
    onFailed: (reason) => failures.push(reason),
  })
  return { asked, signals, events, failures, stop }
}

const move = (played: Uci) => Promise.resolve({ ok: true, value: { move: played } } as const)

describe('the computer’s turn', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }))
  afterEach(() => void vi.useRealTimers())

  it('begins after half a second, asks at once and shows the move in a person’s time', async () => {
    const { asked, events } = turnWith(move('e7e5'))
    await vi.advanceTimersByTimeAsync(499)
    expect(events).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(events).toEqual([{ type: 'computer-started', atMs: 500 }])
    expect(asked).toMatchObject([{ start: game.line.start, moves: ['e2e4'] }])
    // Opening moves take 0.7 of the usual 1,200 ms.
    await vi.advanceTimersByTimeAsync(839)
    expect(events).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(events[1]).toEqual({ type: 'computer-moved', move: moveIn(game, 'e5'), atMs: 1_340 })
    expect(statusOf(events.reduce<LocalGame>(reduceGame, game))).toBe('playing')
  })

  it('hurries a player who is short of time', async () => {
    const short = { ...game, clock: { ...game.clock, leftMs: { w: 20_000, b: 600_000 } } }
    const { events } = turnWith(move('e7e5'), short)
    await vi.advanceTimersByTimeAsync(500 + 336)
    expect(events.at(-1)).toMatchObject({ type: 'computer-moved', atMs: 836 })
  })

  it('shows the move as soon as it comes when the search takes longer than the delay', async () => {
    const late = new Promise<Result<Thought, EngineFailure>>((resolve) =>
      setTimeout(() => resolve({ ok: true, value: { move: 'c7c5' } }), 5_000),
    )
    const { events } = turnWith(late)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(events.at(-1)).toMatchObject({ type: 'computer-moved', atMs: 5_000 })
  })

  it('changes nothing once it is stopped, before or after asking', async () => {
    const before = turnWith(move('e7e5'))
    before.stop()
    const after = turnWith(move('e7e5'))
    await vi.advanceTimersByTimeAsync(600)
    after.stop()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(before.events).toEqual([])
    expect(after.events).toHaveLength(1)
    expect(after.signals[0]!.aborted).toBe(true)
  })

  it.each([
    [
      'the engine fails',
      Promise.resolve({ ok: false, error: 'ERR_ENGINE_DIED' } as const),
      'ERR_ENGINE_DIED',
    ],
    ['its move is not legal', move('e2e4'), 'e2e4'],
    ['its move is no move', move('hello'), 'hello'],
  ])('goes back to playing and says why when %s', async (_, answer, reason) => {
    const { events, failures } = turnWith(answer)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(statusOf(events.reduce<LocalGame>(reduceGame, game))).toBe('playing')
    expect(events.at(-1)!.type).toBe('computer-failed')
    expect(failures).toEqual([expect.stringContaining(reason)])
  })
})
