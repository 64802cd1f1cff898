import { useMemo } from 'react'
import type { Game } from '#app/game/game.ts'
import { useOpeningNames } from '#app/line/opening-names.ts'
import { lastNamed } from '#matches/openings.ts'

/** The opening of the shown position. The line keeps its height without a name. */
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
