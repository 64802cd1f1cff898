import type { ReactNode } from 'react'
import { GameMoves, type GameMovesProps } from './game-moves.tsx'
import { ShownOpening } from './word-line.tsx'
import { words as texts } from '#words/game'

interface MovesCardProps extends GameMovesProps {
  /** A message to the player, unless the coach's card shows it. */
  readonly words?: { readonly text: string | undefined } | undefined
  readonly status?: ReactNode
  /** The buttons that step through the moves. */
  readonly steps?: ReactNode
  /** An offer of the opponent, above the moves. */
  readonly question?: ReactNode
}

/** The moves on a desk, under the opening's name; the list takes the column's remaining height. */
export function MovesCard({ words, status, steps, question, ...moves }: MovesCardProps) {
  const isEmpty = moves.game.line.length === 0
  return (
    <section aria-label={texts.panels.review} className="moves-card stage-fills">
      <div className="moves-head">
        {status}
        {isEmpty ? <p className="opening-name">{texts.panels.moves}</p> : <ShownOpening game={moves.game} />}
        {words && (
          <p aria-live="polite" className="words">
            {words.text}
          </p>
        )}
      </div>
      {question}
      <GameMoves {...moves} />
      {/* Reserves the place of the buttons, so that nothing moves when they appear. */}
      {steps && <div className="review-steps">{steps}</div>}
    </section>
  )
}
