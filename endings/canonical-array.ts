import { geometryOf } from './geometry.ts'
import { DRAWN_VALUE, ILLEGAL, indexOf, type EndingTable, type SideIndex } from './table.ts'

export const ARRAY_KINDS = ['wdl', 'dtm'] as const
export type ArrayKind = (typeof ARRAY_KINDS)[number]

/** Results as bytes: illegal, loss, draw, win for the side to move. */
function resultOf(value: number): number {
  if (value === ILLEGAL) return 0
  if (value === DRAWN_VALUE) return 2
  return value & 1 ? 1 : 3
}

/**
 * Every placement of a class as one byte, without symmetry, at index `((s0 * 64 + s1) * 64 + s2) * 64 + s3` for the men in the order of
 * the name: White's king, White's other men, Black's king, Black's other men. For comparison with other generators.
 */
export function makeCanonicalArray(
  { ending, sides }: EndingTable,
  side: SideIndex,
  kind: ArrayKind,
): Uint8Array {
  const { others } = ending
  const values = kind === 'dtm' ? sides[side] : sides[side].map(resultOf)
  const array = new Uint8Array(64 ** (others.length + 2))
  /** How far apart the squares of each man are: the black king comes after White's men. */
  const whites = others.filter(({ color }) => color === 'w').length
  const last = others.length + 1
  const strideAt = (place: number): number => 64 ** (last - place)
  const strides = others.map((_, man) => strideAt(man < whites ? man + 1 : man + 2))
  const { pairs } = geometryOf(ending)
  for (let kings = 0; kings < 4096; kings++) {
    if (pairs[kings]! < 0) continue
    const [white, black] = [kings >> 6, kings & 63]
    const base = white * strideAt(0) + black * strideAt(whites + 1)
    for (let first = 0; first < 64; first++) {
      for (let second = 0; second < (others.length === 2 ? 64 : 1); second++) {
        // Skip the entries with a right to capture en passant, which are stored where a pawn cannot be.
        if (ending.hasEnPassant && (first < 8 || second > 55)) continue
        const at = base + first * strides[0]! + second * (strides[1] ?? 0)
        array[at] = values[indexOf(ending, white, black, first, second)]!
      }
    }
  }
  return array
}
