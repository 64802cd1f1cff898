import { describe, expect, it } from 'vitest'
import type { MovedMessage, ServerMessage, StateMessage } from '#live/protocol.ts'
import { onlineGame } from './online-game.ts'
import { STATE } from './online-state.fixture.ts'
import { NO_STATE, receive, type OnlineState } from './online-state.ts'
import { remainingAt } from '#app/game/clock.ts'
import { endOf, mayHumanMove } from '#app/game/game.ts'
import { parseUci } from '#chess/uci.ts'

const MOVED: MovedMessage = {
  type: 'moved',
  v: 5,
  ply: 2,
  uci: 'g1f3',
  left: { w: 299_000, b: 300_000 },
  runs: 'b',
  lag: 20,
}

const after = (...messages: readonly ServerMessage[]): OnlineState =>
  messages.reduce((state, message) => receive(state, message, 1_000, false).state, NO_STATE)

/** The state with a move of the player's that is not confirmed yet. */
function withPending(state: OnlineState, uci: string): OnlineState {
  const move = parseUci(state.line.positionAt(), uci)
  if (!move.ok) throw new Error(uci)
  return {
    ...state,
    pending: {
      n: 1,
      ply: state.line.length,
      uci,
      line: state.line.with(move.value),
      spent: 10,
      playedAtMs: 1_500,
    },
  }
}

const uciOf = (state: OnlineState): string => state.line.ucis().join(' ')

describe('what the server says', () => {
  it('is the state, moved on by each move', () => {
    const state = after(STATE, MOVED)
    expect(uciOf(state)).toBe('e2e4 e7e5 g1f3')
    expect(state.server).toMatchObject({
      v: 5,
      moves: 'e2e4 e7e5 g1f3',
      runs: 'b',
      times: [300_000, 300_000, 299_000],
    })
  })

  it.each<[string, ServerMessage]>([
    ['a move of a later version', { ...MOVED, v: 6 }],
    ['a move at another ply', { ...MOVED, ply: 3 }],
    ['a move that is not legal here', { ...MOVED, uci: 'g1g5' }],
    ['a beat of another version', { type: 'beat', v: 9, at: 0 }],
  ])('%s shows that something was missed', (_, message) => {
    const before = after(STATE)
    const received = receive(before, message, 2_000, false)
    expect(received).toMatchObject({ isBehind: true, resend: false })
    expect(received.state).toBe(before)
  })

  it('ends with a move, and asks under what name the game is kept', () => {
    const ended = { ...MOVED, runs: null, end: { reason: 'checkmate', winner: 'w' } } as const
    const received = receive(after(STATE), ended, 2_000, false)
    expect(received.isBehind).toBe(true)
    expect(received.state.server).toMatchObject({ phase: 'over', end: ended.end })
    expect(uciOf(received.state)).toBe('e2e4 e7e5 g1f3')
  })

  it.each<[string, ServerMessage]>([
    ['an old move', { ...MOVED, v: 4 }],
    ['an old state', { ...STATE, v: 3, moves: '' }],
    ['a beat of this version', { type: 'beat', v: 4, at: 0 }],
  ])('%s changes nothing', (_, message) => {
    const before = after(STATE)
    expect(receive(before, message, 2_000, false)).toEqual({ state: before, isBehind: false, resend: false })
  })

  it('counts though it is older where it is the first of a connection: a backup was restored', () => {
    const old = { ...STATE, v: 2, moves: 'e2e4' }
    expect(uciOf(receive(after(STATE), old, 2_000, true).state)).toBe('e2e4')
  })

  it('keeps the same list of moves where they are the same, and makes another after a takeback', () => {
    const before = after(STATE)
    expect(receive(before, { ...STATE, v: 5 }, 2_000, false).state.line).toBe(before.line)
    expect(uciOf(receive(before, { ...STATE, v: 5, moves: 'e2e4 c7c5' }, 2_000, false).state)).toBe(
      'e2e4 c7c5',
    )
  })
})

describe('a move made here', () => {
  it('is confirmed by the server’s answer', () => {
    expect(receive(withPending(after(STATE), 'g1f3'), MOVED, 2_000, false).state.pending).toBeUndefined()
  })

  it.each<[string, ServerMessage, boolean]>([
    ['is sent again after a state without it', { ...STATE, v: 5 }, true],
    ['is sent again when nothing has changed', { type: 'same', v: 4 }, true],
    ['is done when the state has it', { ...STATE, v: 5, moves: 'e2e4 e7e5 g1f3' }, false],
    [
      'is dropped when the game is over',
      { ...STATE, v: 5, phase: 'over', end: { reason: 'resignation', winner: 'w' } },
      false,
    ],
    ['is kept where the server could not keep it', { type: 'no', n: 1, code: 'ERR_UNAVAILABLE' }, false],
  ])('%s', (name, message, resend) => {
    const received = receive(withPending(after(STATE), 'g1f3'), message, 2_000, false)
    expect(received.resend).toBe(resend)
    expect(received.state.pending !== undefined).toBe(resend || name.startsWith('is kept'))
  })

  it('is taken back when it is refused', () => {
    const { state } = receive(
      withPending(after(STATE), 'g1f3'),
      { type: 'no', n: 1, code: 'ERR_ILLEGAL' },
      2_000,
      false,
    )
    expect(state).toMatchObject({ pending: undefined, refusal: 'ERR_ILLEGAL' })
  })
})

describe('the game on the screen', () => {
  const game = (state: OnlineState, shown?: number) => onlineGame(state, state.server!, shown)

  it('runs the clock from where the server said, later by what the way is forgiven', () => {
    const { clock } = game(after(STATE))
    expect(remainingAt(clock, 'w', 1_000)).toBe(298_030)
    expect(remainingAt(clock, 'b', 5_000)).toBe(300_000)
  })

  it('stops the own clock at the press and shows the move at once', () => {
    const shown = game(withPending(after(STATE), 'g1f3'))
    expect(shown.line.moves).toHaveLength(3)
    expect(remainingAt(shown.clock, 'w', 60_000)).toBe(297_530)
    expect(mayHumanMove(shown)).toBe(false)
  })

  it('has no clock if the game has none', () => {
    const untimed = { ...STATE, left: null, times: [], settings: { ...STATE.settings, untimed: true } }
    expect(game(after(untimed)).clock.leftMs).toEqual({ w: Infinity, b: Infinity })
  })

  it.each<[StateMessage['you'], number | undefined, boolean]>([
    ['w', undefined, true],
    ['b', undefined, false],
    [null, undefined, false],
    ['w', 0, false],
  ])('for %s at ply %s may move: %s', (you, shown, may) => {
    expect(mayHumanMove(game(after({ ...STATE, you }), shown))).toBe(may)
  })

  it.each<[NonNullable<StateMessage['end']>, string]>([
    [{ reason: 'resignation', winner: 'w' }, 'resigned w'],
    [{ reason: 'timeout', winner: 'b' }, 'timeout b'],
    [{ reason: 'agreement', winner: null }, 'draw undefined'],
    [{ reason: 'abandonment', winner: 'w' }, 'abandoned w'],
    [{ reason: 'abandonment', winner: null }, 'abandoned undefined'],
  ])('ended by %o is %s', (end, words) => {
    const ended = endOf(game(after({ ...STATE, phase: 'over', runs: null, end })))
    expect(`${ended?.status} ${ended?.winner}`).toBe(words)
  })
})
