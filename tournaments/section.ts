import { USUAL_POINTS, type ForbiddenGroup, type GameColor, type PointValues } from '#pairing/tournament.ts'
import type { PlayerId, RatingMethod } from './player.ts'
import type { BoardResult } from './results.ts'

export const SYSTEMS = ['dutch', 'round-robin', 'knock-out'] as const
export type PairingSystem = (typeof SYSTEMS)[number]

export interface SectionSettings {
  readonly name: string
  readonly system: PairingSystem
  readonly rounds: number
  readonly points: PointValues
  /** Codes of C.07, separated by spaces. */
  readonly tieBreaks: string
  /** The colour of the first player in round 1, by lot (C.04.3, 5.1). */
  readonly initialColor: GameColor
  readonly isBaku: boolean
  readonly ratingMethod: RatingMethod
  /** What late entries get for rounds that they missed. */
  readonly missedRound: 'zero' | 'half'
  readonly cycles: 1 | 2
  readonly swapsLastRounds: boolean
  /** The number of the first board; 0 continues after the section before. */
  readonly firstBoard: number
  /** Players that count for a school in the team table. */
  readonly teamSize: number
}

const BYES_BY_REQUEST = ['half', 'zero', 'full'] as const
export type RequestedBye = (typeof BYES_BY_REQUEST)[number]

export interface RoundGame {
  readonly board: number
  readonly white: PlayerId
  readonly black: PlayerId
  readonly result: BoardResult | undefined
  /** In a knock-out: who goes on after a game that was not won, by play-off or lot. */
  readonly advances: PlayerId | undefined
}

export interface ByeOfRound {
  readonly player: PlayerId
  readonly bye: 'allocated' | RequestedBye
}

export interface SectionRound {
  readonly games: readonly RoundGame[]
  /** Everybody in the section who has no game. */
  readonly byes: readonly ByeOfRound[]
  /** `open` while the arbiter changes pairs by hand. */
  readonly manual: 'none' | 'open' | 'ended'
  /** What was changed by hand, for the report. */
  readonly manualNote: string
}

interface ByeRequest extends ByeOfRound {
  readonly bye: RequestedBye
  readonly round: number
}

/** An error found too late for the standings, reported for the ratings alone (C.04.2, 4.3). */
interface RatingCorrection {
  readonly round: number
  readonly board: number
  readonly result: BoardResult
}

type StrictMode =
  | { readonly kind: 'on' }
  /** `round` is the number of rounds paired when it was left. */
  | { readonly kind: 'left'; readonly round: number; readonly reason: string }

export interface TournamentSection {
  readonly id: string
  readonly settings: SectionSettings
  /** Pairing numbers: the first has number 1. */
  readonly order: readonly PlayerId[]
  readonly rounds: readonly SectionRound[]
  readonly requests: readonly ByeRequest[]
  readonly forbidden: readonly ForbiddenGroup[]
  readonly strict: StrictMode
  /** Players present for the next round, while they are checked in. */
  readonly checkedIn: readonly PlayerId[] | undefined
  readonly corrections: readonly RatingCorrection[]
  /** Players level after all tie-breaks, in the order of a play-off or of lots. */
  readonly settledTies: readonly PlayerId[]
}

export const DEFAULT_TIE_BREAKS: Readonly<Record<PairingSystem, string>> = {
  dutch: 'BH/C1 BH SB WIN DE',
  'round-robin': 'DE WIN SB KS',
  'knock-out': 'WIN',
}

export const DEFAULT_SETTINGS: SectionSettings = {
  name: '',
  system: 'dutch',
  rounds: 5,
  points: USUAL_POINTS,
  tieBreaks: DEFAULT_TIE_BREAKS.dutch,
  initialColor: 'w',
  isBaku: false,
  ratingMethod: 'fide-first',
  missedRound: 'zero',
  cycles: 1,
  swapsLastRounds: true,
  firstBoard: 0,
  teamSize: 4,
}

export function makeSection(id: string, settings: SectionSettings): TournamentSection {
  return {
    id,
    settings,
    order: [],
    rounds: [],
    requests: [],
    forbidden: [],
    strict: { kind: 'on' },
    checkedIn: undefined,
    corrections: [],
    settledTies: [],
  }
}

/** The rounds that a section will have: those of a round robin and a knock-out follow from its players. */
export function plannedRounds({ settings, order, rounds }: TournamentSection): number {
  switch (settings.system) {
    case 'dutch':
      return settings.rounds
    case 'round-robin':
      return settings.cycles * Math.max(0, order.length - 1 + (order.length % 2))
    case 'knock-out':
      return Math.max(rounds.length, Math.ceil(Math.log2(Math.max(1, order.length))))
  }
}

export const isStarted = ({ rounds }: TournamentSection): boolean => rounds.length > 0
