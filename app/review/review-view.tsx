import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react'
import type { Color } from '#chess/types.ts'
import type { Review } from '#coach/review/review.ts'
import type { OpeningBook } from './opening-book.ts'
import type { LearnView } from './learn/learn-view.tsx'
import { ReviewReading } from './review-reading.tsx'
import type { PositionJudgement } from './judging/judgements.ts'
import { openingOf, sourceOf, type ReviewedGame } from './reviewed-game.ts'
import { useReview, type ReviewSources } from './judging/use-review.ts'
import type { ReadingStart } from './use-review-view.ts'
import './review.css'

interface ReviewViewProps {
  /** Never changes. Another game needs another key. */
  readonly game: ReviewedGame
  /** The page's heading, which takes the focus when the review opens. */
  readonly head: (takesFocus: boolean) => ReactNode
  readonly sources: ReviewSources
  /** Empty until it has been fetched. */
  readonly book: OpeningBook
  readonly onReviewed: ReviewedListener | undefined
}

/** Called once for each finished review. */
export type ReviewedListener = (
  game: ReviewedGame,
  review: Review,
  judgements: readonly PositionJudgement[],
) => void

/** The review of one game, or the questions about its mistakes. */
export function ReviewView(props: ReviewViewProps) {
  const { sources, book } = props
  const { startJudge } = sources
  // A refetched match is a new object with the same moves, which must not restart the review.
  const [game] = useState(props.game)
  const opening = useMemo(() => openingOf(game.line, book), [game, book])
  const reviewing = useReview(game, opening, sources)
  const { review, judgements } = reviewing
  // Book moves are not mistakes, so the review waits for the book.
  const isWhole = reviewing.status === 'done' && book.names !== ''
  const tell = useEffectEvent(() => review && props.onReviewed?.(game, review, judgements))
  useEffect(() => {
    if (isWhole) tell()
  }, [isWhole])
  const [learning, setLearning] = useState<{ readonly color: Color; readonly View: typeof LearnView }>()
  /** The state to which the user returns after learning. */
  const [start, setStart] = useState<ReadingStart>(() => ({
    tree: sourceOf(game).tree,
    ply: game.line.length,
    isBack: false,
  }))
  if (learning && review)
    return (
      <learning.View
        {...{ game, review, judgements, startJudge }}
        head={props.head(false)}
        color={learning.color}
        onLeave={(ply) => {
          setStart(({ tree }) => ({ tree, ply, isBack: true }))
          setLearning(undefined)
        }}
      />
    )
  return (
    <ReviewReading
      {...{ game, reviewing, opening, start, startJudge }}
      names={props.game.names}
      head={props.head(!start.isBack)}
      onLearn={(color, View, tree) => {
        setStart((before) => ({ ...before, tree }))
        setLearning({ color, View })
      }}
    />
  )
}
