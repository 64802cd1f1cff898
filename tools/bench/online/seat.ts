import { setTimeout as sleep } from 'node:timers/promises'
import type { LivePlayer } from '../../../tests/support/live-player.ts'

/** A side of a game as played by a benchmark, on our server or another program's. */
export interface Seat {
  /** Resolves when the server has acknowledged the move. */
  move(ply: number, uci: string): Promise<void>
  /** Resolves when the opponent's move has arrived. */
  heard(ply: number): Promise<void>
  close(): void
}

export interface Pair {
  readonly w: Seat
  readonly b: Seat
}

const AGAIN_MS = 1_000
let number = 0

export const seatOf = (player: LivePlayer): Seat => ({
  async move(ply, uci) {
    const n = ++number
    const taken = player.next('moved', (moved) => moved.n === n).then(() => true)
    for (let isTaken = false; !isTaken;) {
      const refused = player.next('no', (no) => no.n === n).then(() => false)
      // Never settles if the move was accepted.
      refused.catch(() => {})
      player.send({ type: 'move', n, ply, uci, spent: 0 })
      isTaken = await Promise.race([taken, refused])
      // Retries as the page does if the server's write queue is full.
      if (!isTaken) await sleep(AGAIN_MS)
    }
  },
  async heard(ply) {
    await player.next('moved', (moved) => moved.ply === ply)
  },
  close: () => player.close(),
})

/** Latencies in milliseconds, one per move. */
export interface MoveTimes {
  readonly acks: number[]
  readonly ways: number[]
}

/** Plays all games at once, with the same moves in each. `pauseMs` is the average thinking time. */
export async function playPairs(
  pairs: readonly Pair[],
  line: readonly string[],
  pauseMs: number,
): Promise<MoveTimes> {
  const times: MoveTimes = { acks: [], ways: [] }
  const play = async ({ w, b }: Pair) => {
    await sleep(Math.random() * pauseMs)
    for (const [ply, uci] of line.entries()) {
      const [mover, other] = ply % 2 === 0 ? [w, b] : [b, w]
      const began = performance.now()
      const heard = other.heard(ply).then(() => times.ways.push(performance.now() - began))
      await mover.move(ply, uci)
      times.acks.push(performance.now() - began)
      await heard
      await sleep(pauseMs * (0.4 + 1.2 * Math.random()))
    }
  }
  await Promise.all(pairs.map(play))
  return times
}

const KNIGHTS = ['g1f3', 'g8f6', 'f3g1', 'f6g8'] as const
const PAWNS = ['a', 'b', 'c', 'd', 'e', 'f'].map((file) => [`${file}2${file}3`, `${file}7${file}6`])

/** Moving knights back and forth alone would be a draw by repetition, so pawns move in between. */
export function lineOf(length: number): readonly string[] {
  return PAWNS.flatMap((pawns) => [...KNIGHTS, ...pawns]).slice(0, length)
}

export interface Times {
  readonly medianMs: number
  readonly p99Ms: number
}

export function timesOf(list: readonly number[]): Times {
  const sorted = [...list].sort((one, other) => one - other)
  const at = (share: number) => Math.round((sorted[Math.floor(list.length * share)] ?? 0) * 10) / 10
  return { medianMs: at(0.5), p99Ms: at(0.99) }
}
