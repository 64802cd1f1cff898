import { useMemo, type ReactNode } from 'react'
import type { Game } from '#app/game/game.ts'
import { useOpeningNames } from '#app/line/opening-names.ts'
import { lastNamed } from '#matches/openings.ts'

interface WordLineProps {
  readonly game: Game
  /** A hint, or the computer's reply to a draw offer. */
  readonly words: string | undefined
  /** Shown before the words. */
  readonly children?: ReactNode
}

/** Two lines for a message to the player, or the opening's name. Their place is reserved, so that nothing moves. */
export const WordLine = ({ game, words, children }: WordLineProps) => (
  <div className="word-line">
    {children}
    <p aria-live="polite" className="words">
      {words}
    </p>
    {words === undefined && <OpeningName game={game} />}
  </div>
)

/** The opening of the shown position. The line keeps its height without a name. */
function OpeningName({ game }: { readonly game: Game }) {
  const { line, shown } = game
  const names = useOpeningNames(line.length > 0)
  const name = useMemo(() => lastNamed(names, line, shown)?.title, [names, line, shown])
  return (
    <p className="opening-name" title={name}>
      {name}
    </p>
  )
}
