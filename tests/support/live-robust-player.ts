import { setTimeout as sleep } from 'node:timers/promises'
import type { StateMessage } from '#live/protocol.ts'
import { someAddress } from './visitor.ts'
import { connectPlayer, type LivePlayer } from './live-player.ts'

/** A seat played by a well-behaved page: it reconnects after every loss and resends whatever was not answered. */
export interface RobustPlayer {
  /** Resolves when the server has saved it. `spent`: milliseconds of thinking. */
  move(ply: number, uci: string, spent?: number): Promise<void>
  /** Resolves to the state once the game has reached `ply` half-moves or is over. */
  atPly(ply: number): Promise<StateMessage>
  /** Milliseconds from each loss of the connection to the first state on a new one. */
  readonly comebacks: readonly number[]
  /** Milliseconds from sending to the answer, for moves that needed only one connection. */
  readonly acks: readonly number[]
  close(): void
}

const PAUSE_MS = 50
const NO_ANSWER_MS = 5_000

export function createRobustPlayer(origins: () => readonly string[], id: string, key: string): RobustPlayer {
  let player: LivePlayer | undefined
  let connecting: Promise<LivePlayer> | undefined
  const life = new AbortController()
  const isOver = () => life.signal.aborted
  let n = 0
  let lostAt: number | undefined
  // A separate network address, since limits count by address; the site is started with `TRUST_PROXY=1`.
  const headers = { 'X-Forwarded-For': someAddress() }
  const comebacks: number[] = []
  const acks: number[] = []

  function connected(): Promise<LivePlayer> {
    if (player) return Promise.resolve(player)
    connecting ??= connect().finally(() => (connecting = undefined))
    return connecting
  }

  async function connect(): Promise<LivePlayer> {
    for (let attempt = 0; !isOver(); attempt++) {
      const sites = origins()
      const site = sites[attempt % sites.length]!
      try {
        const fresh = await connectPlayer(site, id, { key, headers, patienceMs: NO_ANSWER_MS })
        await fresh.next('state')
        if (lostAt !== undefined) comebacks.push(performance.now() - lostAt)
        lostAt = undefined
        player = fresh
        void fresh.closed.then(() => {
          if (player !== fresh) return
          player = undefined
          lostAt = performance.now()
          if (!isOver()) void connected().catch(() => {})
        })
        return fresh
      } catch {
        await sleep(PAUSE_MS)
      }
    }
    throw new Error('closed')
  }

  async function tryMove(ply: number, uci: string, spent: number): Promise<boolean> {
    const there = await connected()
    const sent = ++n
    const from = performance.now()
    try {
      there.send({ type: 'move', n: sent, ply, uci, spent })
      const before = there.messages.length
      await there.until(
        () =>
          there.messages.slice(before).some((message) => 'n' in message && message.n === sent) ||
          there.messages.slice(before).some((message) => message.type === 'state'),
      )
    } catch {
      there.drop()
      if (player === there) player = undefined
      return false
    }
    const moves = there.state?.moves.split(' ') ?? []
    if (moves[ply] === uci) {
      acks.push(performance.now() - from)
      return true
    }
    await sleep(PAUSE_MS)
    return false
  }

  return {
    comebacks,
    acks,
    async move(ply, uci, spent = 0) {
      while (!isOver()) if (await tryMove(ply, uci, spent)) return
      throw new Error('closed')
    },
    async atPly(ply) {
      while (!isOver()) {
        const there = await connected()
        const heard = there.messages.length
        try {
          return await there.until(
            ({ moves, end }) => (moves === '' ? 0 : moves.split(' ').length) >= ply || end !== undefined,
          )
        } catch {
          if (player !== there) continue
          // After a long silence, requests missed messages, as a page's heartbeat does. A connection that does not answer is
          // dead.
          there.send({ type: 'beat', v: 0, hidden: false })
          await there
            .until(() => there.messages.length > heard)
            .catch(() => {
              there.drop()
            })
        }
      }
      throw new Error('closed')
    },
    close() {
      life.abort()
      player?.close()
    },
  }
}
