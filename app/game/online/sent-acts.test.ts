import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeObservable } from '#app/browser/observable.ts'
import type { ClientMessage, ServerMessage, StateMessage } from '#live/protocol.ts'
import { STATE } from './online-state.fixture.ts'
import { NO_STATE, receive, type OnlineAct, type OnlineState } from './online-state.ts'
import { makeSentActs } from './sent-acts.ts'
import { troubleText } from './wording.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A running game of White's, whose messages to the server are collected. */
function startGame(changed: Partial<StateMessage> = {}) {
  const sent: ClientMessage[] = []
  const online = makeObservable<OnlineState>(receive(NO_STATE, { ...STATE, ...changed }, 0, true).state)
  const acts = makeSentActs({ online, nextNumber: () => 7, send: (message) => void sent.push(message) })
  const answer = (message: ServerMessage, isFirst = false) => {
    online.change(receive(online.value, message, 0, isFirst).state)
    acts.receive(message, isFirst)
  }
  return { sent, online, acts, answer }
}

const RESIGN = { type: 'do', n: 7, what: 'resign', v: STATE.v }

it('a resignation made while disconnected is sent on the next connection', () => {
  const { sent, online, acts, answer } = startGame()
  online.change({ status: 'lost' })
  acts.act('resign')
  expect(troubleText(online.value)).toBe('Reconnecting… Your resignation will be sent.')
  sent.length = 0
  answer({ type: 'same', v: STATE.v }, true)
  expect(sent).toEqual([RESIGN])
  answer({ ...STATE, v: STATE.v + 1, phase: 'over' })
  vi.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(1)
})

it('an act without an answer is sent again every two seconds, and not after a refusal', () => {
  const { sent, online, acts, answer } = startGame()
  acts.act('resign')
  vi.advanceTimersByTime(4_000)
  expect(sent).toEqual([RESIGN, RESIGN, RESIGN])
  answer({ type: 'no', n: 7, code: 'ERR_UNAVAILABLE' })
  vi.advanceTimersByTime(2_000)
  expect(sent).toHaveLength(4)
  answer({ type: 'no', n: 7, code: 'ERR_STALE' })
  vi.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(4)
  expect(online.value.refusal).toBe('ERR_STALE')
})

it.each<[OnlineAct, Partial<StateMessage>, Partial<StateMessage>]>([
  ['draw', {}, { offers: { draw: 'w' } }],
  ['draw', {}, { phase: 'over' }],
  ['draw-yes', { offers: { draw: 'b' } }, { phase: 'over' }],
  ['draw-no', { offers: { draw: 'b' } }, {}],
  ['back', {}, { offers: { back: 'w' } }],
  ['back', {}, { moves: 'e2e4' }],
  ['back-yes', { offers: { back: 'b' } }, { moves: 'e2e4' }],
  ['back-no', { offers: { back: 'b' } }, {}],
  ['abort', { phase: 'seated' }, { phase: 'aborted' }],
  ['claim', {}, { phase: 'over' }],
  ['rematch', { phase: 'over' }, { phase: 'over', offers: { rematch: 'w' } }],
  ['rematch', { phase: 'over' }, { phase: 'over', next: 'BBBBBBBBBBBB' }],
  ['rematch-no', { phase: 'over', offers: { rematch: 'b' } }, { phase: 'over' }],
])('%s is resent to a server whose game is %j, and not once it is %j', (what, before, after) => {
  const { sent, acts, answer } = startGame(before)
  acts.act(what)
  answer({ ...STATE, ...before, v: STATE.v }, true)
  expect(sent).toHaveLength(2)
  answer({ ...STATE, ...after, v: STATE.v + 1 }, true)
  vi.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(2)
})
