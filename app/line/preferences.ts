import { useSyncExternalStore } from 'react'
import { makeDeviceRecord } from '#app/browser/device-record.ts'

/** The preferences of this device, for all games. */
export interface Preferences {
  readonly sound: boolean
  /**
   * The specification makes the board ignore input while the computer thinks. A player who drags a piece at that time is asked
   * once whether to allow premoves.
   */
  readonly premoves: Premoves
  /** 0 to 1. */
  readonly volume: number
  /** A voice of the browser reads moves, results and the coach. */
  readonly speech: boolean
  /** For two people at one screen: turn the board to the side to move, show the far side's pieces upside down, or neither. */
  readonly seats: Seats
}

const PREMOVES = ['unasked', 'on', 'off'] as const
export type Premoves = (typeof PREMOVES)[number]

export const SEATS = ['fixed', 'turning', 'table'] as const
type Seats = (typeof SEATS)[number]

const DEFAULTS: Preferences = {
  sound: true,
  premoves: 'unasked',
  volume: 0.7,
  speech: false,
  seats: 'fixed',
}

export function parsePreferences(stored: unknown): Preferences {
  const { sound, premoves, volume, speech, seats } = Object(stored) as Readonly<Record<string, unknown>>
  return {
    sound: typeof sound === 'boolean' ? sound : DEFAULTS.sound,
    premoves: parsePremoves(premoves),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULTS.volume,
    speech: speech === true,
    seats: SEATS.find((seat) => seat === seats) ?? DEFAULTS.seats,
  }
}

/** Older releases stored a boolean that was false by default, so only true counts as a choice. */
const parsePremoves = (stored: unknown): Premoves =>
  stored === true ? 'on' : (PREMOVES.find((answer) => answer === stored) ?? DEFAULTS.premoves)

const record = makeDeviceRecord('preferences', parsePreferences)

export const preferences = (): Preferences => record.value

export const changePreferences = (changed: Partial<Preferences>): void => record.change(changed)

const subscribe = (listener: () => void) => record.subscribe(listener)

/** The server renders the defaults. */
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, preferences, () => DEFAULTS)
