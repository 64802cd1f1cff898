import { makeObservable, type Observable } from '#app/browser/observable.ts'
import type { GameRecord } from '#matches/game-record.ts'
import { makeGameRecordText, type GameRecordText } from '#matches/game-record-text.ts'
import { isSameEnding } from '#matches/same-ending.ts'
import { openDeviceMatches, type DeviceMatch, type DeviceMatchStorage } from './device-matches.ts'
import { createMatchSender, type MatchSender } from './match-sender.ts'
import { postMatch, type KeptMatch, type SendMatch } from './send-matches.ts'

/** Stores finished games on the device and sends those for an account. One per tab. */
export interface MatchSync {
  /** Reads the device's storage, and sends waiting games while there is a network. Returns a function that stops it. */
  start(): () => void
  /** Sets the account, or undefined for guests, and sends its waiting matches. */
  setOwner(owner: string | undefined): void
  /** Stores a game; if it has an owner, also sends it to their account. */
  save(game: GameRecord, owner: string | undefined): void
  /** Moves guests' matches to the account that is signed in. */
  adopt(gameIds: readonly string[]): Promise<void>
  /** Replaces the saved ending of a game, on the device or in the account. */
  replace(game: GameRecord, owner: string | undefined): void
  /** Sends a refused match again. */
  sendAgain(gameId: string): Promise<void>
  remove(gameId: string): Promise<void>
  restore(match: DeviceMatch): Promise<void>
  /** Retries waiting matches at once. */
  sendNow(): void
  readonly state: MatchSyncState
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Immutable: each change makes another object. */
export interface MatchSyncState {
  /** Undefined until the device's storage has been read. */
  readonly matches: readonly DeviceMatch[] | undefined
  readonly isSending: boolean
  /** True if the session has expired. */
  readonly isSignedOut: boolean
  /** Games that this page has sent to the account. Each makes lists from the server stale. */
  readonly arrived: readonly Arrival[]
  /** True if the device forbids storage or is full, so a game may be lost. */
  readonly hasFailed: boolean
}

/** A game that was sent to the account, and the match saved there. */
export interface Arrival {
  readonly game: GameRecordText
  readonly kept: KeptMatch
}

export const INITIAL_MATCH_SYNC: MatchSyncState = {
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
  const state = makeObservable(INITIAL_MATCH_SYNC)
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
      // Sends games that were stored during this round.
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
      if (last && isSameEnding(last.game, makeGameRecordText(game))) return
      // A game that was already sent is sent again if it now has a different ending: the answer tells which ending is saved.
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

/** Reads the device's storage into the state, and notifies other tabs of changes. */
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

/** Sends matches when the network is back or the visitor returns. Returns a function that stops it. */
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

/** The latest answer for a game. */
export const lastArrivalOf = (arrived: readonly Arrival[], gameId: string): Arrival | undefined =>
  arrived.findLast(({ game }) => game.gameId === gameId)

const makeDeviceMatch = (game: GameRecord, owner: string | undefined): DeviceMatch => ({
  gameId: game.gameId,
  owner: owner ?? null,
  state: owner === undefined ? 'kept' : 'waiting',
  game: makeGameRecordText(game),
  refusal: null,
})

const CHANNEL = 'rook-finished-games'

type TabChannel = ReturnType<typeof openTabChannel>

/** Notifies the tabs of this browser of changes in storage. */
function openTabChannel() {
  // Missing in some private windows. Tabs then see each other's changes only after a reload.
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  return {
    tell: () => channel?.postMessage('changed'),
    listen(onChanged: () => void) {
      channel?.addEventListener('message', onChanged)
      return () => channel?.close()
    },
  }
}
