/**
 * The policy of a game: the actions that its players may take besides moving, and the outcome if a player does not come. Each game
 * carries one, chosen by the feature that creates it: a tournament allows less than an invitation.
 */
export interface GamePolicy {
  readonly mayAbort: boolean
  readonly mayTakeBack: boolean
  readonly mayOfferDraw: boolean
  readonly mayRematch: boolean
  /** Each side's time to connect, from the creation of the game. */
  readonly appearWithinMs: number
  /** Each side's time for its first move, once both have connected. */
  readonly firstMoveWithinMs: number
  /** `forfeit`: a side that does not connect or does not make its first move in time loses, or both do. */
  readonly ifAbsent: 'no-result' | 'forfeit'
}

/** Each side's time for its first move, once both have connected. */
const FIRST_MOVE_MS = 60_000
/** How long an invitation stays open. */
const OPEN_FOR_MS = 24 * 60 * 60_000

/** Games by invitation, and games of older releases. */
export const INVITATION_POLICY: GamePolicy = {
  mayAbort: true,
  mayTakeBack: true,
  mayOfferDraw: true,
  mayRematch: true,
  appearWithinMs: OPEN_FOR_MS,
  firstMoveWithinMs: FIRST_MOVE_MS,
  ifAbsent: 'no-result',
}
