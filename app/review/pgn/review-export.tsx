import { useMemo } from 'react'
import { makeTreePgn } from '#chess/pgn-tree.ts'
import { useCopying } from '#app/browser/use-copying.ts'
import { makeAnalysisLink } from '#app/line/analysis-link.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { makeReviewPgn } from './annotate.ts'
import { sourceOf, type ReviewedGame } from '../reviewed-game.ts'
import type { useReview } from '../judging/use-review.ts'
import { LiveText } from '#app/ui/live-text.tsx'
import { words } from '#words/review'

interface ReviewExportProps {
  /** Includes the moves that the user tried. */
  readonly game: ReviewedGame
  readonly reviewing: Pick<ReturnType<typeof useReview>, 'status' | 'review' | 'judgements'>
  readonly ply: number
}

/** Takes the review to the analysis board or to the clipboard. */
export function ReviewExport({ game, reviewing, ply }: ReviewExportProps) {
  const { status, review, judgements } = reviewing
  const pgn = useMemo(
    // Comments and lines are added once, when every move is judged.
    () =>
      review && status === 'done' ? makeReviewPgn(game, review, judgements) : makeTreePgn(sourceOf(game)),
    [game, review, judgements, status],
  )
  const { told, copy } = useCopying()
  return (
    <>
      <LinkButton to={makeAnalysisLink(pgn, ply)}>{words.reviewExport.analyseFromHere}</LinkButton>
      <Button onClick={() => copy(() => pgn, words.reviewExport.thePgnIsCopied)}>
        {words.reviewExport.copyPgn}
      </Button>
      <LiveText>{told}</LiveText>
    </>
  )
}
