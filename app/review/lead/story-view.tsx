import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { takeFocusInPlace } from '#app/browser/take-focus.ts'
import { PlayerStrip } from '#app/line/player-strip.tsx'
import type { Color } from '#chess/types.ts'
import type { OpeningBook } from '../opening-book.ts'
import { useFollowedReview } from '../judging/use-followed-review.ts'
import type { ReviewScheduler } from '../judging/scheduler.ts'
import type { ReviewJudge } from '../judging/workers.ts'
import { LearnView } from '../learn/learn-view.tsx'
import { openingOf, sourceOf, type ReviewedGame } from '../reviewed-game.ts'
import type { ReviewedListener } from '../review-view.tsx'
import type { ReadingStart } from '../use-review-view.ts'
import { StoryReading, type StoryActions } from './story-reading.tsx'
import { words } from '#words/review'
import '../review.css'
import './story-view.css'

interface StoryViewProps {
  /** Never changes. */
  readonly game: ReviewedGame
  /** Judged the game while it was played. */
  readonly scheduler: ReviewScheduler
  readonly startJudge: () => ReviewJudge
  /** Empty until it has been fetched. */
  readonly book: OpeningBook
  readonly onReviewed: ReviewedListener
  readonly actions: StoryActions
}

/** The side whose mistakes the reader tries to improve: all of them, or the one after `only` moves. */
interface Trying {
  readonly only?: number
  readonly color: Color
}

/** The review of a game that has just ended, in place of the game and of the same size. */
export function StoryView({ scheduler, startJudge, book, onReviewed, actions, ...props }: StoryViewProps) {
  const [game] = useState(props.game)
  const opening = useMemo(() => openingOf(game.line, book), [game, book])
  const reviewing = useFollowedReview(game, opening, scheduler)
  const { review, judgements } = reviewing
  const isWhole = reviewing.status === 'done' && book.names !== ''
  const tell = useEffectEvent(() => review && onReviewed(game, review, judgements))
  useEffect(() => {
    if (isWhole) tell()
  }, [isWhole])
  const [taken, setTaken] = useState(0)
  const [trying, setTrying] = useState<Trying>()
  const [start, setStart] = useState<ReadingStart>(() => ({
    tree: sourceOf(game).tree,
    ply: game.line.length,
    isBack: false,
  }))
  const strip = (color: Color) => <PlayerStrip color={color} name={game.names[color]} ending={game.ending} />
  return (
    <>
      <h1 ref={takeFocusInPlace} tabIndex={-1} className="sr-only">
        {words.lead.title(game.names.w, game.names.b)}
      </h1>
      {trying && review ? (
        <LearnView
          {...{ game, review, judgements, startJudge }}
          head={undefined}
          {...trying}
          frame={{ kind: 'game', strip, left: <div /> }}
          onLeave={(ply) => {
            setStart(({ tree }) => ({ tree, ply, isBack: true }))
            setTrying(undefined)
          }}
        />
      ) : (
        <StoryReading
          {...{ game, reviewing, opening, start, startJudge, actions, taken }}
          names={game.names}
          head={undefined}
          onTaken={setTaken}
          onTry={(index) => setTrying({ only: index, color: review!.moves[index]!.color })}
          onLearn={(color, _View, tree) => {
            setStart((before) => ({ ...before, tree }))
            setTrying({ color })
          }}
        />
      )}
    </>
  )
}
