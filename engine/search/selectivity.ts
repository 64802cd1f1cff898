import { MAX_PLY } from '#engine/score.ts'

/** How freely a search leaves out, or looks at less deep, what will hardly matter. Margins are centipawns. */
export interface Selectivity {
  /** Quiescence tries checks in its first so many plies. */
  readonly checkSteps: number
  readonly reverseFutilityDepth: number
  readonly reverseFutilityMargin: number
  readonly razorDepth: number
  readonly razorMargin: number
  /** So much above beta takes another ply off the null move's search, at most so many plies. */
  readonly nullMoveMargin: number
  readonly nullMoveMost: number
  /** From this depth on a node may pass. */
  readonly nullMoveDepth: number
  readonly probCutDepth: number
  /** From this depth on a node without a hash move is searched a ply less. */
  readonly unorderedDepth: number
  readonly lateMoveDepth: number
  readonly lateMoveFactor: number
  readonly futilityMargin: number
  /** Up to this depth moves that lose an exchange are left out. */
  readonly exchangeDepth: number
  /** In the expected line a piece is taken back at no cost in depth. */
  readonly extendsRecaptures: boolean
  /** How many 1024ths of a ply a late quiet move is searched less: index `depth << 6 | number of the move`. */
  readonly reductions: Int32Array
  /** Added where a cut is expected. */
  readonly cutReduction: number
  /**
   * Reductions by history in fine steps, extensions of two plies and of less than none, evaluations corrected, and reverse
   * futility answered half-way to the window.
   */
  readonly isFine: boolean
}

/** Reductions are counted in 1024ths of a ply. */
export const PLY = 1024
const NEVER = -1
const FROM_NO_DEPTH = MAX_PLY

/** The levels' ratings were measured with these numbers. Calibrate again after a change. */
const USUAL: Selectivity = {
  checkSteps: 1,
  reverseFutilityDepth: 6,
  reverseFutilityMargin: 75,
  razorDepth: 2,
  razorMargin: 260,
  nullMoveMargin: 200,
  nullMoveMost: 2,
  nullMoveDepth: 2,
  probCutDepth: FROM_NO_DEPTH,
  unorderedDepth: 6,
  lateMoveDepth: 4,
  lateMoveFactor: 1,
  futilityMargin: 90,
  exchangeDepth: 6,
  extendsRecaptures: false,
  reductions: reductionTable((depth, count) => Math.max(0, Math.floor(logarithmic(depth, count))) * PLY),
  cutReduction: PLY,
  isFine: false,
}

const CAREFUL: Selectivity = {
  ...USUAL,
  checkSteps: 3,
  reverseFutilityDepth: NEVER,
  razorDepth: NEVER,
  lateMoveFactor: 2,
  reductions: USUAL.reductions.map((reduction) => reduction - PLY),
}

/** For a search that no deeper iteration will correct: decision 010. */
const SHALLOW: Selectivity = {
  ...CAREFUL,
  nullMoveDepth: FROM_NO_DEPTH,
  exchangeDepth: NEVER,
  extendsRecaptures: true,
  // Less than whatever is added to it.
  reductions: reductionTable(() => -8 * PLY),
}

/** The net's centipawns are about half of the hand-written evaluation's, and its word can be relied on further. */
const BY_NET: Selectivity = {
  ...USUAL,
  reverseFutilityDepth: 8,
  reverseFutilityMargin: 45,
  razorMargin: 150,
  nullMoveMargin: 110,
  nullMoveMost: 3,
  probCutDepth: 5,
  unorderedDepth: 4,
  lateMoveDepth: 7,
  futilityMargin: 55,
  reductions: reductionTable((depth, count) => Math.max(0, Math.floor(logarithmic(depth, count) * PLY))),
  cutReduction: 2 * PLY,
  isFine: true,
}

/**
 * Iterations up to this depth are for the levels, which have time to spare and no deeper iteration to correct them: they
 * leave out far less and look for checks further. Worth about 180 rating points and 75 of 300 tactical problems at depth
 * 5, for three times the nodes. If the net judges, deeper iterations usually follow the first five.
 */
const CAREFUL_DEPTH = 6
const CAREFUL_DEPTH_BY_NET = 5

/** Reductions at the root. They are the same for all judges, since there are few root moves. */
export const ROOT_REDUCTIONS: Int32Array = CAREFUL.reductions

/** For the iteration of this depth, of a search that goes no deeper than `most`. */
export function selectivityAt(depth: number, most: number, isByNet: boolean): Selectivity {
  if (isByNet && most <= CAREFUL_DEPTH_BY_NET) return SHALLOW
  if (depth <= (isByNet ? CAREFUL_DEPTH_BY_NET : CAREFUL_DEPTH)) return CAREFUL
  return isByNet ? BY_NET : USUAL
}

/** So many quiet moves are tried at a shallow node. */
export function lateMoveLimit({ lateMoveFactor }: Selectivity, depth: number, improving: boolean): number {
  return lateMoveFactor * (improving ? 4 + 2 * depth * depth : 3 + depth * depth)
}

function reductionTable(reductionOf: (depth: number, count: number) => number): Int32Array {
  const table = new Int32Array(64 * 64)
  for (let depth = 1; depth < 64; depth++) {
    for (let count = 1; count < 64; count++) table[(depth << 6) | count] = reductionOf(depth, count)
  }
  return table
}

function logarithmic(depth: number, count: number): number {
  return 0.4 + (Math.log(depth) * Math.log(count)) / 2.1
}
