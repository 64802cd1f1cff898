import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AGAINST_COMPUTER, playSans } from '#app/game/game.fixture.ts'
import { newGame } from '#app/game/game.ts'
import type { GameStorage, StoredGameRecord } from '#app/game/saving/game-storage.ts'
import { makeStoredGame } from '#app/game/saving/stored-game.ts'
import { DEFAULT_CHOICES, type Choices } from '#app/game/setup/choices.ts'
import * as playGames from './play-games.ts'
import { createPlaySession, type PlaySessionSettings } from './play-session.ts'
import { choicesIn } from './play-state.ts'

beforeAll(() => void vi.stubGlobal('sessionStorage', { getItem: () => null, removeItem: () => undefined }))
afterAll(() => void vi.unstubAllGlobals())

const STORED = playSans(newGame('stored', AGAINST_COMPUTER, 0), 'e4 e5')
const record: StoredGameRecord = { id: 'stored', savedAt: Date.now(), game: makeStoredGame(STORED, 3_000) }
const FEN = '4k3/8/8/8/8/8/8/4K2R b K - 0 1'

function setUp(records: readonly StoredGameRecord[] = [], changed: Partial<PlaySessionSettings> = {}) {
  const remove = vi.fn<GameStorage['remove']>(async () => undefined)
  const storage: GameStorage = { list: async () => records, save: async () => undefined, remove }
  const rememberChoices = vi.fn<(choices: Choices) => void>()
  const clearQuery = vi.fn<() => void>()
  const session = createPlaySession({
    loadGames: async () => playGames,
    recallChoices: () => ({ ...DEFAULT_CHOICES, skill: 'master' }),
    rememberChoices,
    afterPaint: async () => undefined,
    clearQuery,
    ...changed,
  })
  return {
    session,
    remove,
    rememberChoices,
    clearQuery,
    arrive: (search = '') => session.arrive(storage, search),
  }
}

describe('a visit to the play page', () => {
  it('finds an empty device: setup with the last choices', async () => {
    const { session, arrive } = setUp()
    await arrive()
    expect(choicesIn(session.state).skill).toBe('master')
    expect(session.state).toMatchObject({ playing: undefined, suspended: undefined, notice: undefined })
  })

  it('finds a game on the device, which can be continued', async () => {
    const { session, arrive } = setUp([record])
    await arrive()
    expect(session.state.suspended).toMatchObject({ game: { id: 'stored' }, nextMove: 2 })
    await session.continueSuspended()
    expect(session.state.playing?.line.moves).toEqual(STORED.line.moves)
  })

  it('starts a coached game without a clock if the link asks for a beginner’s game', async () => {
    const { session, arrive, clearQuery } = setUp([record])
    await arrive('?start=beginner')
    expect(session.state.playing).toMatchObject({
      opponent: { type: 'computer', skill: 'beginner', coached: true },
      time: { untimed: true },
    })
    expect(clearQuery).toHaveBeenCalledOnce()
  })

  it.each([
    [
      `?fen=${encodeURIComponent(FEN)}`,
      { start: { text: FEN }, changed: { color: 'b' } },
      /position in your link/,
    ],
    ['?fen=nonsense', { start: { text: '' } }, /neither a FEN nor a PGN/],
  ])(
    'prepares the position of a link, or says what is wrong with it: %s',
    async (search, expected, notice) => {
      const { session, arrive } = setUp()
      await arrive(search)
      expect(session.state).toMatchObject(expected)
      expect(session.state.notice).toMatch(notice)
    },
  )

  it.each([
    ['computer', { opponent: 'computer' }],
    ['person', { opponent: 'same-screen', across: false }],
    ['table', { opponent: 'same-screen', across: true }],
  ] as const)(
    'selects the opponent of a link, which is no choice of the visitor: %s',
    async (name, expected) => {
      const { session, arrive } = setUp([record])
      await arrive(`?with=${name}`)
      expect(choicesIn(session.state)).toMatchObject({ ...expected, skill: 'master' })
      expect(session.state).toMatchObject({
        playing: undefined,
        hasChosen: false,
        suspended: { nextMove: 2 },
      })
    },
  )

  it('does not replace a game that was started before the device answered', async () => {
    const { session, arrive } = setUp([record])
    const arriving = arrive()
    await session.start()
    await arriving
    expect(session.state.playing).toBeDefined()
    expect(session.state.suspended).toBeUndefined()
  })
})

describe('starting a game', () => {
  it('twice in a row starts one, and remembers the choices', async () => {
    const { session, arrive, rememberChoices } = setUp()
    await arrive()
    session.choose({ color: 'b', minutes: 3 })
    await Promise.all([session.start(), session.start()])
    expect(rememberChoices).toHaveBeenCalledExactlyOnceWith(choicesIn(session.state))
    expect(session.state.playing).toMatchObject({ opponent: { seat: 'b' }, time: { minutes: 3 } })
  })

  it('from a text that is wrong shows the error; from a corrected one it starts there', async () => {
    const { session, arrive } = setUp()
    await arrive()
    session.setStartText('1. e4 e9')
    await session.start()
    expect(session.state.start.error).toContain('e9')
    session.setStartText('1. e4 e5')
    await session.start()
    expect(session.state.playing?.line.length).toBe(2)
  })

  it('without a network reports that, and works when the network is back', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const loadGames = vi.fn(async () => playGames).mockRejectedValueOnce(new Error('offline'))
    const { session } = setUp([], { loadGames })
    await session.start()
    expect(session.state).toMatchObject({ playing: undefined, isStarting: false })
    expect(session.state.notice).toContain('connection')
    await session.start()
    expect(session.state.playing).toBeDefined()
    warn.mockRestore()
  })
})

describe('a running game', () => {
  const start = async () => {
    const all = setUp()
    await all.arrive()
    await all.session.start()
    const playing = all.session.state.playing!
    return { ...all, played: playSans(playing, 'e4', performance.now() + 1_000) }
  }

  it('is suspended with its clock stopped, and continued with its moves', async () => {
    const { session, played } = await start()
    await session.suspend(played)
    expect(session.state.suspended?.game.clock.running).toBeUndefined()
    await session.continueSuspended()
    expect(session.state.playing).toMatchObject({ id: played.id, line: played.line })
    expect(session.state.playing?.clock.running).toBeDefined()
  })

  it('is brought back after a reset, and the game that replaced it is removed from the device', async () => {
    const { session, remove, played } = await start()
    await session.reset(played)
    const fresh = session.state.playing!
    expect(fresh).toMatchObject({ opponent: played.opponent, line: { length: 0 } })
    session.removeDiscarded()
    expect(remove).not.toHaveBeenCalled()
    await session.undoReset()
    expect(session.state.playing).toMatchObject({ id: played.id, line: played.line })
    session.removeDiscarded()
    expect(remove).toHaveBeenCalledExactlyOnceWith([fresh.id])
  })

  it('without moves is not kept for a reset to be undone', async () => {
    const { session, remove } = await start()
    const empty = session.state.playing!
    await session.reset(empty)
    expect(session.state.beforeReset).toBeUndefined()
    session.removeDiscarded()
    expect(remove).toHaveBeenCalledExactlyOnceWith([empty.id])
  })

  it('is followed by a rematch with colours swapped', async () => {
    const { session, played } = await start()
    await session.rematch(played)
    expect(session.state.playing).toMatchObject({ opponent: { seat: 'b' }, line: { length: 0 } })
  })
})
