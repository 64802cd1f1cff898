import { canMate } from '#chess/outcome.ts'
import type { Position } from '#chess/position.ts'
import { opposite, OUTCOME_REASONS, type Color } from '#chess/types.ts'

/**
 * An ending that does not follow from the position. `color` is the side that ran out of time, resigned or left; `null` if
 * the player who stayed claimed a draw.
 */
export type DeclaredEnd =
  | { readonly reason: 'timeout' | 'resignation'; readonly color: Color }
  | { readonly reason: 'agreement' }
  | { readonly reason: 'abandonment'; readonly color: Color | null }

export const END_REASONS = [
  ...OUTCOME_REASONS,
  'timeout',
  'timeout-without-mating-material',
  'resignation',
  'agreement',
  'abandonment',
] as const
export type EndReason = (typeof END_REASONS)[number]

export interface Ending {
  readonly reason: EndReason
  /** Absent when the game is drawn. */
  readonly winner: Color | undefined
}

/**
 * `final` is the position at the declaration. A time-out is a draw if the opponent cannot mate (FIDE 6.9), and so is a game
 * that a player abandoned against such an opponent.
 */
export function endingOf(declared: DeclaredEnd, final: Position): Ending {
  if (declared.reason === 'agreement') return { reason: 'agreement', winner: undefined }
  if (declared.color === null) return { reason: declared.reason, winner: undefined }
  const winner = opposite(declared.color)
  if (declared.reason === 'abandonment' && !canMate(final, winner)) {
    return { reason: 'abandonment', winner: undefined }
  }
  if (declared.reason === 'timeout' && !canMate(final, winner)) {
    return { reason: 'timeout-without-mating-material', winner: undefined }
  }
  return { reason: declared.reason, winner }
}
