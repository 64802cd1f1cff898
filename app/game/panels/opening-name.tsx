import { useMemo } from 'react'
import type { Game } from '#app/game/game.ts'
import { useOpeningNames } from '#app/line/opening-names.ts'
import { openingOf } from '#app/line/openings.ts'

/** What the shown position's opening is called. Its line keeps its place when it has no name. */
export function OpeningName({ game }: { readonly game: Game }) {
  const { start, moves, shown } = game
  const names = useOpeningNames(moves.length > 0)
  const name = useMemo(() => openingOf(names, { start, moves }, shown), [names, start, moves, shown])
  return (
    <p className="opening-name" title={name}>
      {name}
    </p>
  )
}
