// The arithmetic of the net, in AssemblyScript: a dialect of TypeScript that compiles to WebAssembly. Eight 16-bit numbers
// are added or multiplied at once. plain-kernel.ts says the same in TypeScript, sum for sum; layout.ts says what lies where.
// After a change: `node workshop/kernel.mjs`, which writes kernel-code.ts.

const ROW: usize = 512 // 256 units of two bytes
const INDICES: usize = 0
const BIAS: usize = 256
const OUTPUTS: usize = BIAS + ROW
const INPUTS: usize = OUTPUTS + 8 * 2 * ROW
const SUMS: usize = INPUTS + 768 * ROW
const MOST: i16 = 255

// @ts-ignore: decorator
@inline function input(index: i32): usize { return INPUTS + <usize>index * ROW }
// @ts-ignore: decorator
@inline function sum(index: i32): usize { return SUMS + <usize>index * ROW }

/** The sums `to` from nothing: the bias and the rows of the first `count` numbers at INDICES. */
export function rebuild(to: i32, count: i32): void {
  const into = sum(to)
  memory.copy(into, BIAS, ROW)
  for (let index = 0; index < count; index++) {
    const row = input(load<i32>(INDICES + (<usize>index << 2)))
    for (let at: usize = 0; at < ROW; at += 16) {
      v128.store(into + at, i16x8.add(v128.load(into + at), v128.load(row + at)))
    }
  }
}

/** The sums `to` from those of `from`: a man has gone from the input `removed` to `added`. */
export function move(from: i32, to: i32, added: i32, removed: i32): void {
  const old = sum(from), into = sum(to), plus = input(added), minus = input(removed)
  for (let at: usize = 0; at < ROW; at += 16) {
    v128.store(into + at, i16x8.sub(i16x8.add(v128.load(old + at), v128.load(plus + at)), v128.load(minus + at)))
  }
}

/** The same, and the man at `captured` is gone. */
export function capture(from: i32, to: i32, added: i32, removed: i32, captured: i32): void {
  const old = sum(from), into = sum(to), plus = input(added), minus = input(removed), gone = input(captured)
  for (let at: usize = 0; at < ROW; at += 16) {
    const lost = i16x8.add(v128.load(minus + at), v128.load(gone + at))
    v128.store(into + at, i16x8.sub(i16x8.add(v128.load(old + at), v128.load(plus + at)), lost))
  }
}

/** Squared clipped ReLU of the sums of both sides, the mover's first, times the weights of `bucket`. */
export function output(own: i32, other: i32, bucket: i32): i32 {
  const first = OUTPUTS + <usize>bucket * 2 * ROW
  const total = i32x4.add(half(sum(own), first), half(sum(other), first + ROW))
  return i32x4.extract_lane(total, 0) + i32x4.extract_lane(total, 1) +
    i32x4.extract_lane(total, 2) + i32x4.extract_lane(total, 3)
}

// @ts-ignore: decorator
@inline function half(sums: usize, weights: usize): v128 {
  const zero = i16x8.splat(0), most = i16x8.splat(MOST)
  let even = i32x4.splat(0), odd = i32x4.splat(0)
  for (let at: usize = 0; at < ROW; at += 32) {
    const a = i16x8.min_s(i16x8.max_s(v128.load(sums + at), zero), most)
    const b = i16x8.min_s(i16x8.max_s(v128.load(sums + at, 16), zero), most)
    // 255 * 127 is still an int16; the squares are summed as int32.
    even = i32x4.add(even, i32x4.dot_i16x8_s(i16x8.mul(a, v128.load(weights + at)), a))
    odd = i32x4.add(odd, i32x4.dot_i16x8_s(i16x8.mul(b, v128.load(weights + at, 16)), b))
  }
  return i32x4.add(even, odd)
}
