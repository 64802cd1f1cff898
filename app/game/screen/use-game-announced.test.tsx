// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Game } from '#app/game/game.ts'
import { onlineGame } from '#app/game/online/online-game.ts'
import { STATE } from '#app/game/online/online-state.fixture.ts'
import { NO_STATE, receive, type OnlineState } from '#app/game/online/online-state.ts'
import { parseUci } from '#chess/uci.ts'
import { useGameAnnounced } from './use-game-announced.ts'

function Screen({ game }: { readonly game: Game }) {
  useGameAnnounced(game)
  return null
}

const heard = () => document.querySelector('[role=log]')?.textContent

let unmount = () => {}
let show: (game: Game) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('div'))
  unmount = () => root.unmount()
  show = (game) => act(() => root.render(<Screen game={game} />))
})
afterEach(() => {
  act(() => unmount())
  vi.useRealTimers()
})

const gameOf = (state: OnlineState) => onlineGame(state, state.server!, undefined)
const before = receive(NO_STATE, STATE, 0, true).state

/** The state with the knight's move on its way to the server. */
function withPending(): OnlineState {
  const move = parseUci(before.line.positionAt(), 'g1f3')
  if (!move.ok) throw new Error(move.error)
  return {
    ...before,
    pending: { n: 1, ply: 2, uci: 'g1f3', line: before.line.with(move.value), spent: 0, playedAtMs: 0 },
  }
}

const moved = (state: OnlineState, ply: number, uci: string): OnlineState =>
  receive(
    state,
    { type: 'moved', v: state.server!.v + 1, ply, uci, left: null, runs: null, lag: 0 },
    0,
    false,
  ).state

it('announces an own move that the server confirms at once', () => {
  show(gameOf(before))
  const pending = withPending()
  show(gameOf(pending))
  vi.advanceTimersByTime(10)
  show(gameOf(moved(pending, 2, 'g1f3')))
  vi.advanceTimersByTime(50)
  expect(heard()).toMatch(/knight from g1 to f3/)
})

it('announces both moves if the reply comes at once', () => {
  show(gameOf(before))
  const pending = withPending()
  show(gameOf(pending))
  const confirmed = moved(pending, 2, 'g1f3')
  show(gameOf(confirmed))
  show(gameOf(moved(confirmed, 3, 'b8c6')))
  vi.advanceTimersByTime(50)
  expect(heard()).toMatch(/knight from g1 to f3.*knight from b8 to c6/)
})
