import { useSyncExternalStore } from 'react'
import { makeDeviceRecord } from '#app/browser/device-record.ts'

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

export function parsePreferences(stored: unknown): Preferences {
  const { sound, premoves, volume, seats } = Object(stored) as Readonly<Record<string, unknown>>
  return {
    sound: typeof sound === 'boolean' ? sound : DEFAULTS.sound,
    premoves: parsePremoves(premoves),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULTS.volume,
    seats: SEATS.find((seat) => seat === seats) ?? DEFAULTS.seats,
  }
}

/** They once were on or not, and off unasked: only who had switched them on has given an answer. */
const parsePremoves = (stored: unknown): Premoves =>
  stored === true ? 'on' : (PREMOVES.find((answer) => answer === stored) ?? DEFAULTS.premoves)

const record = makeDeviceRecord('preferences', parsePreferences)

export const preferences = (): Preferences => record.value

export const changePreferences = (changed: Partial<Preferences>): void => record.change(changed)

const subscribe = (listener: () => void) => record.subscribe(listener)

/** The server knows nobody's preferences. */
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, preferences, () => DEFAULTS)
