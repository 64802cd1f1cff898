import { useEffect } from 'react'
import { useOpeningNames } from '#app/line/opening-names.ts'
import { EndReview } from '#app/review/end-review.tsx'
import { gameOfFinished } from '#app/review/reviewed-game.ts'
import type { FinishedGame } from '#matches/finished-game.ts'
import { backgroundReview } from './play-background.ts'

/** What is said of a game that has just ended: how well both played it. */
export function PlayReview({ game }: { readonly game: FinishedGame }) {
  return <EndReview finished={game} background={backgroundReview} openingNames={useOpeningNames(true)} />
}

/** The same of a game that nobody has judged while it was played. */
export function ReviewAfter({ game }: { readonly game: FinishedGame }) {
  useEffect(() => {
    const { start, moves } = gameOfFinished(game)
    backgroundReview.follow({ start, moves, isOver: true, isHeld: false })
    return () => backgroundReview.stop()
  }, [game])
  return <PlayReview game={game} />
}
