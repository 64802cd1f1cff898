import { makeDeviceRecord } from '#app/browser/device-record.ts'
import { makeObservable, type Observable } from '#app/browser/observable.ts'
import { makeAccountCopy, recordOf } from '#app/browser/owned-record.ts'
import { nearestStrength, type Strength } from '#engine/strength.ts'
import { NOT_PLAYED, type MeasuredStrength } from '#matches/measured-strength.ts'

/** The strength of the player, and the changes of the last games. */
export interface OwnStrength extends MeasuredStrength {
  /** The games that have been counted, newest last. Each game counts once, however often it ends. */
  readonly counted: readonly CountedGame[]
}

export interface CountedGame {
  readonly gameId: string
  /** The strength before the game, rounded as shown. */
  readonly before: number
  readonly after: number
}

/** Older games are dropped: a game can end again only while it is on the board. */
export const MOST_COUNTED_GAMES = 20

const UNKNOWN: OwnStrength = { ...NOT_PLAYED, counted: [] }

/** Accepts the whole record or nothing. */
export function parseOwnStrength(stored: unknown): OwnStrength {
  const { rating, deviation, volatility, games, counted } = Object(stored) as Record<string, unknown>
  if (!isNumber(rating) || !isNumber(deviation) || !isNumber(volatility) || !isNumber(games)) return UNKNOWN
  if (deviation <= 0 || volatility <= 0 || games < 0) return UNKNOWN
  const kept = Array.isArray(counted) ? counted.filter(isCounted).slice(-MOST_COUNTED_GAMES) : []
  return { rating, deviation, volatility, games, counted: kept }
}

const isNumber = (value: unknown): value is number => Number.isFinite(value)

function isCounted(value: unknown): value is CountedGame {
  const { gameId, before, after } = Object(value) as Record<string, unknown>
  return typeof gameId === 'string' && isNumber(before) && isNumber(after)
}

/** For guests, from the games that ended on this device; for accounts, from their matches. */
const records = {
  guests: makeDeviceRecord('own-strength', parseOwnStrength),
  account: makeAccountCopy('strength', parseOwnStrength),
  parse: parseOwnStrength,
}
const player = makeObservable<{ readonly owner?: string | undefined }>({})

/** The current player's strength: the guest's until the page sets an owner. */
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

/** A strength based on fewer games is provisional. */
export const SURE_GAMES = 10

/** The strength as a range of one deviation to each side, which contains the true value in two cases out of three. */
export const rangeOfStrength = ({ rating, deviation }: MeasuredStrength) => ({
  from: Math.max(0, 10 * Math.round((rating - deviation) / 10)),
  to: 10 * Math.round((rating + deviation) / 10),
})

/** The setting of the strength dial that is an even match for the player. */
export const evenStrength = (own: MeasuredStrength): Strength => nearestStrength(own.rating)
