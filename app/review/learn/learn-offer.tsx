import { useState } from 'react'
import type { Color } from '#chess/types.ts'
import { isError } from '#coach/judging/move-class.ts'
import type { Review } from '#coach/review/review.ts'
import { takeFocus } from '#app/browser/take-focus.ts'
import { Button } from '#app/ui/button.tsx'
import type { ReviewedGame } from '../reviewed-game.ts'
import type { LearnView } from './learn-view.tsx'
import { learners } from './questions.ts'
import { LiveText } from '#app/ui/live-text.tsx'
import { words } from '#words/review'

/** Loads the questions on demand. */
const load = () => import('./learn-view.tsx')

interface LearnOfferProps {
  readonly game: ReviewedGame
  readonly review: Review
  /** The user returns from the questions, and the button that had the focus no longer exists. */
  readonly takesFocus: boolean
  readonly onLearn: (color: Color, View: typeof LearnView) => void
}

/** Buttons that start the questions and show their number; renders nothing without a mistake. */
export function LearnOffer({ game, review, takesFocus, onLearn }: LearnOfferProps) {
  const [hasFailed, setFailed] = useState(false)
  const offered = learners(game).flatMap((color) => {
    const count = review.moves.filter((move) => move.color === color && isError(move.moveClass)).length
    return count > 0 ? [{ color, count }] : []
  })
  if (offered.length === 0) return null
  function learn(color: Color) {
    load().then(
      (module) => onLearn(color, module.LearnView),
      (error: unknown) => {
        console.warn('The questions could not be fetched.', error)
        setFailed(true)
      },
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {offered.map(({ color, count }, index) => (
        <Button
          key={color}
          icon="hint"
          ref={takesFocus && index === 0 ? takeFocus : undefined}
          onClick={() => learn(color)}
        >
          {game.own ? words.learnOffer.yours(count) : words.learnOffer.ofSide(color, count)}
        </Button>
      ))}
      <LiveText tone="error">{hasFailed && words.learnOffer.couldNotBeFetched}</LiveText>
    </div>
  )
}
