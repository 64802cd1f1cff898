import type { ReactNode } from 'react'
import { OpeningName } from './opening-name.tsx'
import type { Game } from '#app/game/game.ts'

interface WordLineProps {
  readonly game: Game
  /** A hint, or what the computer says to an offered draw. */
  readonly words: string | undefined
  /** What stands before it, if anything does. */
  readonly children?: ReactNode
}

/**
 * Two lines whose place is always kept, so that nothing moves and nothing is covered when something is said: words for
 * the player, and the opening's name as long as there are none.
 */
export const WordLine = ({ game, words, children }: WordLineProps) => (
  <div className="word-line">
    {children}
    <p aria-live="polite" className="words">
      {words}
    </p>
    {words === undefined && <OpeningName game={game} />}
  </div>
)
