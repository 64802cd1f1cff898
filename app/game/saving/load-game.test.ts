import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playSans, TWO_PLAYERS } from '#app/game/game.fixture.ts'
import { newGame, reduceGame, type LocalGame } from '#app/game/game.ts'
import type { GameStorage, StoredGameRecord } from './game-storage.ts'
import { latestOf, loadGame } from './load-game.ts'
import { makeStoredGame } from './stored-game.ts'

const NOW = Date.UTC(2026, 10, 21)
const DAY = 24 * 3_600_000

const begun = (id: string): LocalGame => newGame(id, TWO_PLAYERS, 0)
const gameCalled = (id: string, sans: string): LocalGame => playSans(begun(id), sans)
const resigned = (game: LocalGame): LocalGame =>
  reduceGame(game, { type: 'resigned', color: 'w', atMs: 3_000 })

const stored = (game: LocalGame, agoMs = 1_000): StoredGameRecord => ({
  id: game.id,
  savedAt: NOW - agoMs,
  game: makeStoredGame(game, 3_000),
})

const storageWith = (list: () => Promise<readonly StoredGameRecord[]>) => {
  const remove = vi.fn(() => Promise.resolve())
  const storage: GameStorage = { list, save: () => Promise.resolve(), remove }
  return { storage, remove }
}

const load = (storage: GameStorage, held: readonly string[] = []) =>
  loadGame(storage, NOW, () => Promise.resolve(new Set(held)))

/** The chosen game, and the removed records. */
async function choose(records: readonly StoredGameRecord[], held?: readonly string[]) {
  const { storage, remove } = storageWith(() => Promise.resolve(records))
  const { game } = await load(storage, held)
  return { chosen: game?.id, swept: remove.mock.calls.flat(2) }
}

describe('the game stored on the device', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => void vi.restoreAllMocks())

  const a = gameCalled('a', 'e4 e5')
  const b = gameCalled('b', 'd4')

  it('comes back move for move', async () => {
    const { storage } = storageWith(() => Promise.resolve([stored(a)]))
    expect((await load(storage)).game?.line.moves).toEqual(a.line.moves)
  })

  it.each([
    ['the last one saved', [stored(a), stored(b)], [], 'a', []],
    ['not one that another tab is playing, which is left alone', [stored(a), stored(b)], ['a'], 'b', []],
    [
      'one that goes on rather than a later one that has ended',
      [stored(resigned(a)), stored(b)],
      [],
      'b',
      ['a'],
    ],
    [
      'the last that has ended, where none goes on',
      [stored(resigned(a)), stored(resigned(b))],
      [],
      'a',
      ['b'],
    ],
    ['not one without a move', [stored(begun('c')), stored(b)], [], 'b', ['c']],
    ['not one of two months ago', [stored(resigned(a)), stored(b, 60 * DAY)], [], 'a', ['b']],
  ] as const)('is %s', async (_, records, held, chosen, swept) => {
    expect(await choose(records, held)).toEqual({ chosen, swept })
  })

  it('is one of ten; older ones are swept out', async () => {
    const many = Array.from({ length: 12 }, (_, index) => stored(gameCalled(`game ${index}`, 'e4')))
    expect(await choose(many)).toEqual({ chosen: 'game 0', swept: ['game 10', 'game 11'] })
  })

  it('may be absent, without a word', async () => {
    const { storage } = storageWith(() => Promise.resolve([]))
    expect(await load(storage)).toEqual({})
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('is left out when it is corrupt, with one line in the log and a notice; others are still found', async () => {
    const broken = { id: 'broken', savedAt: NOW, game: { version: 1, moves: ['e9'] } }
    const { storage, remove } = storageWith(() => Promise.resolve([broken, stored(b)]))
    const found = await load(storage)
    expect(found.notice).toContain('could not be read')
    expect(found.game?.id).toBe('b')
    expect(console.warn).toHaveBeenCalledOnce()
    expect(remove).toHaveBeenCalledExactlyOnceWith(['broken'])
  })

  it('may be out of reach', async () => {
    const { storage } = storageWith(() => Promise.reject(new Error('forbidden')))
    expect(await load(storage)).toEqual({})
    expect(console.warn).toHaveBeenCalledOnce()
  })
})

describe('a game of which the tab has a copy', () => {
  const copy = { game: gameCalled('a', 'e4'), copiedAt: NOW - 5_000 }
  const free = () => Promise.resolve(new Set<string>())
  const plies = async (records: readonly StoredGameRecord[], held = free) => {
    const { storage } = storageWith(() => Promise.resolve(records))
    return (await latestOf(storage, copy, held))?.line.length
  }

  it.each([
    ['as another tab has saved it since', [stored(gameCalled('a', 'e4 e5 Nf3'), 1_000)], 3],
    ['as it is, where what is stored is older', [stored(begun('a'), 9_000)], 1],
    ['as it is, where nothing is stored', [stored(gameCalled('b', 'd4 d5'), 1_000)], 1],
  ] as const)('is taken %s', async (_, records, count) => {
    expect(await plies(records)).toBe(count)
  })

  it('is not taken while another tab plays it', async () => {
    expect(await plies([], () => Promise.resolve(new Set(['a'])))).toBeUndefined()
  })

  it('is taken when the page that a reload has replaced lets go of it', async () => {
    const held = vi.fn(free).mockResolvedValueOnce(new Set(['a']))
    expect(await plies([], held)).toBe(1)
  })

  it('is taken as it is when the storage is out of reach', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { storage } = storageWith(() => Promise.reject(new Error('forbidden')))
    expect((await latestOf(storage, copy, free))?.line.moves).toHaveLength(1)
    vi.restoreAllMocks()
  })
})
