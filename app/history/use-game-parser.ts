import { useEffect, useState } from 'react'
import type { parseFinishedGame } from '#matches/parse-finished-game.ts'

export type ParseGame = typeof parseFinishedGame

/** The parser of finished games and its library, 8 kB, loaded once the device has such a game. */
export function useGameParser(wanted: boolean): ParseGame | undefined {
  const [parse, setParse] = useState<ParseGame>()
  useEffect(() => {
    if (!wanted) return
    const left = new AbortController()
    const load = () =>
      import('#matches/parse-finished-game.ts').then(
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
