import { useSyncExternalStore } from 'react'
import { makeDeviceRecord } from '#app/browser/device-record.ts'
import { savesData } from '#app/browser/saves-data.ts'

interface EngineChoice {
  /** Undefined until the user switches the engine on or off: then it is on, except for visitors who save data. */
  readonly isOn: boolean | undefined
  readonly variations: number
}

/** Two lines show whether the best move is the only good one. */
const DEFAULTS: EngineChoice = { isOn: undefined, variations: 2 }
const MOST_VARIATIONS = 5

export function parseEngineChoice(stored: unknown): EngineChoice {
  const { isOn, variations } = Object(stored) as Readonly<Record<string, unknown>>
  const isCount =
    Number.isInteger(variations) && (variations as number) >= 1 && (variations as number) <= MOST_VARIATIONS
  return {
    isOn: typeof isOn === 'boolean' ? isOn : DEFAULTS.isOn,
    variations: isCount ? (variations as number) : DEFAULTS.variations,
  }
}

const record = makeDeviceRecord('analysis-engine', parseEngineChoice)
const subscribe = (listener: () => void) => record.subscribe(listener)

export const changeEngineChoice = (changes: Partial<EngineChoice>): void => record.change(changes)

/** The server renders the engine as on, so that nothing shifts for most visitors; the search starts after hydration. */
export function useEngineChoice(): { readonly isOn: boolean; readonly variations: number } {
  const choice = useSyncExternalStore(
    subscribe,
    () => record.value,
    () => DEFAULTS,
  )
  const isSaving = useSyncExternalStore(noChanges, savesData, () => false)
  return { isOn: choice.isOn ?? !isSaving, variations: choice.variations }
}

const noChanges = () => () => undefined
