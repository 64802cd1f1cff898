import { useSyncExternalStore } from 'react'
import { makeDeviceRecord } from './device-record.ts'

interface LetterKeys {
  /** True if single letters are shortcuts on this device. */
  readonly on: boolean
}

const parse = (stored: unknown): LetterKeys => ({ on: Object(stored).on !== false })

const record = makeDeviceRecord('letter-keys', parse)

/**
 * Single-letter shortcuts work anywhere on a page, so speech input or a slip of the hand can trigger them. WCAG 2.1.4
 * therefore requires a way to switch them off. Keys of the board are exempt, since they only work while it has the focus.
 */
export const areLetterKeysOn = (): boolean => record.value.on

export const switchLetterKeys = (on: boolean): void => record.change({ on })

const subscribe = (listener: () => void) => record.subscribe(listener)

/** On while the server renders, since it does not know the device's settings. */
export const useLetterKeys = (): boolean => useSyncExternalStore(subscribe, areLetterKeysOn, () => true)
