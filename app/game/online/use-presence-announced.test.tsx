// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Here, StateMessage } from '#live/protocol.ts'
import { STATE } from './online-state.fixture.ts'
import { usePresenceAnnounced } from './use-presence-announced.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Tests that ran earlier in the same process leave their announcements behind.
  document.querySelector('[role=log]')?.replaceChildren()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Screen({ server }: { readonly server: StateMessage }) {
  usePresenceAnnounced(server)
  return null
}

/** Returns what is announced while the opponent goes through these states. */
async function heardBy(you: StateMessage['you'], presence: readonly Here[]): Promise<readonly string[]> {
  const root = createRoot(document.createElement('div'))
  const heard = []
  for (const here of presence) {
    const server = { ...STATE, you, here: { w: 'here', b: here } } as const
    await act(async () => root.render(<Screen server={server} />))
    vi.advanceTimersByTime(100)
    const region = document.querySelector('[role=log]')
    heard.push(region?.textContent ?? '')
    region?.replaceChildren()
  }
  await act(async () => root.unmount())
  return heard
}

it('players hear that the opponent is gone and that they are back, not that they look elsewhere', async () => {
  expect(await heardBy('w', ['here', 'away', 'gone', 'gone', 'here'])).toEqual([
    '',
    '',
    'Black has lost the connection.',
    '',
    'Black is back.',
  ])
})

it('watchers hear nothing of the players’ connections', async () => {
  expect(await heardBy(null, ['here', 'gone', 'here'])).toEqual(['', '', ''])
})
