import { useEffect, useState } from 'react'
import type { OpeningNames } from '#matches/openings.ts'

let loading: Promise<OpeningNames> | undefined

/** Once for all who ask. */
export const loadOpeningNames = (): Promise<OpeningNames> =>
  (loading ??= import('../../content/openings/openings.txt?raw').then(({ default: text }) => text))

/** The names of openings: 40 kB that come when there is a move or a match to be named, empty until then. */
export function useOpeningNames(wanted: boolean): OpeningNames {
  const [names, setNames] = useState<OpeningNames>('')
  useEffect(() => {
    if (!wanted) return
    let left = false
    loadOpeningNames().then(
      (text) => !left && setNames(text),
      (error: unknown) => console.warn('The names of openings cannot be read.', error),
    )
    return () => {
      left = true
    }
  }, [wanted])
  return names
}
