import { makeUci } from '#chess/uci.ts'
import type { Manner } from '#engine/opponent/manners.ts'
import { chooseAs } from '#engine/opponent/opponent.ts'
import { Searcher } from '#engine/search/search.ts'
import type { Asked, Player } from './match.ts'

const TABLE_BYTES = 2 << 20

/** One of our opponents, playing in this process, since two of them need no other program. Each game has its own seed. */
export function mannerPlayer(name: string, manner: Manner, seed: number): Player {
  return { program: { name, command: [] }, limits: '', within: () => seatOf(manner, seed) }
}

function seatOf(manner: Manner, firstSeed: number): Asked {
  const searcher = new Searcher(TABLE_BYTES)
  let seed = firstSeed
  return {
    async newGame() {
      seed += 7919
    },
    async go(start, moves) {
      const before = process.cpuUsage().user
      const move = chooseAs(searcher, { start, moves }, () => manner, seed)
      if (!move.ok) throw new Error(move.error)
      const cpuMs = (process.cpuUsage().user - before) / 1000
      return { move: makeUci(move.value), nodes: 0, cpuMs, best: undefined }
    },
    async quit() {},
  }
}
