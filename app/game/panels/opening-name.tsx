import { useMemo } from 'react'
import type { Game } from '#app/game/game.ts'
import { useOpeningNames } from '#app/line/opening-names.ts'
import { lastNamed } from '#matches/openings.ts'

/** What the shown position's opening is called. Its line keeps its place when it has no name. */
export function OpeningName({ game }: { readonly game: Game }) {
  const { line, shown } = game
  const names = useOpeningNames(line.length > 0)
  const name = useMemo(() => lastNamed(names, line, shown)?.title, [names, line, shown])
  return (
    <p className="opening-name" title={name}>
      {name}
    </p>
  )
}
