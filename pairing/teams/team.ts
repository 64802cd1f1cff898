import type { GameColor } from '../tournament.ts'

/** A team in a Swiss tournament (FIDE Handbook C.04.6, in force since 1 February 2026). Points may be halves. */
export interface TeamMatch {
  readonly kind: 'played' | 'bye' | 'forfeit won' | 'forfeit lost'
  readonly opponent: number | undefined
  /** The colour of the first board (1.6.1). */
  readonly color: GameColor | undefined
}

export interface Team {
  /** The tournament pairing number (1.1). */
  readonly tpn: number
  readonly matchPoints: number
  readonly gamePoints: number
  readonly matches: readonly TeamMatch[]
  /** 1.5: the last match was between different scores. */
  readonly floated: boolean
}

export interface TeamRules {
  /** Types of colour preferences (1.7); `none` if colours do not matter. */
  readonly preference: 'A' | 'B' | 'none'
  readonly primary: 'match points' | 'game points'
  /** 4.2.2 */
  readonly usesSecondaryScore: boolean
  readonly initialColor: GameColor
  readonly round: number
  readonly rounds: number
}

export const primaryScore = (team: Team, { primary }: TeamRules): number =>
  primary === 'match points' ? team.matchPoints : team.gamePoints

export const secondaryScore = (team: Team, { primary }: TeamRules): number =>
  primary === 'match points' ? team.gamePoints : team.matchPoints

export const playedMatches = ({ matches }: Team): readonly TeamMatch[] =>
  matches.filter(({ kind }) => kind === 'played')

/** 2.1.1 */
export const haveMet = (a: Team, b: Team): boolean =>
  playedMatches(a).some(({ opponent }) => opponent === b.tpn)

/** 2.1.2 */
export const mayTakeTeamBye = ({ matches }: Team): boolean =>
  matches.every(({ kind }) => kind !== 'bye' && kind !== 'forfeit won')
