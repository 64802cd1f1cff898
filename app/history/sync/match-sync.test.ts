import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeLocks } from '#app/browser/locks.fixture.ts'
import { finishedGame } from '#matches/game-record.fixture.ts'
import type { GameRecord } from '#matches/game-record.ts'
import { makeGameRecordText, type GameRecordText } from '#matches/game-record-text.ts'
import { openDeviceMatches } from './device-matches.ts'
import { createMatchSync } from './match-sync.ts'
import type { SendResult } from './send-matches.ts'

const SAVED = {
  answer: 'saved',
  kept: { id: 'a-match', endReason: 'checkmate', winner: 'w', moveCount: 7, isOther: false },
} as const

const running: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { locks: makeLocks() })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => {
  for (const stop of running.splice(0)) stop()
})

/** Opens one tab. */
function openTab(send: (game: GameRecordText, replaces: boolean) => Promise<SendResult> = async () => SAVED) {
  const sync = createMatchSync(openDeviceMatches(), send)
  running.push(sync.start())
  return sync
}
const gameCalled = (gameId: string): GameRecord => ({ ...finishedGame(), gameId })
const onDevice = async () =>
  (await openDeviceMatches().list()).map(({ gameId, owner, state }) => [gameId, owner, state])

describe('a finished game', () => {
  it('of a guest stays on the device', async () => {
    const sync = openTab(() => expect.unreachable('nothing is sent for a guest'))
    sync.save(gameCalled('a'), undefined)
    await expect.poll(() => sync.state.matches?.length).toBe(1)
    expect(await onDevice()).toEqual([['a', null, 'kept']])
  })

  it('of a signed-in user reaches the account, and leaves the device', async () => {
    const sync = openTab()
    sync.setOwner('asha')
    sync.save(gameCalled('a'), 'asha')
    await expect.poll(() => sync.state.arrived.map(({ game }) => game.gameId)).toEqual(['a'])
    await expect.poll(onDevice).toEqual([])
  })

  it('that ends while another is being sent is sent after it', async () => {
    const arrived: string[] = []
    let letGo = () => {}
    const firstIsSent = new Promise<void>((resolve) => (letGo = resolve))
    const sync = openTab(async ({ gameId }) => {
      if (gameId === 'first') await firstIsSent
      arrived.push(gameId)
      return SAVED
    })
    sync.setOwner('asha')
    sync.save(gameCalled('first'), 'asha')
    await expect.poll(() => sync.state.isSending).toBe(true)
    sync.save(gameCalled('second'), 'asha')
    await expect.poll(() => sync.state.matches?.length).toBe(2)
    letGo()
    await expect.poll(() => arrived).toEqual(['first', 'second'])
  })

  it('waits without a network, and is sent when there is one', async () => {
    const answers: SendResult[] = [{ answer: 'later', waitMs: 3_600_000 }]
    const sync = openTab(async () => answers.shift() ?? SAVED)
    sync.setOwner('asha')
    sync.save(gameCalled('a'), 'asha')
    await expect.poll(() => answers.length).toBe(0)
    await expect.poll(() => sync.state.isSending).toBe(false)
    expect(await onDevice()).toEqual([['a', 'asha', 'waiting']])
    window.dispatchEvent(new Event('online'))
    await expect.poll(onDevice).toEqual([])
  })

  it('waits until its owner has signed in again', async () => {
    const sync = openTab(async () => ({ answer: 'signed-out' }))
    sync.setOwner('asha')
    sync.save(gameCalled('a'), 'asha')
    await expect.poll(() => sync.state.isSignedOut).toBe(true)
    expect(await onDevice()).toEqual([['a', 'asha', 'waiting']])
  })

  it('that the device cannot store is said to be in danger', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const storage = openDeviceMatches()
    const sync = createMatchSync({ ...storage, add: () => Promise.reject(new Error('full')) })
    running.push(sync.start())
    sync.save(gameCalled('a'), undefined)
    await expect.poll(() => sync.state.hasFailed).toBe(true)
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
  })
})

