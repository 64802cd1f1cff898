import { makeObservable, type Observable } from '#app/browser/observable.ts'
import { makeFinishedGameRecord, type FinishedGame, type FinishedGameRecord } from '#matches/finished-game.ts'
import { isSameEnding } from '#matches/same-ending.ts'
import { openDeviceMatches, type DeviceMatch, type DeviceMatchStorage } from './device-matches.ts'
import { createMatchSender, type MatchSender } from './match-sender.ts'
import { postMatch, type KeptMatch, type SendMatch } from './send-matches.ts'

/** Saves finished games on the device and sees to it that those for an account get there, once. One for each tab. */
export interface MatchSync {
  /** Reads the device, and sends what waits as soon as there is a network. The answer ends it. */
  start(): () => void
  /** Who is at the page; `undefined` for a guest. Matches of theirs that wait are sent. */
  setOwner(owner: string | undefined): void
  /** Whoever is signed in gets it into their account; a guest's stays here. */
  save(game: FinishedGame, owner: string | undefined): void
  /** Takes guests' matches into the account of whoever is signed in. */
  adopt(gameIds: readonly string[]): Promise<void>
  /** Puts this ending of a game in the place of the one that is kept, wherever that is. */
  replace(game: FinishedGame, owner: string | undefined): void
  /** Sends once more what was refused for a reason that may be gone. */
  sendAgain(gameId: string): Promise<void>
  remove(gameId: string): Promise<void>
  restore(match: DeviceMatch): Promise<void>
  /** Tries at once what waits for its time. */
  sendNow(): void
  readonly state: MatchSyncState
  /** The answer ends it. */
  subscribe(listener: () => void): () => void
}

/** What the page shows of it. Another object after each change. */
export interface MatchSyncState {
  /** Absent until the device has answered. */
  readonly matches: readonly DeviceMatch[] | undefined
  readonly isSending: boolean
  /** The server no longer knows who is at the page. */
  readonly isSignedOut: boolean
  /** Games that have got to the account from this page: with each, lists from the server are old. */
  readonly arrived: readonly Arrival[]
  /** The device forbids storage, or is full: a game may be lost. */
  readonly hasFailed: boolean
}

/** A game that has got to the account, and what is kept of it there. */
export interface Arrival {
  readonly game: FinishedGameRecord
  readonly kept: KeptMatch
}

export const NOTHING_READ: MatchSyncState = {
  matches: undefined,
  isSending: false,
  isSignedOut: false,
  arrived: [],
  hasFailed: false,
}

export function createMatchSync(
  storage: DeviceMatchStorage = openDeviceMatches(),
  send: SendMatch = postMatch,
): MatchSync {
  const state = makeObservable(NOTHING_READ)
  const tabs = openTabChannel()
  const { read, change } = makeDeviceChanges(storage, state, tabs)
  let owner: string | undefined

  const sender = createMatchSender({
    matches: storage,
    send: async (game, replaces) => {
      const sent = await send(game, replaces)
      if (sent.answer === 'saved')
        state.change({ arrived: [...state.value.arrived, { game, kept: sent.kept }] })
      return sent
    },
    hasWaiting: (who) =>
      state.value.matches?.some((match) => match.state === 'waiting' && match.owner === who) === true,
    onStarted: () => state.change({ isSending: true }),
    onEnded: (round) => {
      tabs.tell()
      state.change({ isSending: false, ...(round && { isSignedOut: round.left === 'signed-out' }) })
      // What was saved while others were being sent.
      void read().then(() => round?.left === 'nothing' && sender.sendNow())
    },
  })
  const changeAndSend = (work: () => Promise<void>) => change(work).then(sender.sendNow)

  return {
    start: () => start(sender, tabs, read),
    setOwner(next) {
      if (owner === next) return
      owner = next
      state.change({ isSignedOut: false })
      sender.setOwner(next)
    },
    save(game, whose) {
      const last = lastArrivalOf(state.value.arrived, game.gameId)
      if (last && isSameEnding(last.game, game)) return
      // Another ending than the one that has arrived is sent too: the account says which of them it keeps.
      void changeAndSend(() => storage.add(makeDeviceMatch(game, whose), whose !== undefined))
    },
    replace(game, whose) {
      const match = makeDeviceMatch(game, whose)
      void changeAndSend(() => storage.put(whose === undefined ? match : { ...match, replaces: true }))
    },
    sendAgain: (gameId) => changeAndSend(() => storage.change(gameId, { state: 'waiting', refusal: null })),
    async adopt(gameIds) {
      const who = owner
      if (who === undefined) return
      await changeAndSend(async () => {
        for (const gameId of gameIds) await storage.change(gameId, { owner: who, state: 'waiting' })
      })
    },
    remove: (gameId) => change(() => storage.remove(gameId)),
    restore: (match) => change(() => storage.put(match)),
    sendNow: sender.sendNow,
    get state() {
      return state.value
    },
    subscribe: (listener) => state.subscribe(listener),
  }
}

/** What is on the device, read into the state: at the start, and by every tab after each change. */
function makeDeviceChanges(storage: DeviceMatchStorage, state: Observable<MatchSyncState>, tabs: TabChannel) {
  async function read() {
    try {
      state.change({ matches: await storage.list() })
    } catch (error) {
      console.warn('The finished games on this device cannot be read.', error)
      state.change({ matches: [], hasFailed: true })
    }
  }

  async function change(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      console.warn('A finished game could not be saved on this device.', error)
      state.change({ hasFailed: true })
    }
    tabs.tell()
    await read()
  }

  return { read, change }
}

/** Sends when the network or the visitor comes back. The answer ends it. */
function start(sender: MatchSender, tabs: TabChannel, read: () => Promise<void>): () => void {
  const left = new AbortController()
  const { signal } = left
  const onVisible = () => document.visibilityState === 'visible' && sender.sendNow()
  window.addEventListener('online', sender.sendNow, { signal })
  document.addEventListener('visibilitychange', onVisible, { signal })
  const stopListening = tabs.listen(() => void read())
  void read().then(sender.sendNow)
  return () => {
    left.abort()
    stopListening()
    sender.stop()
  }
}

/** What was said of a game last. */
export const lastArrivalOf = (arrived: readonly Arrival[], gameId: string): Arrival | undefined =>
  arrived.findLast(({ game }) => game.gameId === gameId)

const makeDeviceMatch = (game: FinishedGame, owner: string | undefined): DeviceMatch => ({
  gameId: game.gameId,
  owner: owner ?? null,
  state: owner === undefined ? 'kept' : 'waiting',
  game: makeFinishedGameRecord(game),
  refusal: null,
})

const CHANNEL = 'rook-finished-games'

type TabChannel = ReturnType<typeof openTabChannel>

/** Lets the tabs of this browser know that what is on the device has changed. */
function openTabChannel() {
  // Without one (in some private windows) tabs do not learn of each other's changes before their next visit.
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  return {
    tell: () => channel?.postMessage('changed'),
    listen(onChanged: () => void) {
      channel?.addEventListener('message', onChanged)
      return () => channel?.close()
    },
  }
}
