// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionView } from '#contract/session.ts'
import { lessonProgressOf, lessonRecords } from '#app/learn/progress/progress.ts'
import type { AuthEvent } from './session.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'

const asha: SessionView = {
  user: { id: 'asha', email: 'asha@chess.test', name: '', hasTwoFactor: true },
  expiresAt: 1_000,
  renewedAt: 'monday',
  changedAt: 'monday',
}

/** The server's answer from now on. */
let session: SessionView | null = null

beforeEach(() => {
  session = null
  document.cookie = 'signed_in=; Max-Age=0'
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ session })))
})

/** A store that has settled as signed out, on a page that asks for a code. Returns its later events. */
function onTheSecondStep() {
  const store = createSessionStore()
  store.check()
  const events: AuthEvent[] = []
  store.onEvent((event) => events.push(event))
  return { store, events, leave: store.challenge('two-factor') }
}

describe('the page that asks for a second factor', () => {
  it('is left with the proof, which arrives after the page has gone', async () => {
    const { store, events, leave } = onTheSecondStep()
    document.cookie = 'signed_in=1'
    session = asha
    leave()
    store.check()
    await expect.poll(() => store.state.state).toBe('signed-in')
    expect(events).toEqual(['MFA_CHALLENGE_VERIFIED', 'SIGNED_IN'])
    expect(store.state.challenge).toBe('none')
  })

  it('is left without it, and a later sign-in by another way proves nothing', async () => {
    const { store, events, leave } = onTheSecondStep()
    leave()
    expect(store.state.challenge).toBe('none')
    document.cookie = 'signed_in=1'
    session = asha
    store.check()
    await expect.poll(() => store.state.state).toBe('signed-in')
    expect(events).toEqual(['SIGNED_IN'])
  })
})

describe('copies of what the account knows', () => {
  const read = () => Object.keys(localStorage).toSorted()

  beforeEach(() => {
    localStorage.clear()
    lessonProgressOf('asha').change({ rook: [0, 1] })
    lessonRecords.guests.change({ pawn: [0] })
    document.cookie = 'signed_in=1'
  })

  it.each([
    { when: 'signed out here', end: (store: SessionStore) => store.signOut() },
    { when: 'the session ended elsewhere', end: (store: SessionStore) => store.refresh() },
  ])('are forgotten, and those of guests are not: $when', async ({ end }) => {
    const store = createSessionStore()
    session = asha
    await store.refresh()
    expect(read()).toEqual(['account-lessons', 'lessons'])
    session = null
    await end(store)
    expect(read()).toEqual(['lessons'])
  })

  it('stay while the server cannot be asked who is there', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const store = createSessionStore()
    store.check()
    await expect.poll(() => store.state.state).toBe('signed-out')
    expect(told).toHaveBeenCalled()
    expect(read()).toEqual(['account-lessons', 'lessons'])
  })
})
