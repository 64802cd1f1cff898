import { MATE_BOUND } from '#engine/score.ts'

/** How a stored score relates to the true one. */
export const BOUND_NONE = 0
export const BOUND_UPPER = 1
export const BOUND_LOWER = 2
export const BOUND_EXACT = 3

const BYTES_PER_ENTRY = 20
/** Stored as the static evaluation if the side to move is in check. */
export const NO_EVALUATION = -32_768

/**
 * The transposition table, in parallel typed arrays: no allocations, and a look-up touches two cache lines. Both halves of
 * the hash are compared, so that a false hit, which could play an illegal move, needs two positions that agree in 64 bits.
 * Buckets have two entries: the first keeps the deepest result of this search, the second the latest.
 */
export class Table {
  private readonly mask: number
  private readonly hashLo: Int32Array
  private readonly hashHi: Int32Array
  private readonly moves: Int32Array
  private readonly scores: Int16Array
  private readonly evaluations: Int16Array
  private readonly depths: Int8Array
  /** Bits 0-1: the bound; bits 2 and up: the generation of the search that wrote it. */
  private readonly flags: Uint8Array
  private generation = 0

  constructor(bytes: number) {
    const entries = 2 ** Math.floor(Math.log2(Math.max(bytes / BYTES_PER_ENTRY, 1024)))
    this.mask = entries - 2
    this.hashLo = new Int32Array(entries)
    this.hashHi = new Int32Array(entries)
    this.moves = new Int32Array(entries)
    this.scores = new Int16Array(entries)
    this.evaluations = new Int16Array(entries)
    this.depths = new Int8Array(entries)
    this.flags = new Uint8Array(entries)
  }

  clear(): void {
    this.flags.fill(0)
    this.hashLo.fill(0)
    this.hashHi.fill(0)
    this.generation = 0
  }

  /** Starts a new generation: entries of earlier searches stay usable but are replaced first. */
  age(): void {
    this.generation = (this.generation + 1) & 63
  }

  /** The index of the position's entry, or -1. */
  find(lo: number, hi: number): number {
    const first = lo & this.mask
    if (this.hashHi[first] === hi && this.hashLo[first] === lo && this.flags[first] !== 0) return first
    const second = first + 1
    if (this.hashHi[second] === hi && this.hashLo[second] === lo && this.flags[second] !== 0) return second
    return -1
  }

  move(entry: number): number {
    return this.moves[entry]!
  }

  depth(entry: number): number {
    return this.depths[entry]!
  }

  bound(entry: number): number {
    return this.flags[entry]! & 3
  }

  evaluation(entry: number): number {
    return this.evaluations[entry]!
  }

  /** Mate scores are stored relative to their position and returned relative to the root of the search. */
  score(entry: number, ply: number): number {
    const score = this.scores[entry]!
    if (score >= MATE_BOUND) return score - ply
    return score <= -MATE_BOUND ? score + ply : score
  }

  store(
    lo: number,
    hi: number,
    ply: number,
    depth: number,
    bound: number,
    score: number,
    evaluation: number,
    move: number,
  ): void {
    const first = lo & this.mask
    let entry = this.find(lo, hi)
    if (entry < 0) {
      const stale = this.flags[first]! >> 2 !== this.generation
      entry = stale || depth >= this.depths[first]! ? first : first + 1
      this.moves[entry] = move
    } else {
      // A shallower result does not displace a deeper one of this search, unless it is exact.
      if (
        bound !== BOUND_EXACT &&
        depth < this.depths[entry]! - 3 &&
        this.flags[entry]! >> 2 === this.generation
      ) {
        return
      }
      // A node that failed low has no best move; the previously stored one is still the best guess.
      if (move !== 0) this.moves[entry] = move
    }
    this.hashLo[entry] = lo
    this.hashHi[entry] = hi
    this.scores[entry] = score >= MATE_BOUND ? score + ply : score <= -MATE_BOUND ? score - ply : score
    this.evaluations[entry] = evaluation
    this.depths[entry] = depth
    this.flags[entry] = bound | (this.generation << 2)
  }

  /** The share of entries from this search, in thousandths, estimated from a sample. */
  fullness(): number {
    let used = 0
    for (let entry = 0; entry < 1000; entry++) {
      const flags = this.flags[entry]!
      if (flags !== 0 && flags >> 2 === this.generation) used++
    }
    return used
  }
}
