import { BISHOP, BLACK_SIDE, KING, KNIGHT, PAWN, QUEEN, WHITE_SIDE } from '#chess/pieces.ts'
import { fileOf, rankOf, SQUARES } from '#chess/squares.ts'
import type { Square } from '#chess/types.ts'
import type { Elephant } from './variant.ts'

/**
 * Where each man can go from each square of an empty board, and from where it attacks a square. The pieces have the codes of
 * standard chess: the queen's is the counsellor's (firzan), the bishop's the elephant's (fil).
 */

type Step = readonly [file: number, rank: number]

const STRAIGHT: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
]
const KNIGHTS: readonly Step[] = [-2, -1, 1, 2].flatMap((file) =>
  [-2, -1, 1, 2].filter((rank) => Math.abs(file) !== Math.abs(rank)).map((rank): Step => [file, rank]),
)
const twice = (steps: readonly Step[]): readonly Step[] => steps.map(([file, rank]) => [file * 2, rank * 2])

/** As White moves; for Black the ranks are mirrored. */
const ELEPHANT_STEPS: Record<Elephant, readonly Step[]> = {
  alfil: twice(DIAGONAL),
  silver: [...DIAGONAL, [0, 1]],
  dabbaba: twice(STRAIGHT),
}

/** Squares on the four lines from a square, nearest first. */
export const ROOK_LINES: readonly (readonly (readonly Square[])[])[] = SQUARES.map((square) =>
  STRAIGHT.map(([file, rank]) =>
    [1, 2, 3, 4, 5, 6, 7].flatMap((distance) => squareAt(square, [file * distance, rank * distance])),
  ),
)

/** Per piece code and square, the squares that it attacks by a step or leap. Empty for rooks. A pawn only attacks here. */
type Targets = readonly (readonly (readonly Square[])[])[]

export interface TargetTables {
  readonly attacks: Targets
  /** Per piece code and square, the squares from which such a man attacks it. */
  readonly attackers: Targets
}

const TABLES = new Map<Elephant, TargetTables>()

/** Computed at the first call for each kind of elephant. */
export function targetTables(elephant: Elephant): TargetTables {
  const known = TABLES.get(elephant)
  if (known) return known
  const attacks = Array.from({ length: 16 }, (_, code) => {
    const steps = stepsOf(code, elephant)
    return SQUARES.map((square) => steps.flatMap((step) => squareAt(square, step)))
  })
  const attackers = attacks.map((table) =>
    SQUARES.map((square) => SQUARES.filter((from) => table[from]!.includes(square))),
  )
  const tables = { attacks, attackers }
  TABLES.set(elephant, tables)
  return tables
}

function stepsOf(code: number, elephant: Elephant): readonly Step[] {
  const steps: Record<number, readonly Step[]> = {
    [PAWN]: [
      [1, 1],
      [-1, 1],
    ],
    [KNIGHT]: KNIGHTS,
    [BISHOP]: ELEPHANT_STEPS[elephant],
    [QUEEN]: DIAGONAL,
    [KING]: [...STRAIGHT, ...DIAGONAL],
  }
  const ahead = (code & BLACK_SIDE) === WHITE_SIDE ? 1 : -1
  return (steps[code & 7] ?? []).map(([file, rank]) => [file, rank * ahead])
}

function squareAt(square: Square, [file, rank]: Step): readonly Square[] {
  const toFile = fileOf(square) + file
  const toRank = rankOf(square) + rank
  if (toFile < 0 || toFile > 7 || toRank < 0 || toRank > 7) return []
  return [(toRank * 8 + toFile) as Square]
}
