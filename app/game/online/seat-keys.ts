/**
 * The keys of this device's seats: who has a seat's key plays it. The newest games are remembered; a game's row lives
 * for 30 days, and nobody plays more than this in that time and wants to come back to all of them.
 */
const KEY = 'online-seats'
const MOST_SEATS = 50

type Seats = readonly (readonly [id: string, key: string])[]

export function seatKeyOf(id: string): string | undefined {
  return readSeats().find(([game]) => game === id)?.[1]
}

export function storeSeatKey(id: string, key: string) {
  const others = readSeats().filter(([game]) => game !== id)
  try {
    localStorage.setItem(KEY, JSON.stringify([[id, key], ...others].slice(0, MOST_SEATS)))
  } catch (error) {
    console.warn('This device does not keep the key of your seat: a reload would lose it.', error)
  }
}

/** A key that came with the address, from another device of the same player. It is taken out of the address once read. */
export function takeSeatFromAddress(id: string) {
  const key = /^#seat=([\w-]{22})$/.exec(location.hash)?.[1]
  if (key === undefined) return
  storeSeatKey(id, key)
  history.replaceState(history.state, '', location.pathname)
}

export const seatLink = (id: string, key: string): string => `${location.origin}/online/${id}#seat=${key}`

function readSeats(): Seats {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSeat) : []
  } catch {
    // Storage is forbidden, or holds nothing of ours: no seats.
    return []
  }
}

const isSeat = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((entry) => typeof entry === 'string')
