/**
 * Move generation: how many nodes per second each program counts if every move is actually made, including those of the last
 * ply.
 *
 * The programs alternate on each position, so that a busy machine slows them equally; each gets a depth that keeps it busy
 * for up to a second, and the best of the rounds counts, in nodes per second of processor time.
 */
import { Chess } from 'chess.js'
import { perft } from '#chess/perft.ts'
import { positionFromFen, START_FEN } from '#chess/fen.ts'

export const description = 'Perft: nodes a second with every move made, beside chess.js'

const ROUNDS = 3

interface Program {
  readonly name: string
  /** Prepares a position and returns a function that counts its leaves. */
  readonly load: (fen: string) => (depth: number) => number
}

const PROGRAMS: readonly Program[] = [
  {
    name: 'rook-and-rajah',
    load: (fen) => {
      const position = positionFromFen(fen)
      if (!position.ok) throw new Error(position.error)
      return (depth) => perft(position.value, depth)
    },
  },
  {
    // Its private fast path: pseudo-legal moves, discarded after being made if they leave the king in check.
    name: 'chess.js, its own perft',
    load: (fen) => {
      const chess = new Chess(fen)
      return (depth) => chess.perft(depth)
    },
  },
  {
    // The speed available to programs that use its public interface.
    name: 'chess.js, moves and undo',
    load: (fen) => {
      const chess = new Chess(fen)
      return (depth) => countByMoves(chess, depth)
    },
  },
]

function countByMoves(chess: Chess, depth: number): number {
  if (depth === 0) return 1
  let leaves = 0
  for (const move of chess.moves()) {
    chess.move(move)
    leaves += countByMoves(chess, depth - 1)
    chess.undo()
  }
  return leaves
}

/** Leaves by depth, from https://www.chessprogramming.org/Perft_Results, and the depth for each program in order. */
const POSITIONS = [
  { name: 'start', fen: START_FEN, leaves: [1, 20, 400, 8902, 197_281, 4_865_609], depths: [5, 4, 3] },
  {
    name: 'Kiwipete',
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    leaves: [1, 48, 2039, 97_862, 4_085_603],
    depths: [4, 3, 2],
  },
] as const

export interface PerftFigure {
  readonly program: string
  readonly position: string
  readonly depth: number
  readonly leaves: number
  readonly right: boolean
  readonly nodesPerSecond: number
}

function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

export async function run(): Promise<PerftFigure[]> {
  const best = new Map<string, PerftFigure>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name: position, fen, leaves, depths } of POSITIONS) {
      for (const [index, { name: program, load }] of PROGRAMS.entries()) {
        const depth = depths[index]!
        const count = load(fen)
        const before = processorSeconds()
        const found = count(depth)
        const nodesPerSecond = Math.round(found / (processorSeconds() - before))
        const figure = {
          program,
          position,
          depth,
          leaves: found,
          right: found === leaves[depth],
          nodesPerSecond,
        }
        const key = `${position} ${program}`
        if (nodesPerSecond > (best.get(key)?.nodesPerSecond ?? 0)) best.set(key, figure)
      }
    }
  }
  const figures = [...best.values()]
  console.table(
    figures.map(({ nodesPerSecond, right, ...figure }) => ({
      ...figure,
      count: right ? 'right' : 'WRONG',
      'million nodes a second': (nodesPerSecond / 1e6).toFixed(2),
    })),
  )
  for (const { name } of POSITIONS) {
    const [ours, ...others] = PROGRAMS.map((program) => best.get(`${name} ${program.name}`)!)
    for (const other of others) {
      console.log(
        `${name}: ${(ours!.nodesPerSecond / other.nodesPerSecond).toFixed(0)} times ${other.program}`,
      )
    }
  }
  return figures
}
