/**
 * A tournament as the arbiter's file describes it. Points are whole tenths, as the report file writes them, so that sums are
 * exact and 3-1-0 scoring fits.
 */
export type GameColor = 'w' | 'b'
export const otherColor = (color: GameColor): GameColor => (color === 'w' ? 'b' : 'w')

export type Tenths = number

const BYES = ['allocated', 'full', 'half', 'zero'] as const
type Bye = (typeof BYES)[number]
const GAME_RESULTS = ['win', 'draw', 'loss'] as const
export type GameResult = (typeof GAME_RESULTS)[number]

/** A player's record of one round. A forfeited pairing was paired but is not a game (C.04.2, 3.4). */
export type RoundRecord =
  | {
      readonly kind: 'game'
      readonly opponent: number
      readonly color: GameColor
      readonly result: GameResult
      readonly rated: boolean
    }
  | {
      readonly kind: 'forfeit'
      readonly opponent: number
      readonly color: GameColor | undefined
      readonly won: boolean
    }
  /** Paired, and the result is missing or the game adjourned. It pairs as a draw. */
  | { readonly kind: 'pending'; readonly opponent: number; readonly color: GameColor }
  | { readonly kind: 'bye'; readonly bye: Bye }

export interface PointValues {
  readonly win: Tenths
  readonly draw: Tenths
  readonly loss: Tenths
  /** Zero-point bye and forfeit loss. */
  readonly absence: Tenths
  readonly allocatedBye: Tenths
  readonly pending: Tenths
}
export const USUAL_POINTS: PointValues = {
  win: 10,
  draw: 5,
  loss: 0,
  absence: 0,
  allocatedBye: 10,
  pending: 5,
}

export interface Participant {
  /** The number in the file. */
  readonly id: number
  /** The place in the order for pairing: the number, or the rank if the file asks for it. */
  readonly seed: number
  readonly name: string
  readonly sex: string
  readonly title: string
  /** 0 if unrated. */
  readonly rating: number
  readonly federation: string
  readonly fideId: string
  readonly birth: string
  readonly rank: number | undefined
  /** One per round from the first. Rounds after the last one paired hold announced byes. */
  readonly records: readonly (RoundRecord | undefined)[]
}

/** Players that must not meet in these rounds. */
export interface ForbiddenGroup {
  readonly fromRound: number
  readonly toRound: number
  readonly players: readonly number[]
}

/** Points that count for pairing only (C.04.7), for a range of players and rounds. */
export interface ExtraPoints {
  readonly points: Tenths
  readonly fromRound: number
  readonly toRound: number
  readonly fromPlayer: number
  readonly toPlayer: number
}

export interface Tournament {
  readonly players: readonly Participant[]
  /** The declared number of rounds. */
  readonly rounds: number | undefined
  readonly initialColor: GameColor | undefined
  readonly points: PointValues
  readonly isBaku: boolean
  readonly forbidden: readonly ForbiddenGroup[]
  readonly extraPoints: readonly ExtraPoints[]
}

export function recordPoints(record: RoundRecord | undefined, points: PointValues): Tenths {
  if (record === undefined) return points.absence
  switch (record.kind) {
    case 'game':
      return points[record.result]
    case 'forfeit':
      return record.won ? points.win : points.absence
    case 'pending':
      return points.pending
    case 'bye':
      return pointsOfBye(record.bye, points)
  }
}

function pointsOfBye(bye: Bye, points: PointValues): Tenths {
  switch (bye) {
    case 'allocated':
      return points.allocatedBye
    case 'full':
      return points.win
    case 'half':
      return points.draw
    case 'zero':
      return points.absence
  }
}

/** Only games played count for colours and for "have met" (C.04.2, 3.4). */
export function isGame(
  record: RoundRecord | undefined,
): record is Extract<RoundRecord, { kind: 'game' | 'pending' }> {
  return record !== undefined && (record.kind === 'game' || record.kind === 'pending')
}

/** True for rounds in which the pairing gave this player an opponent or the bye. */
export function wasPaired(record: RoundRecord | undefined): boolean {
  return record !== undefined && (record.kind !== 'bye' || record.bye === 'allocated')
}

/** The number of rounds that have been paired. Records after them were announced for the next round. */
export function roundsPaired({ players }: Pick<Tournament, 'players'>): number {
  let last = 0
  for (const { records } of players) last = Math.max(last, records.findLastIndex(wasPaired) + 1)
  return last
}
