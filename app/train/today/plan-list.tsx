import { useMemo, useState } from 'react'
import type { TrainingEntry } from '#contract/training.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { RATED_FROM, ratingAfter } from '../log/rating.ts'
import type { LessonsLeft } from './lessons-left.ts'
import { PlanStep } from './plan-step.tsx'
import { puzzlesOn } from './today.ts'
import { words } from '#words/train/today'

interface PlanListProps {
  readonly entries: readonly TrainingEntry[] | undefined
  /** The number of mistakes that are due. */
  readonly due: number
  readonly hasDaily: boolean
  /** The puzzle of the day is solved. */
  readonly isSolved: boolean
  readonly lessons: LessonsLeft | undefined
}

/** Loaded on demand, since it contains the names of all topics. */
const WeakSteps = lazyPart(async () => (await import('./weak-steps.tsx')).WeakSteps)

/** Rated puzzles in the plan of a day. */
const PUZZLES_A_DAY = 5

/**
 * Today's tasks in order, each one click away and ticked once it is done. The board has the first one, so no button stands out
 * here.
 */
export function PlanList({ entries, due, hasDaily, isSolved, lessons }: PlanListProps) {
  const [now] = useState(() => new Date())
  const known = useMemo(() => entries ?? [], [entries])
  const rating = useMemo(() => ratingAfter(known), [known])
  const solvedToday = puzzlesOn(known, now)
  return (
    <section aria-labelledby="plan" className="hub-plan stage-fills">
      <h2 id="plan" className="text-lg">
        {words.planList.today}
      </h2>
      <ol>
        {due > 0 && (
          <PlanStep
            title={words.planList.yourOwnMistakes}
            text={words.planList.mistakesAreReady(due)}
            action={<LinkButton to="/train/mistakes">{words.trainPage.answer(due)}</LinkButton>}
          />
        )}
        {hasDaily && (
          <PlanStep
            isDone={isSolved}
            title={words.planList.thePuzzleOfTheDay}
            text={isSolved ? words.planList.solvedToday : words.planList.onTheBoard(due > 0)}
          />
        )}
        {lessons?.next && (
          <PlanStep
            title={lessons.next.isBegun ? words.planList.yourLesson : words.planList.theNextLesson}
            text={lessons.next.title}
            action={
              <LinkButton to={lessons.next.path} reloadDocument>
                {lessons.next.isBegun ? words.planList.continue : words.planList.begin}
              </LinkButton>
            }
          />
        )}
        <PlanStep
          isDone={solvedToday >= PUZZLES_A_DAY}
          title={words.planList.fivePuzzles}
          text={
            rating.puzzles >= RATED_FROM
              ? words.planList.yourPuzzleRatingIs(Math.round(rating.rating), solvedToday)
              : words.planList.untilYourRating(RATED_FROM - rating.puzzles)
          }
          action={<LinkButton to="/train/puzzles">{words.trainPage.solvePuzzles}</LinkButton>}
        />
        {known.length > 0 && <WeakSteps entries={known} />}
      </ol>
    </section>
  )
}
