import { waitAfter } from '#app/browser/wait-after.ts'
import { sendWaitingMatches, type Round, type SendMatch } from './send-matches.ts'
import type { DeviceMatchStorage } from './device-matches.ts'

/** Sends an account's waiting matches to the server, and retries failures later. */
export interface MatchSender {
  /** Sets the account whose matches are sent; undefined for guests. */
  setOwner(owner: string | undefined): void
  /** Sends waiting matches without waiting for the next retry. Does nothing while it is sending. */
  readonly sendNow: () => void
  stop(): void
}

interface MatchSenderOptions {
  readonly matches: DeviceMatchStorage
  readonly send: SendMatch
  readonly hasWaiting: (owner: string) => boolean
  readonly onStarted: () => void
  /** `undefined` if the device's storage could not be read. */
  readonly onEnded: (round: Round | undefined) => void
}

/** Only one tab sends at a time. */
const LOCK = 'rook-send-games'

export function createMatchSender({
  matches,
  send,
  hasWaiting,
  onStarted,
  onEnded,
}: MatchSenderOptions): MatchSender {
  let owner: string | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false

  async function sendAll(who: string) {
    onStarted()
    let round: Round | undefined
    try {
      round = await whileLocked(() => sendWaitingMatches(matches, who, send))
      failures = round.left === 'some' ? failures + 1 : 0
      if (round.left === 'some') timer = setTimeout(sendNow, round.waitMs ?? waitAfter(failures))
    } catch (error) {
      console.warn('Waiting games could not be sent.', error)
    }
    isSending = false
    onEnded(round)
  }

  function sendNow() {
    clearTimeout(timer)
    if (owner === undefined || isSending || !hasWaiting(owner)) return
    isSending = true
    void sendAll(owner)
  }

  return {
    setOwner(next) {
      if (owner === next) return
      owner = next
      failures = 0
      sendNow()
    },
    sendNow,
    stop: () => clearTimeout(timer),
  }
}

/** Pages without HTTPS have no locks. Then two tabs may send a game, which the server saves once. */
function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks
  return locks === undefined ? work() : locks.request(LOCK, work)
}
