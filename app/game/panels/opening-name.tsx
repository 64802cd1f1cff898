import { useEffect, useMemo, useState } from 'react'
import type { Game } from '#app/game/game.ts'
import type { OpeningNames } from '#matches/openings.ts'
import { openingOf } from './openings.ts'

let loading: Promise<OpeningNames> | undefined

/** 40 kB that nobody needs before the first move, and everybody once. */
const load = (): Promise<OpeningNames> =>
  (loading ??= import('../../../content/openings/openings.txt?raw').then(({ default: text }) => text))

/** What the shown position's opening is called. Its line keeps its place when it has no name. */
export function OpeningName({ game }: { readonly game: Game }) {
  const [names, setNames] = useState<OpeningNames>()
  const begun = game.moves.length > 0

  useEffect(() => {
    if (!begun) return
    let left = false
    load().then(
      (loaded) => !left && setNames(loaded),
      (error: unknown) => console.warn('The names of openings cannot be read.', error),
    )
    return () => {
      left = true
    }
  }, [begun])

  const { start, moves, shown } = game
  const name = useMemo(() => names && openingOf(names, { start, moves, shown }), [names, start, moves, shown])
  return (
    <p className="opening-name" title={name}>
      {name}
    </p>
  )
}
