import { FILES, RANKS, type Square, type SquareName } from './types.ts'

/** All 64 squares, a1 first, in the order of their numbers. */
export const SQUARES: readonly Square[] = Array.from({ length: 64 }, (_, square) => square as Square)

const NAMES: readonly SquareName[] = RANKS.flatMap((rank) =>
  FILES.map((file): SquareName => `${file}${rank}`),
)
const BY_NAME: ReadonlyMap<string, Square> = new Map(NAMES.map((name, square) => [name, square as Square]))

export const parseSquare = (name: string): Square | undefined => BY_NAME.get(name)

export const makeSquare = (square: Square): SquareName => NAMES[square]!

/** 0 for the a-file, 7 for the h-file. */
export const fileOf = (square: Square): number => square & 7

/** 0 for the first rank, 7 for the eighth. */
export const rankOf = (square: Square): number => square >> 3
