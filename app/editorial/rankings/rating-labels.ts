import type { RatingKind } from '#content/ratings.ts'

/** In the order in which they are shown. */
export const RATING_LABELS: Record<RatingKind, string> = {
  classical: 'Classical',
  rapid: 'Rapid',
  blitz: 'Blitz',
}

/** Repeated here, because importing the list from its module would add the parser to the page. */
export const RATING_KINDS = Object.keys(RATING_LABELS) as readonly RatingKind[]