describe('a game that was taken back and ended otherwise', () => {
  const first = gameCalled('a')
  const other = finishedGame({ gameId: 'a', moves: ['e4', 'e5'], called: { reason: 'agreement' } })

  it('is sent too, to learn which ending the account keeps, and replaces it on request', async () => {
    const sent: [moves: number, replaces: boolean][] = []
    let kept = makeGameRecordText(first)
    const sync = openTab(async (game, replaces) => {
      sent.push([game.moves.length, replaces])
      if (replaces) kept = game
      return { ...SAVED, kept: { ...SAVED.kept, isOther: game.moves.length !== kept.moves.length } }
    })
    const answers = () => sync.state.arrived.map(({ game, kept }) => [game.moves.length, kept.isOther])
    sync.setOwner('asha')
    sync.save(first, 'asha')
    await expect.poll(() => answers().length).toBe(1)
    sync.save(first, 'asha')
    sync.save(other, 'asha')
    await expect.poll(() => answers().length).toBe(2)
    sync.replace(other, 'asha')
    await expect.poll(() => answers().length).toBe(3)
    sync.save(first, 'asha')
    await expect.poll(() => answers().length).toBe(4)
    expect(sent).toEqual([
      [7, false],
      [2, false],
      [2, true],
      [7, false],
    ])
    expect(answers()).toEqual([
      [7, false],
      [2, true],
      [2, false],
      [7, true],
    ])
    await expect.poll(onDevice).toEqual([])
  })

  it('stays on a guest’s device as it ended first, until it is replaced', async () => {
    const sync = openTab(() => expect.unreachable('nothing is sent for a guest'))
    const moves = () => sync.state.matches?.map(({ game }) => game.moves.length)
    sync.save(first, undefined)
    sync.save(other, undefined)
    await expect.poll(moves).toEqual([7])
    sync.replace(other, undefined)
    await expect.poll(moves).toEqual([2])
  })

  it('that is replaced while its first ending is on the way gets there too', async () => {
    const sent: [moves: number, replaces: boolean][] = []
    let letGo = () => {}
    const firstIsSent = new Promise<void>((resolve) => (letGo = resolve))
    const sync = openTab(async (game, replaces) => {
      sent.push([game.moves.length, replaces])
      if (!replaces) await firstIsSent
      return SAVED
    })
    sync.setOwner('asha')
    sync.save(first, 'asha')
    await expect.poll(() => sent.length).toBe(1)
    sync.replace(other, 'asha')
    await expect.poll(() => sync.state.matches?.[0]?.replaces).toBe(true)
    letGo()
    await expect
      .poll(() => sent)
      .toEqual([
        [7, false],
        [2, true],
      ])
    await expect.poll(onDevice).toEqual([])
  })
})

it('a refused game is sent again on request', async () => {
  const answers: SendResult[] = [{ answer: 'refused', code: 'ERR_ACCOUNT_FULL' }]
  const sync = openTab(async () => answers.shift() ?? SAVED)
  sync.setOwner('asha')
  sync.save(gameCalled('a'), 'asha')
  await expect.poll(onDevice).toEqual([['a', 'asha', 'refused']])
  await expect.poll(() => sync.state.isSending).toBe(false)
  await sync.sendAgain('a')
  await expect.poll(onDevice).toEqual([])
})

describe('games of guests', () => {
  it('move into the account when its user asks for them', async () => {
    const sync = openTab()
    sync.save(gameCalled('a'), undefined)
    sync.save(gameCalled('b'), undefined)
    await expect.poll(() => sync.state.matches?.length).toBe(2)
    sync.setOwner('asha')
    await sync.adopt(['a'])
    await expect.poll(() => sync.state.arrived.map(({ game }) => game.gameId)).toEqual(['a'])
    await expect.poll(onDevice).toEqual([['b', null, 'kept']])
  })

  it('stay on the device while no user is signed in', async () => {
    const sync = openTab()
    sync.save(gameCalled('a'), undefined)
    await expect.poll(() => sync.state.matches?.length).toBe(1)
    await sync.adopt(['a'])
    expect(await onDevice()).toEqual([['a', null, 'kept']])
  })
})

describe('of two tabs', () => {
  it('each sees what the other saves and removes', async () => {
    const [one, other] = [openTab(), openTab()]
    one.save(gameCalled('a'), undefined)
    await expect.poll(() => other.state.matches?.length).toBe(1)
    await other.remove('a')
    await expect.poll(() => one.state.matches?.length).toBe(0)
  })

  it('only one sends a game', async () => {
    const sent: string[] = []
    const send = async ({ gameId }: GameRecordText): Promise<SendResult> => {
      sent.push(gameId)
      await new Promise((resolve) => setTimeout(resolve, 20))
      return SAVED
    }
    const tabs = [openTab(send), openTab(send)]
    tabs[0]!.save(gameCalled('a'), 'asha')
    for (const tab of tabs) await expect.poll(() => tab.state.matches?.length).toBe(1)
    for (const tab of tabs) tab.setOwner('asha')
    await expect.poll(onDevice).toEqual([])
    for (const tab of tabs) await expect.poll(() => tab.state.isSending).toBe(false)
    expect(sent).toEqual(['a'])
  })
})
