import { useEffect, useState } from 'react'
import type { parseFinishedGame } from '#matches/finished-game.ts'

export type ParseGame = typeof parseFinishedGame

/** What reads games of the device, with the library that checks them: 8 kB that come when there is such a game. */
export function useGameParser(wanted: boolean): ParseGame | undefined {
  const [parse, setParse] = useState<ParseGame>()
  useEffect(() => {
    if (!wanted) return
    const left = new AbortController()
    const load = () =>
      import('#matches/finished-game.ts').then(
        (module) => !left.signal.aborted && setParse(() => module.parseFinishedGame),
        (error: unknown) => {
          console.warn('Games on this device cannot be read yet.', error)
          window.addEventListener('online', () => void load(), { once: true, signal: left.signal })
        },
      )
    void load()
    return () => left.abort()
  }, [wanted])
  return parse
}
