import {
  BASE,
  BOARD_ROW,
  cellOf,
  FILTERS,
  GROUP,
  POLICY_MEMORY_BYTES,
  MOST,
  type PolicyKernel,
} from './layout.ts'

/** The kernel in plain JavaScript, for platforms without WebAssembly SIMD: the same numbers, some twenty times slower. */
export function makePlainPolicyKernel(): PolicyKernel {
  const memory = new ArrayBuffer(POLICY_MEMORY_BYTES)
  const cells = new Int16Array(memory)
  const base = new Int32Array(memory, BASE, FILTERS)
  const sums = new Int32Array(GROUP)

  return {
    memory,
    convolve(from, to, weights, multipliers, size, shift, least, adds) {
      const length = size * FILTERS
      const first = from / 2 - (size >> 1) * (BOARD_ROW + 1) * FILTERS
      for (let group = 0; group < FILTERS; group += GROUP) {
        const start = weights / 2 + group * size * length
        for (let square = 0; square < 64; square++) {
          const cell = cellOf(square) * FILTERS
          let weight = start
          for (let filter = 0; filter < GROUP; filter++) sums[filter] = base[group + filter]!
          for (let row = 0; row < size; row++) {
            const begin = first + cell + row * BOARD_ROW * FILTERS
            for (let at = begin; at < begin + length; at += 2, weight += 2 * GROUP) {
              const one = cells[at]!
              const two = cells[at + 1]!
              for (let filter = 0; filter < GROUP; filter++)
                sums[filter]! += one * cells[weight + 2 * filter]! + two * cells[weight + 2 * filter + 1]!
            }
          }
          const target = to / 2 + cell + group
          for (let filter = 0; filter < GROUP; filter++) {
            const sum = clip(sums[filter]! >> shift, -0x8000, 0x7fff)
            const value = (sum * cells[multipliers / 2 + group + filter]! + 0x4000) >> 15
            cells[target + filter] = clip(value + (adds ? cells[target + filter]! : 0), least, MOST)
          }
        }
      }
    },
  }
}

const clip = (value: number, least: number, most: number): number =>
  value < least ? least : value > most ? most : value
