import { useEffect, useState } from 'react'
import type { parseGameRecord } from '#matches/parse-game-record.ts'

export type ParseGame = typeof parseGameRecord

/** The parser of finished games and its library, 8 kB, loaded once the device has such a game. */
export function useGameParser(wanted: boolean): ParseGame | undefined {
  const [parse, setParse] = useState<ParseGame>()
  useEffect(() => {
    if (!wanted) return
    const left = new AbortController()
    const load = () =>
      import('#matches/parse-game-record.ts').then(
        (module) => !left.signal.aborted && setParse(() => module.parseGameRecord),
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
