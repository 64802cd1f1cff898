import { readPosition } from '#chess/line.ts'
import { makeUci } from '#chess/uci.ts'
import type { Manner } from '#engine/opponent/manners.ts'
import { chooseAs } from '#engine/opponent/opponent.ts'
import type { PolicyNet } from '#engine/policy/policy-net.ts'
import type { Limits } from '#engine/search/limits.ts'
import { Searcher } from '#engine/search/search.ts'
import type { Asked, Player } from './match.ts'

const TABLE_BYTES = 2 << 20

export interface MannerPlayer {
  readonly name: string
  readonly manner: Manner
  /** Absent: the opponent chooses by habit. */
  readonly policy?: PolicyNet | undefined
  readonly seed: number
}

/** One of our opponents, running in this process. Each game has a different seed. */
export const mannerPlayer = (player: MannerPlayer): Player => ({
  program: { name: player.name, command: [] },
  limits: '',
  within: () => seatOf(player),
})

function seatOf({ manner, policy, seed: firstSeed }: MannerPlayer): Asked {
  const searcher = new Searcher(TABLE_BYTES)
  let seed = firstSeed
  return {
    async newGame() {
      seed += 7919
    },
    async go(start, moves) {
      const before = process.cpuUsage().user
      const move = chooseAs(searcher, { start, moves }, () => manner, seed, { policy })
      if (!move.ok) throw new Error(move.error)
      const cpuMs = (process.cpuUsage().user - before) / 1000
      return { move: makeUci(move.value), nodes: 0, cpuMs, best: undefined }
    },
    async quit() {},
  }
}

/** A player that searches and plays the best move it finds. */
export const searchPlayer = (name: string, limits: Limits): Player => ({
  program: { name, command: [] },
  limits: '',
  within: () => {
    const searcher = new Searcher(TABLE_BYTES)
    return {
      async newGame() {},
      async go(start, moves) {
        const position = readPosition({ start, moves })
        if (!position.ok) throw new Error(position.error)
        searcher.clear()
        const { lines, nodes } = searcher.search(position.value, limits)
        return { move: makeUci(lines[0]!.moves[0]!), nodes, cpuMs: 0, best: undefined }
      },
      async quit() {},
    }
  },
})
