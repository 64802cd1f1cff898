import { useEffect, useState } from 'react'
import type { OpeningNames } from '#matches/openings.ts'

let loading: Promise<OpeningNames> | undefined

/** A list without names, for callers that wait until the names have arrived. */
const NO_NAMES: OpeningNames = '\n'

/** Loaded once for the whole page. */
export const loadOpeningNames = (): Promise<OpeningNames> =>
  (loading ??= import('../../content/openings/openings.txt?raw').then(({ default: text }) => text))

/** The opening names: 40 kB, loaded when a move or a match needs them. Empty until then. */
export function useOpeningNames(wanted: boolean): OpeningNames {
  const [names, setNames] = useState<OpeningNames>('')
  useEffect(() => {
    if (!wanted) return
    let left = false
    loadOpeningNames().then(
      (text) => !left && setNames(text),
      (error: unknown) => {
        console.warn('The names of openings could not be fetched.', error)
        if (!left) setNames(NO_NAMES)
      },
    )
    return () => {
      left = true
    }
  }, [wanted])
  return names
}
