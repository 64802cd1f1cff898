import type { Color } from '#chess/types.ts'
import { LEVELS } from '#engine/levels.ts'
import type { Skill } from '#engine/strength.ts'

/** The names of both sides; empty for a side without one. */
export type SideNames = Readonly<Record<Color, string>>
export const NO_NAMES: SideNames = { w: '', b: '' }

export interface ComputerOpponent {
  readonly type: 'computer'
  /** One of the four specified levels, or a strength of the dial. */
  readonly skill: Skill
  /** The side that the player has. */
  readonly seat: Color
}

/** Two people at one screen: the game belongs to neither side. */
export interface PersonHere {
  readonly type: 'same-screen'
  readonly names: SideNames
}

export interface PersonOnline {
  readonly type: 'online'
  /** The side of the game's owner. */
  readonly seat: Color
  readonly names: SideNames
}

/** The opponent in a finished game, from its owner's view. */
export type Opponent = ComputerOpponent | PersonHere | PersonOnline
export type OpponentType = Opponent['type']

/** An opponent, with the owner's side unless both players share one screen. */
type Seated<Seat> =
  | { readonly type: 'same-screen' }
  | { readonly type: 'computer' | 'online'; readonly seat: Seat }

/** The side of the game's owner, whose result is a win or a loss; absent between two people at one screen. */
export const ownSide = <Seat>(opponent: Seated<Seat>): Seat | undefined =>
  opponent.type === 'same-screen' ? undefined : opponent.seat

/**
 * All 41 strengths of the dial are one kind, since a filter with 41 entries is useless. `human` means two people at one
 * screen.
 */
export const OPPONENT_KINDS = ['human', 'online', ...LEVELS, 'strength'] as const
export type OpponentKind = (typeof OPPONENT_KINDS)[number]

/** The kind of opponent, as distinguished by lists, filters and statistics. */
export function opponentKind(opponent: Opponent): OpponentKind {
  if (opponent.type === 'same-screen') return 'human'
  if (opponent.type === 'online') return 'online'
  return typeof opponent.skill === 'number' ? 'strength' : opponent.skill
}
