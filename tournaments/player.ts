/** The number of a player in the event. It never changes; pairing numbers do. */
export type PlayerId = number

/** What the organiser types or imports. Empty text and 0 mean unknown. */
export interface PlayerDetails {
  readonly name: string
  readonly sex: 'm' | 'w' | ''
  readonly title: string
  readonly rating: number
  readonly nationalRating: number
  readonly federation: string
  readonly fideId: string
  readonly nationalId: string
  /** `YYYY` or `YYYY-MM-DD`. */
  readonly born: string
  /** School or club. */
  readonly school: string
  /** In the smallest unit of the event's money. */
  readonly feeOwed: number
  /** The board of a player who cannot move; 0 for others. */
  readonly fixedBoard: number
  /** False for players who may not have half-point byes, such as those with free entry. */
  readonly mayTakeHalfBye: boolean
  readonly isPublicByInitials: boolean
}

export interface EventPlayer extends PlayerDetails {
  readonly id: PlayerId
  readonly section: string
  readonly feePaid: number
  /** Rounds paired before this player came. */
  readonly missedRounds: number
  readonly status: 'playing' | 'withdrawn' | 'expelled'
  /** Rounds paired when the player left. */
  readonly leftAfter: number | undefined
}

export const NO_DETAILS: PlayerDetails = {
  name: '',
  sex: '',
  title: '',
  rating: 0,
  nationalRating: 0,
  federation: '',
  fideId: '',
  nationalId: '',
  born: '',
  school: '',
  feeOwed: 0,
  fixedBoard: 0,
  mayTakeHalfBye: true,
  isPublicByInitials: false,
}

/** C.04.2: the order of titles for equal ratings. */
export const TITLES = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'] as const

const RATING_METHODS = ['fide', 'national', 'fide-first', 'national-first', 'highest'] as const
export type RatingMethod = (typeof RATING_METHODS)[number]

type RatedDetails = Pick<PlayerDetails, 'rating' | 'nationalRating'>

/** The rating that orders the players; 0 without one. */
export const RATING_OF: Readonly<Record<RatingMethod, (player: RatedDetails) => number>> = {
  fide: ({ rating }) => rating,
  national: ({ nationalRating }) => nationalRating,
  'fide-first': ({ rating, nationalRating }) => rating || nationalRating,
  'national-first': ({ rating, nationalRating }) => nationalRating || rating,
  highest: ({ rating, nationalRating }) => Math.max(rating, nationalRating),
}

const titleRank = (title: string): number => {
  const place = TITLES.findIndex((each) => each === title.toUpperCase())
  return place === -1 ? TITLES.length : place
}

/** C.04.2: by rating, then title, then name. */
export function compareSeeds(a: EventPlayer, b: EventPlayer, method: RatingMethod): number {
  const rating = RATING_OF[method]
  return (
    rating(b) - rating(a) ||
    titleRank(a.title) - titleRank(b.title) ||
    (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id)
  )
}
