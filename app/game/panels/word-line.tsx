import type { ReactNode } from 'react'
import { OpeningName } from './opening-name.tsx'
import type { Game } from '#app/game/game.ts'

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
