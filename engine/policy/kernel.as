// The arithmetic of the policy net, in AssemblyScript: a dialect of TypeScript that compiles to WebAssembly. plain-kernel.ts says
// the same in TypeScript, number for number; layout.ts says what lies where. After a change: `node workshop/kernel.mjs`, which
// writes kernel-code.ts.

/** 64 filters of two bytes. */
const CELL: usize = 128
/** Boards have a border of empty squares, so that no convolution asks where the board ends. */
const ROW: usize = 10 * CELL
const BASE: usize = 256
const MOST: i16 = 2047
/** Filters are worked out eight at a time, squares four at a time: as many sums as stay in registers. */
const GROUP: usize = 8

/**
 * A convolution over `size` times `size` squares, 64 filters before and after: the sums from BASE on, shifted, times the
 * multipliers, clipped to `least` to MOST. `adds` adds what is at the target.
 */
export function convolve(
  from: usize, to: usize, weights: usize, multipliers: usize, size: usize, shift: i32, least: i32, adds: bool,
): void {
  const low = i16x8.splat(<i16>least)
  // The squares of one row of a filter lie one behind the other.
  const length = size * CELL, first = (size >> 1) * (ROW + CELL)
  for (let group: usize = 0; group < CELL; group += 2 * GROUP) {
    const multiplier = v128.load(multipliers + group)
    for (let square: usize = 0; square < 64; square += 4) {
      const cell = ((square >> 3) + 1) * ROW + ((square & 7) + 1) * CELL
      let w = weights
      let a0 = v128.load(BASE + 2 * group), a1 = a0, a2 = a0, a3 = a0
      let b0 = v128.load(BASE + 2 * group, 16), b1 = b0, b2 = b0, b3 = b0
      let start = from + cell - first
      for (let row: usize = 0; row < size; row++, start += ROW) {
        for (let at = start, end = start + length; at < end; at += 4) {
          // Two numbers of a square, four times over, meet the weights of four filters.
          const one = v128.load(w), two = v128.load(w, 16)
          w += 32
          let pair = v128.load_splat<i32>(at)
          a0 = i32x4.add(a0, i32x4.dot_i16x8_s(one, pair))
          b0 = i32x4.add(b0, i32x4.dot_i16x8_s(two, pair))
          pair = v128.load_splat<i32>(at, CELL)
          a1 = i32x4.add(a1, i32x4.dot_i16x8_s(one, pair))
          b1 = i32x4.add(b1, i32x4.dot_i16x8_s(two, pair))
          pair = v128.load_splat<i32>(at, 2 * CELL)
          a2 = i32x4.add(a2, i32x4.dot_i16x8_s(one, pair))
          b2 = i32x4.add(b2, i32x4.dot_i16x8_s(two, pair))
          pair = v128.load_splat<i32>(at, 3 * CELL)
          a3 = i32x4.add(a3, i32x4.dot_i16x8_s(one, pair))
          b3 = i32x4.add(b3, i32x4.dot_i16x8_s(two, pair))
        }
      }
      const target = to + cell + group
      finish(target, a0, b0, multiplier, shift, low, adds)
      finish(target + CELL, a1, b1, multiplier, shift, low, adds)
      finish(target + 2 * CELL, a2, b2, multiplier, shift, low, adds)
      finish(target + 3 * CELL, a3, b3, multiplier, shift, low, adds)
    }
    weights += size * size * CELL * GROUP
  }
}

/** Writes eight filters of a square. */
function finish(target: usize, one: v128, two: v128, multiplier: v128, shift: i32, low: v128, adds: bool): void {
  const sums = i16x8.narrow_i32x4_s(i32x4.shr_s(one, shift), i32x4.shr_s(two, shift))
  let value = i16x8.q15mulr_sat_s(sums, multiplier)
  if (adds) value = i16x8.add_sat_s(value, v128.load(target))
  v128.store(target, i16x8.min_s(i16x8.max_s(value, low), i16x8.splat(MOST)))
}
