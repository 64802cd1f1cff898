/**
 * Layout, in bytes, of the memory that both kernels of the policy net use. kernel.as repeats these numbers; policy.test.ts
 * compares the two kernels and would detect a difference.
 */
export const FILTERS = 64
export const BLOCKS = 6
export const TAPS = 9

/** A board has a border of empty squares and FILTERS numbers of 16 bits for each square. */
export const BOARD_ROW = 10
export const cellOf = (square: number): number => ((square >> 3) + 1) * BOARD_ROW + (square & 7) + 1
export const BOARD_NUMBERS = BOARD_ROW * BOARD_ROW * FILTERS
const BOARD_BYTES = 2 * BOARD_NUMBERS

/** For each filter an int32 from which its sums start. */
export const BASE = 256
/** Three boards: the one that all blocks add to, the one inside a block, and one for the second head. */
export const STREAM = BASE + 4 * FILTERS
export const INNER = STREAM + BOARD_BYTES
export const OTHER = INNER + BOARD_BYTES
/** The entry, two convolutions a block, and the two heads, which have a single tap. */
export const LAYERS = 2 * BLOCKS + 3
export const FIRST_HEAD = LAYERS - 2
export const sizeOfLayer = (layer: number): 1 | 3 => (layer < FIRST_HEAD ? 3 : 1)

/** For each layer and filter an int16. */
export const MULTIPLIERS = OTHER + BOARD_BYTES
/** Weights as int16: by group of eight filters, tap, pair of inputs, filter, input of the pair. */
const WEIGHTS = MULTIPLIERS + 2 * LAYERS * FILTERS
const CONVOLUTION_BYTES = 2 * TAPS * FILTERS * FILTERS
export const weightsOfLayer = (layer: number): number =>
  WEIGHTS +
  Math.min(layer, FIRST_HEAD) * CONVOLUTION_BYTES +
  Math.max(0, layer - FIRST_HEAD) * 2 * FILTERS * FILTERS
export const POLICY_MEMORY_BYTES = weightsOfLayer(LAYERS)
/** Filters that the kernels work out together. */
export const GROUP = 8

/** The largest number of a square. */
export const MOST = 2_047

/** The inner loop and its memory. */
export interface PolicyKernel {
  readonly memory: ArrayBuffer
  /**
   * A convolution of board `from` to board `to` with the filters at `weights`: the sums from BASE on are shifted right,
   * multiplied by 32768ths and clipped to `least` to MOST. `adds` adds what is at the target.
   */
  convolve(
    from: number,
    to: number,
    weights: number,
    multipliers: number,
    size: 1 | 3,
    shift: number,
    least: number,
    adds: boolean,
  ): void
}
