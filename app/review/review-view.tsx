import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Color } from '#chess/types.ts'
import type { Review } from '#coach/review.ts'
import type { OpeningBook } from './opening-book.ts'
import type { LearnView } from './learn/learn-view.tsx'
import { ReviewReading, type Opened } from './review-reading.tsx'
import type { PositionJudgement } from './judging/judgements.ts'
import { openingOf, sourceOf, type ReviewedGame } from './reviewed-game.ts'
import { useReview, type ReviewSources } from './judging/use-review.ts'
import './review.css'

interface ReviewViewProps {
  /** Another game needs another key: a review, once begun, is of one game. */
  readonly game: ReviewedGame
  readonly sources: ReviewSources
  /** Empty until it has been fetched. */
  readonly book: OpeningBook
  readonly onReviewed: ReviewedListener | undefined
}

/** Told once of each review that is whole. */
export type ReviewedListener = (
  game: ReviewedGame,
  review: Review,
  judgements: readonly PositionJudgement[],
) => void

/** One game: its review to be read, or its mistakes to be learned from. */
export function ReviewView(props: ReviewViewProps) {
  const { sources, book } = props
  const { startJudge } = sources
  // The same moves come as another object when the match is read again; that must not begin anew.
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
  /** Where the review is read on after learning, with what had been tried before. */
  const [opened, setOpened] = useState<Opened>(() => ({ tree: sourceOf(game).tree, ply: 0, isBack: false }))
  if (learning && review)
    return (
      <learning.View
        {...{ game, review, judgements, startJudge }}
        color={learning.color}
        onLeave={(ply) => {
          setOpened(({ tree }) => ({ tree, ply, isBack: true }))
          setLearning(undefined)
        }}
      />
    )
  return (
    <ReviewReading
      {...{ game, reviewing, opening, opened, startJudge }}
      names={props.game.names}
      onLearn={(color, View, tree) => {
        setOpened((before) => ({ ...before, tree }))
        setLearning({ color, View })
      }}
    />
  )
}
