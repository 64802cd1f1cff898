import { makeDeviceRecord } from '#app/browser/device-record.ts'
import { nearestStrength, type Strength } from '#engine/strength.ts'

/** How strong whoever plays here is, from the games against the computer that ended on this device (Glicko-2). */
export interface OwnStrength {
  readonly rating: number
  /** The true strength lies within two of them, 19 times of 20. */
  readonly deviation: number
  readonly volatility: number
  /** Games that counted. */
  readonly games: number
  /** The last ones, the newest last: each counts once, however often it is seen to end. */
  readonly counted: readonly CountedGame[]
}

export interface CountedGame {
  readonly gameId: string
  /** Rounded, as they are shown. */
  readonly before: number
  readonly after: number
}

/** Of somebody who has not played: about where most people begin, and quite unsure. */
export const NOT_PLAYED: OwnStrength = {
  rating: 1000,
  deviation: 350,
  volatility: 0.06,
  games: 0,
  counted: [],
}
/** More are forgotten: a game can end again only while it is on the board. */
export const MOST_COUNTED = 20

/** Takes the whole record or nothing. */
export function parseOwnStrength(stored: unknown): OwnStrength {
  const { rating, deviation, volatility, games, counted } = Object(stored) as Record<string, unknown>
  if (!isNumber(rating) || !isNumber(deviation) || !isNumber(volatility) || !isNumber(games))
    return NOT_PLAYED
  if (deviation <= 0 || volatility <= 0 || games < 0) return NOT_PLAYED
  const kept = Array.isArray(counted) ? counted.filter(isCounted).slice(-MOST_COUNTED) : []
  return { rating, deviation, volatility, games, counted: kept }
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)

function isCounted(value: unknown): value is CountedGame {
  const { gameId, before, after } = Object(value) as Record<string, unknown>
  return typeof gameId === 'string' && isNumber(before) && isNumber(after)
}

export const ownStrength = makeDeviceRecord('own-strength', parseOwnStrength)

/** The step of the dial against which an even game is to be expected. */
export const evenStrength = (own: OwnStrength): Strength => nearestStrength(own.rating)
