import { useEffect, useState } from 'react'
import { lastArrivalOf } from '#app/history/sync/match-sync.ts'
import { useMatchSyncState } from '#app/history/sync/use-match-sync.ts'
import { useOpeningNames } from '#app/line/opening-names.ts'
import { keepInAccount, makeKeptReview } from '#app/review/judging/account-reviews.ts'
import { EndReview } from '#app/review/end-review.tsx'
import type { KeptJudgement } from '#app/review/judging/review-state.ts'
import { gameOfFinished } from '#app/review/reviewed-game.ts'
import type { FinishedGame } from '#matches/finished-game.ts'
import { keepMistakes } from './keep-mistakes.ts'
import { backgroundReview } from './play-background.ts'

/** What is said of a game that has just ended: how well both played it. It is kept in the account as soon as the game is there. */
export function PlayReview({ game }: { readonly game: FinishedGame }) {
  const { arrived } = useMatchSyncState()
  const arrival = lastArrivalOf(arrived, game.gameId)
  return <ReviewForAccount game={game} isInAccount={arrival !== undefined && !arrival.kept.isOther} />
}

/**
 * The same of a game that nobody has judged while it was played. The server saves it in its own time, so its review gets to the
 * account from its own page.
 */
export function ReviewAfter({ game }: { readonly game: FinishedGame }) {
  useEffect(() => {
    const { start, moves } = gameOfFinished(game)
    backgroundReview.follow({ start, moves, isOver: true, isHeld: false })
    return () => backgroundReview.stop()
  }, [game])
  return <ReviewForAccount game={game} isInAccount={false} />
}

interface ReviewForAccountProps {
  readonly game: FinishedGame
  readonly isInAccount: boolean
}

function ReviewForAccount({ game, isInAccount }: ReviewForAccountProps) {
  const [judgements, setJudgements] = useState<readonly KeptJudgement[]>()
  const { gameId } = game
  useEffect(() => {
    const review = isInAccount && judgements ? makeKeptReview(judgements) : undefined
    if (review) void keepInAccount(gameId, review)
  }, [gameId, isInAccount, judgements])
  return (
    <EndReview
      finished={game}
      background={backgroundReview}
      openingNames={useOpeningNames(true)}
      onWhole={(whole, review) => {
        setJudgements(whole)
        keepMistakes({ game: gameOfFinished(game), review, judgements: whole, gameId })
      }}
    />
  )
}
