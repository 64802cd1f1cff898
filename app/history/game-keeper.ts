import type { FinishedGame } from '#matches/finished-game.ts'
import { openDeviceGames, type DeviceGame, type DeviceGames } from './device-games.ts'
import { postGame, sendWaitingGames, waitAfter, type SendGame } from './send-games.ts'

/** Keeps finished games on the device and sees to it that those for an account get there, once. One for each tab. */
export interface GameKeeper {
  /** Who is at the page; `undefined` for a guest. Games of theirs that wait are sent. */
  setOwner(owner: string | undefined): void
  /** Whoever is signed in gets it into their account; a guest keeps it here. */
  keep(game: FinishedGame, owner: string | undefined): void
  /** Takes guests' games into the account of whoever is signed in. */
  adopt(gameIds: readonly string[]): Promise<void>
  remove(gameId: string): Promise<void>
  restore(game: DeviceGame): Promise<void>
  /** Tries at once what waits for its time. */
  sendNow(): void
  readonly view: KeeperView
  /** The answer ends it. */
  subscribe(listener: () => void): () => void
}

/** What the page shows of it. Another object after each change. */
export interface KeeperView {
  /** Absent until the device has answered. */
  readonly games: readonly DeviceGame[] | undefined
  readonly isSending: boolean
  /** The server no longer knows who is at the page. */
  readonly isSignedOut: boolean
  /** Games that have got to the account from this page: with each, lists from the server are old. */
  readonly arrived: readonly string[]
  /** The device forbids storage, or is full: a game may be lost. */
  readonly hasFailed: boolean
}

const NOTHING_YET: KeeperView = {
  games: undefined,
  isSending: false,
  isSignedOut: false,
  arrived: [],
  hasFailed: false,
}

const CHANNEL = 'rook-finished-games'
/** Only one tab sends at a time. */
const LOCK = 'rook-send-games'

export function createGameKeeper(
  games: DeviceGames = openDeviceGames(),
  send: SendGame = postGame,
): GameKeeper {
  let view = NOTHING_YET
  let owner: string | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let round: Promise<void> | undefined
  const listeners = new Set<() => void>()
  // Without one (in some private windows) tabs do not hear of each other before their next visit.
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)

  function show(changes: Partial<KeeperView>) {
    view = { ...view, ...changes }
    for (const listener of listeners) listener()
  }

  async function look() {
    try {
      show({ games: await games.list() })
    } catch (error) {
      console.warn('The finished games on this device cannot be read.', error)
      show({ games: [], hasFailed: true })
    }
  }

  /** Does something to the device's games, and has every tab look again. */
  async function doing(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      console.warn('A finished game could not be kept on this device.', error)
      show({ hasFailed: true })
    }
    channel?.postMessage('changed')
    await look()
  }

  const counted: SendGame = async (game) => {
    const sent = await send(game)
    if (sent.answer === 'saved') show({ arrived: [...view.arrived, game.gameId] })
    return sent
  }

  async function sendRound(who: string) {
    show({ isSending: true })
    try {
      const left = await alone(() => sendWaitingGames(games, who, counted))
      show({ isSignedOut: left.left === 'signed-out' })
      failures = left.left === 'some' ? failures + 1 : 0
      if (left.left === 'some') timer = setTimeout(sendSoon, left.waitMs ?? waitAfter(failures))
    } catch (error) {
      console.warn('Waiting games could not be sent.', error)
    }
    channel?.postMessage('changed')
    show({ isSending: false })
    await look()
  }

  function sendSoon() {
    clearTimeout(timer)
    const who = owner
    if (who === undefined || round !== undefined) return
    if (!view.games?.some((game) => game.state === 'waiting' && game.owner === who)) return
    round = sendRound(who).finally(() => (round = undefined))
  }

  const start = () => {
    channel?.addEventListener('message', () => void look())
    window.addEventListener('online', sendSoon)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendSoon())
    void look().then(sendSoon)
  }
  start()

  return {
    setOwner(next) {
      if (owner === next) return
      owner = next
      failures = 0
      show({ isSignedOut: false })
      sendSoon()
    },
    keep(game, whose) {
      const state = whose === undefined ? 'kept' : 'waiting'
      const kept = { gameId: game.gameId, owner: whose ?? null, state, game, refusal: null } as const
      void doing(() => games.keep(kept)).then(sendSoon)
    },
    async adopt(gameIds) {
      const who = owner
      if (who === undefined) return
      await doing(async () => {
        for (const gameId of gameIds) await games.change(gameId, { owner: who, state: 'waiting' })
      })
      sendSoon()
    },
    remove: (gameId) => doing(() => games.remove(gameId)),
    restore: (game) => doing(() => games.restore(game)),
    sendNow: sendSoon,
    get view() {
      return view
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** On pages without https there are no locks; then the server, which keeps a game once, sees to it alone. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks
  return locks === undefined ? work() : locks.request(LOCK, work)
}
