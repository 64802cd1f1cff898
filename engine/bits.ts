/** Sets of squares are two 32-bit integers, as in chess/attacks.ts. */

/**
 * Counts the bits of both halves at once. Nibbles can hold 8 and bytes 16, so the halves can be added before the final sum.
 */
export function popCount64(lo: number, hi: number): number {
  const pairsLo = lo - ((lo >>> 1) & 0x55555555)
  const pairsHi = hi - ((hi >>> 1) & 0x55555555)
  const nibbles =
    (pairsLo & 0x33333333) +
    ((pairsLo >>> 2) & 0x33333333) +
    (pairsHi & 0x33333333) +
    ((pairsHi >>> 2) & 0x33333333)
  return Math.imul((nibbles & 0x0f0f0f0f) + ((nibbles >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24
}

/** The index of the lowest set bit; `bits` must not be 0. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)
