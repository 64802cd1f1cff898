import { setTimeout as sleep } from 'node:timers/promises'
import type { LivePlayer } from '../../../tests/support/live-player.ts'

/** A side of a game as a benchmark plays it, on our server or on another's. */
export interface Seat {
  /** Resolves when the server has said that it took the move. */
  move(ply: number, uci: string): Promise<void>
  /** Resolves when the move has come that the other side made. */
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
      // Never comes for a move that was taken.
      refused.catch(() => {})
      player.send({ type: 'move', n, ply, uci, spent: 0 })
      isTaken = await Promise.race([taken, refused])
      // As a page does it where too many wait to be written.
      if (!isTaken) await sleep(AGAIN_MS)
    }
  },
  async heard(ply) {
    await player.next('moved', (moved) => moved.ply === ply)
  },
  close: () => player.close(),
})

/** Milliseconds, a number for each move. */
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

/** Knights to and fro would be drawn by repetition, so pawns go a step between. */
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
