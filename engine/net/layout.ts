/**
 * What lies where in the memory that both kernels work on, in bytes. kernel.as repeats these numbers; the comparison of
 * the two kernels in kernel.test.ts would notice a difference.
 */
export const UNITS = 256
export const BUCKETS = 8
export const INPUTS = 768
/** Sums are kept for so many positions on the way from the root; a power of two. */
export const SLOTS = 256

/** One 16-bit number for each unit: a row of weights, or the sums of one side. */
export const ROW_BYTES = 2 * UNITS
export const BIAS = 256
export const OUTPUTS = BIAS + ROW_BYTES
/** Own men, then the enemy's: pawn ... king, 64 squares each. */
export const INPUT_ROWS = OUTPUTS + BUCKETS * 2 * ROW_BYTES
/** Number `2 * slot` as White sees it, `2 * slot + 1` as Black does. */
export const SUMS = INPUT_ROWS + INPUTS * ROW_BYTES
export const MEMORY_BYTES = SUMS + 2 * SLOTS * ROW_BYTES

/** A unit's sum counts from 0 to this. */
export const MOST_SUM = 255

/** The inner loops, and the memory they work on. All numbers are rows: `to`, `from` of SUMS, the rest of INPUT_ROWS. */
export interface Kernel {
  readonly memory: ArrayBuffer
  /** The sums from the bias and the first `count` inputs listed as int32 from byte 0 on. */
  rebuild(to: number, count: number): void
  /** A man has moved. `added` may be `removed`: then the sums are copied. */
  move(from: number, to: number, added: number, removed: number): void
  /** A man has moved and another has left the board. */
  capture(from: number, to: number, added: number, removed: number, captured: number): void
  /** Of the squared, clipped sums of the side to move and of the other with the weights of the bucket, as int32. */
  output(own: number, other: number, bucket: number): number
}
