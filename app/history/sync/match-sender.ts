import { waitAfter } from '#app/browser/wait-after.ts'
import { sendWaitingMatches, type Round, type SendMatch } from './send-matches.ts'
import type { DeviceMatchStorage } from './device-matches.ts'

/** Sends one person's waiting matches to their account, and tries again later where that did not work. */
export interface MatchSender {
  /** Whose matches are sent; nobody's while it is a guest at the page. */
  setOwner(owner: string | undefined): void
  /** Sends what waits, without waiting for the next try. Does nothing while it is sending. */
  readonly sendNow: () => void
  stop(): void
}

interface MatchSenderOptions {
  readonly matches: DeviceMatchStorage
  readonly send: SendMatch
  readonly hasWaiting: (owner: string) => boolean
  readonly onStarted: () => void
  /** `undefined` where the device could not be read. */
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

/** On pages without https there are no locks; then the server, which saves a game once, sees to it alone. */
function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks
  return locks === undefined ? work() : locks.request(LOCK, work)
}
