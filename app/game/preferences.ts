import { useSyncExternalStore } from 'react'

/** What a player likes, on this device and in every game. */
export interface Preferences {
  readonly sound: boolean
  /**
   * The specification ignores the board while the computer thinks; whoever drags a piece meanwhile is asked once whether
   * that is wanted.
   */
  readonly premoves: Premoves
  /** 0 to 1. */
  readonly volume: number
  /** Between two people at one screen: turns the board to the side to move, shows the far side's pieces upside down, or neither. */
  readonly seats: Seats
}

const PREMOVES = ['unasked', 'on', 'off'] as const
export type Premoves = (typeof PREMOVES)[number]

export const SEATS = ['fixed', 'turning', 'table'] as const
export type Seats = (typeof SEATS)[number]

const DEFAULTS: Preferences = {
  sound: true,
  premoves: 'unasked',
  volume: 0.7,
  seats: 'fixed',
}
const KEY = 'preferences'

/** Takes what fits and leaves the rest: an old or hand-made record costs nothing but itself. */
export function parsePreferences(text: string | null): Preferences {
  let value: unknown
  try {
    value = JSON.parse(text ?? 'null')
  } catch {
    // Not JSON: nothing of ours, and nothing to keep.
    return DEFAULTS
  }
  if (typeof value !== 'object' || value === null) return DEFAULTS
  const { sound, premoves, volume, seats } = value as Record<string, unknown>
  return {
    sound: typeof sound === 'boolean' ? sound : DEFAULTS.sound,
    premoves: PREMOVES.find((answer) => answer === premoves) ?? DEFAULTS.premoves,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULTS.volume,
    seats: SEATS.find((seat) => seat === seats) ?? DEFAULTS.seats,
  }
}

let current: Preferences | undefined
const listeners = new Set<() => void>()

export function preferences(): Preferences {
  current ??= parsePreferences(readStored())
  return current
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Storage is forbidden here: everybody gets the defaults, and a change holds until the page is left.
    return null
  }
}

export function changePreferences(changed: Partial<Preferences>) {
  current = { ...preferences(), ...changed }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch (error) {
    console.warn('This device does not keep preferences.', error)
  }
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The server knows nobody's preferences. */
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, preferences, () => DEFAULTS)
