import { positionFromFen, START_FEN } from '#chess/fen.ts'
import { legalMoves } from '#chess/moves.ts'
import { outcomeOf } from '#chess/outcome.ts'
import { randomFrom } from '#chess/samples.ts'
import { makeUci } from '#chess/uci.ts'
import { createRobustPlayer, type RobustPlayer } from './live-robust-player.ts'

/** Many games by scripted clients, while a test breaks servers and connections. */
export interface Chaos {
  /** Moves that the server has confirmed as saved, by game. */
  readonly acknowledged: ReadonlyMap<string, readonly string[]>
  /** Milliseconds from the position's arrival at the player to the player's decision, for each acknowledged move. */
  readonly thinking: ReadonlyMap<string, readonly number[]>
  readonly players: readonly RobustPlayer[]
  count(): number
  /** Waits until pending moves are answered, then closes everything. */
  stop(): Promise<void>
}

export interface ChaosGame {
  readonly id: string
  readonly keys: { readonly w: string; readonly b: string }
}

/** Plays random moves. `pauseMs` is the pause before each reply. */
export function playChaos(
  origins: () => readonly string[],
  games: readonly ChaosGame[],
  pauseMs: number,
): Chaos {
  const acknowledged = new Map<string, string[]>()
  const thinking = new Map<string, number[]>()
  const players: RobustPlayer[] = []
  const stopping = new AbortController()
  let count = 0

  async function play({ id, keys }: ChaosGame, seed: number): Promise<void> {
    const both = { w: createRobustPlayer(origins, id, keys.w), b: createRobustPlayer(origins, id, keys.b) }
    players.push(both.w, both.b)
    const moves: string[] = []
    const thought: number[] = []
    acknowledged.set(id, moves)
    thinking.set(id, thought)
    const random = randomFrom(seed)
    const start = positionFromFen(START_FEN)
    if (!start.ok) throw new Error('no start')
    const position = start.value
    await Promise.all([both.w.atPly(0), both.b.atPly(0)])
    let readyAt = performance.now()
    while (!stopping.signal.aborted && !outcomeOf(position)) {
      const legal = legalMoves(position)
      const move = legal[random(legal.length)]!
      const [mover, other] = position.turn === 'w' ? [both.w, both.b] : [both.b, both.w]
      const spent = Math.round(performance.now() - readyAt)
      await mover.move(moves.length, makeUci(move), spent)
      moves.push(makeUci(move))
      thought.push(spent)
      count += 1
      position.make(move)
      // The other page must receive it, whatever server it is connected to.
      const state = await other.atPly(moves.length)
      readyAt = performance.now()
      const heard = state.moves.split(' ').slice(0, moves.length).join(' ')
      if (heard !== moves.join(' ')) throw new Error(`Two pages differ: ${heard} and ${moves.join(' ')}`)
      await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + random(100) / 100)))
    }
  }

  const all = games.map((game, index) => play(game, index + 1))
  const failed = Promise.all(all)
  failed.catch(() => {})
  return {
    acknowledged,
    thinking,
    players,
    count: () => count,
    async stop() {
      stopping.abort()
      await failed
      for (const player of players) player.close()
    },
  }
}

/** Acknowledged moves that are missing from the row, in order. */
export function findLost(acknowledged: readonly string[], kept: readonly string[]): string[] {
  return acknowledged.filter((uci, ply) => kept[ply] !== uci)
}

/** For each side, before the first move. */
const CHAOS_BASE_MS = 30 * 60_000

/**
 * Milliseconds that each move was charged beyond thinking time, from the row's clock readings. The first move of each side is
 * free, and these games have no increment.
 */
export function chargesBeyondThinking(times: readonly number[], thinking: readonly number[]): number[] {
  return thinking
    .slice(2, times.length)
    .map((spent, index) => Math.max(0, times[index]! - times[index + 2]! - spent))
}

/** Uses HTTP, as a page does. */
export async function makeGameByHttp(site: string, address: string): Promise<ChaosGame> {
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const response = await fetch(site + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site, 'X-Forwarded-For': address },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`)
    return (await response.json()) as Record<string, string>
  }
  const created = await post('/api/online', {
    minutes: CHAOS_BASE_MS / 60_000,
    increment: 0,
    color: 'white',
    name: 'Anna',
  })
  const joined = await post(`/api/online/${created['id']}/join`, { name: 'Ben' })
  return { id: created['id']!, keys: { w: created['key']!, b: joined['key']! } }
}
