/**
 * The search with the net against the same search with the hand-written evaluation, in one process, measured by processor
 * time, so that the load of the machine does not matter. Openings are played with both colours.
 * `npm run bench -- net 200 ms 100`, `npm run bench -- net 200 depth 5`; an optional fourth argument is another net's file, a
 * fifth a net to play against instead of the hand-written evaluation.
 */
import { positionOfFen } from '../../chess/fen.ts'
import { outcomeOf } from '../../chess/outcome.ts'
import type { Fen } from '../../chess/types.ts'
import { evaluate } from '../../engine/evaluation/evaluate.ts'
import { MAX_PLY } from '../../engine/score.ts'
import type { Limits } from '../../engine/search/limits.ts'
import { Searcher } from '../../engine/search/search.ts'
import { eloFromPairs } from '../../tools/bench/engine/elo.ts'
import { judgeByNet, openNet, SHIPPED_NET } from '../../tools/bench/engine/judge-by-net.ts'
import { OPENINGS } from '../../tools/bench/engine/positions.ts'

export const description =
  'The net against the hand-written evaluation or another net, by games on processor time'

const TABLE_BYTES = 16 << 20
const MOST_HALF_MOVES = 300
/** A game ends when both sides have agreed on this score for this long. */
const DECIDED = { centipawns: 1000, halfMoves: 6 } as const

interface NetFigure {
  readonly limit: string
  readonly opponent: string
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly elo: string
  readonly netMsPerMove: number
  readonly otherMsPerMove: number
  readonly netNodesPerSecond: number
  readonly otherNodesPerSecond: number
}

export async function run(args: readonly string[]): Promise<readonly NetFigure[]> {
  const [games = '100', kind = 'ms', amount = '100', file = SHIPPED_NET, otherFile] = args
  const netted = new Seat(new Searcher(TABLE_BYTES, judgeByNet(file)))
  const otherNet = otherFile === undefined ? undefined : openNet(otherFile)
  const other = new Seat(new Searcher(TABLE_BYTES, otherNet?.judge ?? evaluate))
  const scores: number[] = []
  const pairs: number[] = []
  for (let game = 0; game < Number(games); game++) {
    // Spreads the games over the opening families, whatever their number.
    const opening = OPENINGS[((game >> 1) * 37) % OPENINGS.length]!
    const isWhite = game % 2 === 0
    const white = playGame(
      opening,
      isWhite ? netted : other,
      isWhite ? other : netted,
      limitOf(kind, Number(amount)),
    )
    scores.push(isWhite ? white : 1 - white)
    if (!isWhite) pairs.push((scores[game - 1]! + scores[game]!) / 2)
    if (game % 20 === 19) console.log(`${game + 1} games: ${eloOf(pairs)}`)
  }
  const count = (wanted: number): number => scores.filter((score) => score === wanted).length
  return [
    {
      limit: `${kind} ${amount}`,
      opponent: otherNet === undefined ? 'hand-written evaluation' : `net ${otherNet.version}`,
      games: scores.length,
      wins: count(1),
      draws: count(0.5),
      losses: count(0),
      elo: eloOf(pairs),
      netMsPerMove: netted.msPerMove,
      otherMsPerMove: other.msPerMove,
      netNodesPerSecond: netted.nodesPerSecond,
      otherNodesPerSecond: other.nodesPerSecond,
    },
  ]
}

function eloOf(pairs: readonly number[]): string {
  const { elo, low, high } = eloFromPairs(pairs)
  const signed = (value: number): string => (value > 0 ? '+' : '') + value.toFixed(0)
  return `${signed(elo)} [${signed(low)}, ${signed(high)}]`
}

/** Processor time of this process, in milliseconds. */
const spent = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function limitOf(kind: string, amount: number): () => Limits {
  if (kind === 'depth') return () => ({ depth: amount })
  if (kind === 'nodes') return () => ({ depth: MAX_PLY, nodes: amount })
  return () => {
    const began = spent()
    return { depth: MAX_PLY, shouldStop: () => spent() - began >= amount }
  }
}

class Seat {
  private ms = 0
  private nodes = 0
  private moves = 0

  readonly searcher: Searcher

  constructor(searcher: Searcher) {
    this.searcher = searcher
  }

  move(position: Parameters<Searcher['search']>[0], limits: Limits) {
    const began = spent()
    const found = this.searcher.search(position, limits)
    this.ms += spent() - began
    this.nodes += found.nodes
    this.moves++
    return found.lines[0]!
  }

  get msPerMove(): number {
    return Math.round((10 * this.ms) / this.moves) / 10
  }

  get nodesPerSecond(): number {
    return Math.round((1000 * this.nodes) / this.ms)
  }
}

/** White's score. */
function playGame(opening: Fen, white: Seat, black: Seat, limits: () => Limits): number {
  const position = positionOfFen(opening)
  for (const { searcher } of [white, black]) searcher.clear()
  let decided = 0
  for (let halfMoves = 0; halfMoves < MOST_HALF_MOVES; halfMoves++) {
    const outcome = outcomeOf(position)
    if (outcome) return outcome.winner === 'w' ? 1 : outcome.winner === 'b' ? 0 : 0.5
    const best = (position.turn === 'w' ? white : black).move(position, limits())
    const score = position.turn === 'w' ? best.score : -best.score
    const isSame =
      Math.abs(score) >= DECIDED.centipawns && Math.sign(score) === (Math.sign(decided) || Math.sign(score))
    decided = isSame ? decided + Math.sign(score) : 0
    if (Math.abs(decided) >= DECIDED.halfMoves) return score > 0 ? 1 : 0
    position.make(best.moves[0]!)
  }
  return 0.5
}
