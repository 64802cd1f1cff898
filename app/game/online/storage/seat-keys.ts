import { readStored, store } from '#app/browser/stored-json.ts'
import { localAddress } from '#words/addresses.ts'

/**
 * The keys of this device's seats. The owner of a key plays its seat. The newest games are remembered: the server keeps a
 * game for 30 days, and players do not return to more than this.
 */
const KEY = 'online-seats'
const MOST_SEATS = 50

type Seats = readonly (readonly [id: string, key: string])[]

export function seatKeyOf(id: string): string | undefined {
  return readSeats().find(([game]) => game === id)?.[1]
}

export function storeSeatKey(id: string, key: string) {
  const others = readSeats().filter(([game]) => game !== id)
  store(KEY, [[id, key], ...others].slice(0, MOST_SEATS))
}

/** Stores a key from the address, which comes from another device of the player, and removes it from the address. */
export function takeSeatFromAddress(id: string) {
  const key = /^#seat=([\w-]{22})$/.exec(location.hash)?.[1]
  if (key === undefined) return
  storeSeatKey(id, key)
  history.replaceState(history.state, '', location.pathname)
}

export const seatLink = (id: string, key: string): string =>
  location.origin + localAddress(`/online/${id}#seat=${key}`)

function readSeats(): Seats {
  const stored = readStored(KEY)
  return Array.isArray(stored) ? stored.filter(isSeat) : []
}

const isSeat = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((entry) => typeof entry === 'string')
