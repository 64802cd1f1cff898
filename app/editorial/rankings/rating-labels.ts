import type { RatingKind } from '#content/ratings.ts'

/** In the order in which they are shown. */
export const RATING_LABELS: Record<RatingKind, string> = {
  classical: 'Classical',
  rapid: 'Rapid',
  blitz: 'Blitz',
}

/** Named here once more, since the module that owns the list brings its parser along, which no page needs. */
export const RATING_KINDS = Object.keys(RATING_LABELS) as readonly RatingKind[]
