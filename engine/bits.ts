/** Sets of squares are two 32-bit integers here as in chess/attacks.ts. */

export function popCount(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555)
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333)
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The number of the lowest bit set; `bits` must not be 0. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)
