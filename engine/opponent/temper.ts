import { squareOfKing } from '#chess/en-passant.ts'
import { capturedRoleOf, fromOf, movedRoleOf, toOf } from '#chess/move-bits.ts'
import { KING, KNIGHT, PAWN } from '#chess/pieces.ts'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { exchangeWins } from '#engine/search/see.ts'

/** An exchange that wins less than this, in centipawns, is even: a bishop for a knight. */
const EVEN = 50

/**
 * A level's preferences, compared with people of its rating. Each weight is added to the logarithm of a move's probability,
 * among the few moves that its search considers good enough.
 */
export interface Temper {
  /** Takes a piece for one of equal value. */
  readonly trade?: number
  /** Moves a pawn. */
  readonly pawn?: number
  /** Moves a knight. */
  readonly knight?: number
  /** For each square that a piece comes closer to the enemy king. */
  readonly kingward?: number
}

export type Trait = keyof Temper
export const TRAITS = ['trade', 'pawn', 'knight', 'kingward'] as const satisfies readonly Trait[]

/** How much a move has of each trait: 0 or 1, and squares for `kingward`. Leaves the position unchanged. */
const MEASURES: Readonly<Record<Trait, (position: Position, move: Move) => number>> = {
  trade: (position, move) => Number(isTrade(position, move)),
  pawn: (_, move) => Number(movedRoleOf(move) === PAWN),
  knight: (_, move) => Number(movedRoleOf(move) === KNIGHT),
  kingward: squaresNearer,
}

export const traitOf = (position: Position, move: Move, trait: Trait): number =>
  MEASURES[trait](position, move)

export const temperOf = (position: Position, move: Move, temper: Temper): number =>
  TRAITS.reduce((sum, trait) => {
    const weight = temper[trait]
    return weight === undefined ? sum : sum + weight * traitOf(position, move, trait)
  }, 0)

const isTrade = (position: Position, move: Move): boolean =>
  capturedRoleOf(move) > PAWN &&
  movedRoleOf(move) > PAWN &&
  exchangeWins(position, move, -EVEN) &&
  !exchangeWins(position, move, EVEN + 1)

/** Negative for a piece that moves away. Pawns and kings do not count. */
function squaresNearer({ sets, side }: Position, move: Move): number {
  const role = movedRoleOf(move)
  if (role === PAWN || role === KING) return 0
  const king = squareOfKing(sets, side ^ 8)
  return distance(fromOf(move), king) - distance(toOf(move), king)
}

const distance = (one: number, other: number): number =>
  Math.max(Math.abs((one & 7) - (other & 7)), Math.abs((one >> 3) - (other >> 3)))
