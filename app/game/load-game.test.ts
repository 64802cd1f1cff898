import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playSans, twoPlayers } from './game.fixture.ts'
import type { GameStorage } from './game-storage.ts'
import { loadGame } from './load-game.ts'
import { makeSavedGame } from './saved-game.ts'

const storageWith = (load: () => Promise<unknown>) => {
  const clear = vi.fn(() => Promise.resolve())
  const storage: GameStorage = { load, save: () => Promise.resolve(), clear }
  return { storage, clear }
}

describe('the game kept on the device', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => void vi.restoreAllMocks())

  it('is found', async () => {
    const game = playSans(twoPlayers(), 'e4 e5')
    const { storage } = storageWith(() => Promise.resolve(makeSavedGame(game, 3_000)))
    expect((await loadGame(storage)).game?.moves).toEqual(game.moves)
  })

  it('may be absent, without a word', async () => {
    const { storage } = storageWith(() => Promise.resolve(undefined))
    expect(await loadGame(storage)).toEqual({})
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('is left out when it is corrupt: one line in the log, a notice, and it is cleared away', async () => {
    const { storage, clear } = storageWith(() => Promise.resolve({ version: 1, moves: ['e9'] }))
    expect(await loadGame(storage)).toEqual({ notice: expect.stringContaining('could not be read') })
    expect(console.warn).toHaveBeenCalledOnce()
    expect(clear).toHaveBeenCalledOnce()
  })

  it('may be out of reach', async () => {
    const { storage } = storageWith(() => Promise.reject(new Error('forbidden')))
    expect(await loadGame(storage)).toEqual({})
    expect(console.warn).toHaveBeenCalledOnce()
  })
})
