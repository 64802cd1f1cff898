import { BIAS, INPUT_ROWS, MEMORY_BYTES, MOST_SUM, OUTPUTS, SUMS, UNITS, type Kernel } from './layout.ts'

/** The kernel in plain JavaScript, for platforms without WebAssembly SIMD: the same sums, some ten times slower. */
export function makePlainKernel(): Kernel {
  const memory = new ArrayBuffer(MEMORY_BYTES)
  const indices = new Int32Array(memory, 0, 32)
  const cells = new Int16Array(memory)
  const input = (row: number): number => (INPUT_ROWS >> 1) + row * UNITS
  const sums = (row: number): number => (SUMS >> 1) + row * UNITS

  const half = (from: number, weights: number): number => {
    let total = 0
    for (let unit = 0; unit < UNITS; unit++) {
      const sum = cells[from + unit]!
      const clipped = sum < 0 ? 0 : sum > MOST_SUM ? MOST_SUM : sum
      total = (total + Math.imul(Math.imul(clipped, cells[weights + unit]!), clipped)) | 0
    }
    return total
  }

  return {
    memory,
    rebuild(to, count) {
      const into = sums(to)
      cells.copyWithin(into, BIAS >> 1, (BIAS >> 1) + UNITS)
      for (let index = 0; index < count; index++) {
        const row = input(indices[index]!)
        for (let unit = 0; unit < UNITS; unit++) cells[into + unit]! += cells[row + unit]!
      }
    },
    move(from, to, added, removed) {
      const [old, into, plus, minus] = [sums(from), sums(to), input(added), input(removed)]
      for (let unit = 0; unit < UNITS; unit++) {
        cells[into + unit] = cells[old + unit]! + cells[plus + unit]! - cells[minus + unit]!
      }
    },
    capture(from, to, added, removed, captured) {
      const [old, into, plus, minus] = [sums(from), sums(to), input(added), input(removed)]
      const gone = input(captured)
      for (let unit = 0; unit < UNITS; unit++) {
        cells[into + unit] =
          cells[old + unit]! + cells[plus + unit]! - cells[minus + unit]! - cells[gone + unit]!
      }
    },
    output(own, other, bucket) {
      const weights = (OUTPUTS >> 1) + bucket * 2 * UNITS
      return (half(sums(own), weights) + half(sums(other), weights + UNITS)) | 0
    },
  }
}
