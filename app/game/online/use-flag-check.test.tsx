// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Clock } from '#app/game/clock.ts'
import { useFlagCheck } from './use-flag-check.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Asking({ clock, ask }: { readonly clock: Clock; readonly ask: () => void }) {
  useFlagCheck(clock, ask)
  return null
}

it('asks once a second after the flag, although each answer brings a new clock', () => {
  const root = createRoot(document.createElement('div'))
  const atMs: number[] = []
  const clock = (): Clock => ({ leftMs: { w: 2_000, b: 60_000 }, running: { color: 'w', sinceMs: startMs } })
  const startMs = performance.now()
  const render = () => root.render(<Asking clock={clock()} ask={ask} />)
  const ask = () => {
    atMs.push(Math.round((performance.now() - startMs) / 100) / 10)
    // The server's answer, 20 ms later, replaces the state.
    setTimeout(() => act(render), 20)
  }
  act(render)
  // Not within `act`, which would delay rendering to its end.
  vi.advanceTimersByTime(6_500)
  expect(atMs).toEqual([2, 3, 4, 5, 6])
  act(() => root.unmount())
})
