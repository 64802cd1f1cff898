// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StateMessage } from '#live/protocol.ts'
import { keepState, keptState } from './kept-state.ts'
import { STATE as ONLINE_STATE } from '#app/game/online/online-state.fixture.ts'
import { NO_STATE, receive } from '#app/game/online/online-state.ts'

const ID = 'AAAAAAAAAAAA'
const STATE: StateMessage = { ...ONLINE_STATE, offers: { draw: 'b' }, claimIn: 12_000 }

const heard = (state: StateMessage) => receive(NO_STATE, state, performance.now(), true).state

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

describe('the state of the game', () => {
  it('is there again, without what only the server knows to stand still', () => {
    keepState(ID, heard(STATE))
    const kept = keptState(ID, true)
    expect(kept?.line.moves).toHaveLength(2)
    expect(kept?.status).toBe('connecting')
    expect(kept?.server).toMatchObject({ v: 4, runs: 'w', offers: {}, claimIn: undefined })
  })

  it('has a clock that went on meanwhile', () => {
    const state = heard(STATE)
    keepState(ID, state)
    const later = performance.now() + 7_000
    vi.spyOn(performance, 'now').mockReturnValue(later)
    const kept = keptState(ID, true)
    expect(later - (kept?.atMs ?? 0)).toBeCloseTo(later - state.atMs, -1)
  })

  it('belongs to one seat of one game: no other game and no watcher reads it', () => {
    keepState(ID, heard(STATE))
    expect(keptState('CCCCCCCCCCCC', true)).toBeUndefined()
    expect(keptState(ID, false)).toBeUndefined()
  })

  it('is not kept before there is a board', () => {
    keepState(ID, heard({ ...STATE, phase: 'open', moves: '', times: [] }))
    expect(keptState(ID, true)).toBeUndefined()
  })

  it.each(['{', '7', '{"id":"AAAAAAAAAAAA"}', '{"id":"AAAAAAAAAAAA","sinceMs":1,"state":{"type":"beat"}}'])(
    'is not read out of %s',
    (stored) => {
      sessionStorage.setItem('online-game', stored)
      expect(keptState(ID, true)).toBeUndefined()
    },
  )
})
