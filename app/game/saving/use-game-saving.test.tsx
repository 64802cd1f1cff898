// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reduceGame, type LocalGame } from '#app/game/game.ts'
import { playSans, twoPlayers } from '#app/game/game.fixture.ts'
import type { GameStorage } from './game-storage.ts'
import { takeTabGame } from './tab-game.ts'
import { useGameSaving } from './use-game-saving.ts'

let root: Root
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

function setUp(save: () => Promise<void> = () => Promise.resolve()) {
  const saves = vi.fn<(id: string, game: unknown) => Promise<void>>(save)
  const onFailed = vi.fn<(error: unknown) => void>()
  const storage = { save: saves } as unknown as GameStorage
  function Saving({ game }: { readonly game: LocalGame }) {
    useGameSaving(game, storage, onFailed)
    return null
  }
  return { saves, onFailed, show: (game: LocalGame) => act(() => root.render(<Saving game={game} />)) }
}

it('stores a game once it is painted, at every change, and every two seconds while a clock runs', () => {
  const { saves, show } = setUp()
  show(twoPlayers())
  expect(saves).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(saves).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(6_000)
  expect(saves).toHaveBeenCalledTimes(4)
  show(reduceGame(playSans(twoPlayers(), 'e4 e5'), { type: 'resigned', color: 'w', atMs: 4_000 }))
  vi.advanceTimersByTime(100)
  expect(saves).toHaveBeenCalledTimes(5)
  vi.advanceTimersByTime(10_000)
  expect(saves).toHaveBeenCalledTimes(5)
  expect(saves.mock.calls.every(([id]) => id === 'a-game')).toBe(true)
})

it('stores it when the page is hidden, and leaves it to the tab when the page is left', () => {
  const { saves, show } = setUp()
  show(twoPlayers())
  vi.advanceTimersByTime(100)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(saves).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new Event('pagehide'))
  expect(takeTabGame().saved).toEqual(saves.mock.lastCall?.[1])
})

it('tells once of a device that does not store, and goes on trying', async () => {
  const { saves, onFailed, show } = setUp(() => Promise.reject(new Error('full')))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  show(playSans(twoPlayers(), 'e4 e5'))
  await vi.advanceTimersByTimeAsync(6_100)
  expect(saves.mock.calls.length).toBeGreaterThan(2)
  expect(onFailed).toHaveBeenCalledTimes(1)
})
