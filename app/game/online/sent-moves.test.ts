// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeObservable } from '#app/browser/observable.ts'
import { START_FEN } from '#chess/fen.ts'
import { Position } from '#chess/position.ts'
import { parseUci } from '#chess/uci.ts'
import type { ClientMessage, ServerMessage } from '#live/protocol.ts'
import { STATE } from './online-state.fixture.ts'
import { NO_STATE, receive, type OnlineState } from './online-state.ts'
import { makeSentMoves } from './sent-moves.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

/** A game at the start position, whose messages to the server are collected. */
function start() {
  const sent: ClientMessage[] = []
  const server = { ...STATE, start: START_FEN, moves: '', times: [] }
  const online = makeObservable<OnlineState>(receive(NO_STATE, server, 0, true).state)
  const moves = makeSentMoves('AAAAAAAAAAAA', {
    online,
    nextNumber: () => 7,
    send: (message) => void sent.push(message),
  })
  const hear = (message: ServerMessage) => {
    const before = online.value
    const received = receive(before, message, 0, false)
    online.change(received.state)
    if (received.resend) moves.resend(false)
    moves.receive(message, before)
  }
  const move = parseUci(Position.start(), 'e2e4')
  if (!move.ok) throw new Error(move.error)
  moves.play(move.value)
  return { sent, hear, moves, server }
}

const MOVE = { type: 'move', n: 7, ply: 0, uci: 'e2e4' }

it('sends a move without an answer again after two seconds and then each second', () => {
  const { sent, hear } = start()
  vi.advanceTimersByTime(1_999)
  expect(sent).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sent).toHaveLength(2)
  vi.advanceTimersByTime(1_000)
  expect(sent).toMatchObject([MOVE, MOVE, MOVE])
  hear({ type: 'moved', v: 5, ply: 0, uci: 'e2e4', left: null, runs: 'b', lag: 0, n: 7 })
  vi.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(3)
})

it('sends a move that could not be saved again after a second', () => {
  const { sent, hear } = start()
  hear({ type: 'no', n: 7, code: 'ERR_UNAVAILABLE' })
  vi.advanceTimersByTime(1_000)
  expect(sent).toMatchObject([MOVE, MOVE])
})

it.each(['ERR_UNAVAILABLE', 'ERR_TOO_FAST'] as const)(
  'sends a move once a second while each try is answered %s and with the state before it',
  (code) => {
    const { sent, hear, server } = start()
    for (let tenths = 0; tenths < 50; tenths++) {
      hear({ type: 'no', n: 7, code })
      hear(server)
      vi.advanceTimersByTime(100)
    }
    expect(sent).toMatchObject(Array.from({ length: 6 }, () => MOVE))
  },
)

it('sends nothing more once it is stopped', () => {
  const { sent, moves } = start()
  moves.stop()
  vi.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(1)
})
