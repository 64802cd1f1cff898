import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeLocks } from '#app/browser/locks.fixture.ts'
import { makeObjectStore } from '#app/browser/object-store.ts'
import { playSans, twoPlayers } from '../game.fixture.ts'
import type { LocalGame } from '../game.ts'
import { lockGame, lockedGames } from './game-lock.ts'
import { openGameStorage } from './game-storage.ts'
import { latestOf, loadGame } from './load-game.ts'
import { makeStoredGame } from './stored-game.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { locks: makeLocks() })
})

const gameCalled = (id: string, sans: string): LocalGame => ({ ...playSans(twoPlayers(), sans), id })
const save = (game: LocalGame) => openGameStorage().save(game.id, makeStoredGame(game, 0))
/** In the format of older releases. */
const write = (key: IDBValidKey, record: unknown) =>
  makeObjectStore('rook-and-rajah', 'running-game').within(
    'readwrite',
    async (store) => void (await store.put(record, key)),
  )

describe('games on the device', () => {
  it('are listed with what was saved last first, each once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const [atMs, game] of [
      [1_000, gameCalled('a', 'e4')],
      [2_000, gameCalled('b', 'd4')],
      [3_000, gameCalled('a', 'e4 e5')],
    ] as const) {
      vi.setSystemTime(atMs)
      await save(game)
    }
    vi.useRealTimers()
    const records = await openGameStorage().list()
    expect(records.map(({ id, savedAt }) => [id, savedAt])).toEqual([
      ['a', 3_000],
      ['b', 2_000],
    ])
  })

  it('are gone when they are removed, and no other with them', async () => {
    await save(gameCalled('a', 'e4'))
    await save(gameCalled('b', 'd4'))
    await openGameStorage().remove(['a', 'unknown'])
    expect((await openGameStorage().list()).map(({ id }) => id)).toEqual(['b'])
  })

  it.each([
    ['a record without a date is the oldest', 'a', { game: 1 }, [{ id: 'a', savedAt: 0, game: 1 }]],
    ['a record that is none is one without a game', 'a', 'scribble', [{ id: 'a', savedAt: 0 }]],
    ['what has no name is no game', 7, { savedAt: 1, game: 1 }, []],
  ])('are read with care: %s', async (_, key, record, expected) => {
    await write(key, record)
    expect(await openGameStorage().list()).toEqual(expected)
  })

  it('come back as they were, from the record that earlier versions wrote', async () => {
    const game = gameCalled('a', 'e4 e5 Nf3')
    await write('a', { savedAt: 5_000, game: structuredClone(makeStoredGame(game, 0)) })
    const found = await loadGame(openGameStorage(), 6_000)
    expect(found.game?.line.moves).toEqual(game.line.moves)
    expect(found.game?.opponent).toEqual(game.opponent)
  })

  it('are offered again when what is stale has been swept out', async () => {
    await write('old', { savedAt: 0, game: makeStoredGame(gameCalled('old', 'd4'), 0) })
    await save(gameCalled('a', 'e4'))
    expect((await loadGame(openGameStorage(), Date.now())).game?.id).toBe('a')
    expect((await openGameStorage().list()).map(({ id }) => id)).toEqual(['a'])
  })
})

describe('between two tabs', () => {
  it('a game that one plays is not offered by the other, until it is let go', async () => {
    const game = gameCalled('a', 'e4')
    await save(game)
    const release = lockGame('a')
    await expect.poll(lockedGames).toEqual(new Set(['a']))
    expect((await loadGame(openGameStorage(), Date.now())).game).toBeUndefined()
    release()
    await expect.poll(lockedGames).toEqual(new Set())
    expect((await loadGame(openGameStorage(), Date.now())).game?.id).toBe('a')
  })

  it('a game that is being played elsewhere is not gone on with, even by a tab with a copy', async () => {
    const game = gameCalled('a', 'e4')
    lockGame('a')
    await expect.poll(lockedGames).toEqual(new Set(['a']))
    expect(await latestOf(openGameStorage(), { game, copiedAt: 0 })).toBeUndefined()
  })

  it('a tab with a copy gets what another has saved since', async () => {
    const copy = { game: gameCalled('a', 'e4'), copiedAt: Date.now() - 1_000 }
    await save(gameCalled('a', 'e4 e5'))
    expect((await latestOf(openGameStorage(), copy))?.line.moves).toHaveLength(2)
    expect(
      (await latestOf(openGameStorage(), { ...copy, copiedAt: Date.now() + 1_000 }))?.line.moves,
    ).toHaveLength(1)
  })

  it('other locks of the site are not games', async () => {
    void navigator.locks.request('rook-send-games', () => new Promise(() => {}))
    expect(await lockedGames()).toEqual(new Set())
  })
})
