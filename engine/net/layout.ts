/**
 * Layout, in bytes, of the memory that both kernels use. kernel.as repeats these numbers; net.test.ts compares the two
 * kernels and would detect a difference.
 */
export const UNITS = 256
export const BUCKETS = 8
export const INPUTS = 768
/** The number of positions on the path from the root whose sums are cached; a power of two. */
export const SLOTS = 256

/** One 16-bit number per unit: a row of weights, or the sums of one side. */
export const ROW_BYTES = 2 * UNITS
export const BIAS = 256
export const OUTPUTS = BIAS + ROW_BYTES
/** One row per input: own pieces, then the enemy's, pawn ... king, 64 squares each. */
export const INPUT_ROWS = OUTPUTS + BUCKETS * 2 * ROW_BYTES
/** Row `2 * slot` has the sums of White's view, row `2 * slot + 1` of Black's. */
export const SUMS = INPUT_ROWS + INPUTS * ROW_BYTES
export const MEMORY_BYTES = SUMS + 2 * SLOTS * ROW_BYTES

/** A unit's sum is clipped to 0 to this. */
export const MOST_SUM = 255

/** The inner loops and their memory. Arguments are row numbers: `to` and `from` in SUMS, the rest in INPUT_ROWS. */
export interface Kernel {
  readonly memory: ArrayBuffer
  /** Computes the sums from the bias and `count` inputs, which are listed as int32 from byte 0 on. */
  rebuild(to: number, count: number): void
  /** Updates the sums for a moved piece. If `added` equals `removed`, copies them. */
  move(from: number, to: number, added: number, removed: number): void
  /** Updates the sums for a capture. */
  capture(from: number, to: number, added: number, removed: number, captured: number): void
  /** Dot product of both sides' clipped, squared sums with the bucket's weights, as int32. */
  output(own: number, other: number, bucket: number): number
}
