import { MAX_PLY } from '#engine/score.ts'

/** How aggressively a search prunes and reduces moves that are unlikely to matter. Margins are in centipawns. */
export interface Selectivity {
  /** Half of the first window around the previous iteration's score. */
  readonly aspirationWindow: number
  /** Quiescence tries checks in its first plies up to this number. */
  readonly checkSteps: number
  readonly reverseFutilityDepth: number
  readonly reverseFutilityMargin: number
  readonly razorDepth: number
  readonly razorMargin: number
  /** Each such margin above beta reduces the null move's search by another ply, up to a maximum. */
  readonly nullMoveMargin: number
  readonly nullMoveMost: number
  /** Null moves are tried from this depth on. */
  readonly nullMoveDepth: number
  readonly probCutDepth: number
  /** From this depth on, a node without a hash move is searched one ply less deep. */
  readonly unorderedDepth: number
  readonly lateMoveDepth: number
  readonly lateMoveFactor: number
  readonly futilityMargin: number
  /** Up to this depth, moves that lose an exchange are skipped. */
  readonly exchangeDepth: number
  /** Recaptures in the principal variation are extended by a ply. */
  readonly extendsRecaptures: boolean
  /** Reduction of a late quiet move in 1024ths of a ply: index `depth << 6 | number of the move`. */
  readonly reductions: Int32Array
  /** Additional reduction at expected cut nodes. */
  readonly cutReduction: number
  /**
   * Fine-grained history reductions, double and negative extensions, corrected evaluations, and reverse futility that returns
   * a score halfway to beta.
   */
  readonly isFine: boolean
}

/** Reductions are counted in 1024ths of a ply. */
export const PLY = 1024
const NEVER = -1
const FROM_NO_DEPTH = MAX_PLY

/** The levels' ratings were measured with these numbers. Calibrate again after a change. */
const USUAL: Selectivity = {
  aspirationWindow: 22,
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
  // Low enough that the total stays below zero whatever is added.
  reductions: reductionTable(() => -8 * PLY),
}

/**
 * The net's centipawns are about half of the hand-written evaluation's, and the net is reliable enough to prune at higher
 * depths.
 */
const BY_NET: Selectivity = {
  ...USUAL,
  aspirationWindow: 15,
  reverseFutilityDepth: 8,
  reverseFutilityMargin: 45,
  razorMargin: 150,
  nullMoveMargin: 110,
  nullMoveMost: 3,
  probCutDepth: 5,
  unorderedDepth: 4,
  lateMoveDepth: 7,
  lateMoveFactor: 0.75,
  futilityMargin: 55,
  reductions: reductionTable((depth, count) => Math.max(0, Math.floor(logarithmic(depth, count) * PLY))),
  cutReduction: 2 * PLY,
  isFine: true,
}

/**
 * Iterations up to this depth are for the levels, which have time to spare and no deeper iteration to correct them: they
 * prune far less and search more checks. Worth about 180 rating points and 75 of 300 tactical problems at depth 5, for three
 * times the nodes.
 */
const CAREFUL_DEPTH = 6
/** A search with the net that may go deeper than `SHALLOW_DEPTH` corrects its first iterations itself: decision 010. */
const CAREFUL_DEPTH_BY_NET = 3
/** With the net, searches limited to this depth or less get `SHALLOW`. */
const SHALLOW_DEPTH = 5

/** Reductions at the root. They are the same for all judges, since there are few root moves. */
export const ROOT_REDUCTIONS: Int32Array = CAREFUL.reductions

/** The selectivity of an iteration of this depth, in a search limited to depth `most`. */
export function selectivityAt(depth: number, most: number, isByNet: boolean): Selectivity {
  if (isByNet && most <= SHALLOW_DEPTH) return SHALLOW
  if (depth <= (isByNet ? CAREFUL_DEPTH_BY_NET : CAREFUL_DEPTH)) return CAREFUL
  return isByNet ? BY_NET : USUAL
}

/** How many quiet moves are tried at a shallow node. */
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
