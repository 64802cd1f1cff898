import { makeDeviceRecord } from '#app/browser/device-record.ts'
import { makeObservable, type Observable } from '#app/browser/observable.ts'
import { makeAccountCopy, recordOf } from '#app/browser/owned-record.ts'
import { nearestStrength, type Strength } from '#engine/strength.ts'
import { NOT_PLAYED, type MeasuredStrength } from '#matches/measured-strength.ts'

/** How strong whoever plays here is, and what the last games changed of it. */
export interface OwnStrength extends MeasuredStrength {
  /** The newest last: each counts once, however often it is seen to end. */
  readonly counted: readonly CountedGame[]
}

export interface CountedGame {
  readonly gameId: string
  /** Rounded, as they are shown. */
  readonly before: number
  readonly after: number
}

/** More are forgotten: a game can end again only while it is on the board. */
export const MOST_COUNTED = 20

const UNKNOWN: OwnStrength = { ...NOT_PLAYED, counted: [] }

/** Takes the whole record or nothing. */
export function parseOwnStrength(stored: unknown): OwnStrength {
  const { rating, deviation, volatility, games, counted } = Object(stored) as Record<string, unknown>
  if (!isNumber(rating) || !isNumber(deviation) || !isNumber(volatility) || !isNumber(games)) return UNKNOWN
  if (deviation <= 0 || volatility <= 0 || games < 0) return UNKNOWN
  const kept = Array.isArray(counted) ? counted.filter(isCounted).slice(-MOST_COUNTED) : []
  return { rating, deviation, volatility, games, counted: kept }
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)

function isCounted(value: unknown): value is CountedGame {
  const { gameId, before, after } = Object(value) as Record<string, unknown>
  return typeof gameId === 'string' && isNumber(before) && isNumber(after)
}

/** Of guests, by the games that ended on this device; of an account, by the matches that it keeps. */
const records = {
  guests: makeDeviceRecord('own-strength', parseOwnStrength),
  account: makeAccountCopy('strength', parseOwnStrength),
  parse: parseOwnStrength,
}
const player = makeObservable<{ readonly owner?: string | undefined }>({})

/** Of whoever plays here, who is nobody with an account until the page has said so. */
export const ownStrength: Observable<OwnStrength> = {
  get value() {
    return recordOf(records, player.value.owner).value
  },
  change: (changes) => recordOf(records, player.value.owner).change(changes),
  subscribe(listener) {
    const stops = [records.guests, records.account, player].map((part) => part.subscribe(listener))
    return () => stops.forEach((stop) => stop())
  },
}

export function setStrengthOwner(owner: string | undefined): void {
  player.change({ owner })
}

/** The step of the dial against which an even game is to be expected. */
export const evenStrength = (own: MeasuredStrength): Strength => nearestStrength(own.rating)
