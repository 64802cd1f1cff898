import { useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { TrainingEntry } from '#contract/training.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { daysOn, readStreak } from '#app/puzzles/streak.ts'
import { useIsHydrated } from '#app/browser/use-hydrated.ts'
import { cardsOf, dueCards } from '../cards/schedule.ts'
import { ratingAfter } from '../log/rating.ts'
import { useTrainingLog } from '../log/use-training-log.ts'
import { useLadder } from '../rush/use-ladder.ts'
import { topicName } from '../puzzles/topic-words.ts'
import { trainedOf } from '../puzzles/trained.ts'
import { daysTrained, daysWords, weakTheme } from './today.ts'
import '../train.css'
import { words } from '#words/train/today'

interface TrainPageProps {
  /** The lesson to continue or start; absent until the device’s progress is read. */
  readonly lesson: NextLesson | undefined
  /** The guests’ training, offered to the signed-in user. */
  readonly offer: ReactNode
}

export interface NextLesson {
  readonly title: string
  readonly path: string
  readonly isBegun: boolean
}

/** Today’s training, each part one press away. */
export function TrainPage({ lesson, offer }: TrainPageProps) {
  const { entries } = useTrainingLog()
  const known = useMemo(() => entries ?? [], [entries])
  useLadder(entries)
  const [now] = useState(() => new Date())
  const due = useMemo(() => dueCards(cardsOf(known), now.getTime()).length, [known, now])
  const rating = useMemo(() => ratingAfter(known), [known])
  const hasCards = known.some(({ kind }) => kind === 'card')
  return (
    <main className="page train-page fills-screen">
      <h1 className="text-2xl">{words.trainPage.train}</h1>
      <p className="train-days text-muted">
        {entries === undefined ? words.trainPage.loadingYourTraining : daysWords(daysTrained(known, now))}
      </p>
      {offer}
      <ul className="train-today">
        <Task
          title={words.trainPage.title}
          text={
            rating.puzzles > 0
              ? words.trainPage.yourPuzzleRatingIsEvery(Math.round(rating.rating))
              : words.trainPage.thousandsEachNearYourOwn
          }
          action={
            <LinkButton to="/train/puzzles" kind="primary">
              {words.trainPage.solvePuzzles}
            </LinkButton>
          }
        />
        <DailyTask now={now} />
        <Task
          title={words.trainPage.yourOwnMistakes}
          text={mistakesText(due, hasCards)}
          action={
            due > 0 ? (
              <LinkButton to="/train/mistakes">{words.trainPage.answer(due)}</LinkButton>
            ) : (
              <LinkButton to="/dashboard">{words.trainPage.yourGames}</LinkButton>
            )
          }
        />
        {lesson && <LessonTask lesson={lesson} />}
        <WeakTasks entries={known} />
        <Task
          title={words.trainPage.puzzleRush}
          text={words.trainPage.threeMinutesOrThreeLives}
          action={<LinkButton to="/train/rush">{words.trainPage.rush}</LinkButton>}
        />
      </ul>
      <p className="mt-6">
        <Link to="/dashboard#progress" className="inline-flex min-h-11 items-center underline">
          {words.trainPage.yourProgress}
        </Link>
      </p>
    </main>
  )
}

const LessonTask = ({ lesson }: { readonly lesson: NextLesson }) => (
  <Task
    title={lesson.isBegun ? words.trainPage.yourLesson : words.trainPage.theNextLesson}
    text={lesson.title}
    action={
      <LinkButton to={lesson.path} reloadDocument>
        {lesson.isBegun ? words.trainPage.continue : words.trainPage.begin}
      </LinkButton>
    }
  />
)

/** Recent weaknesses, if there are any. */
function WeakTasks({ entries }: { readonly entries: readonly TrainingEntry[] }) {
  const failed = useMemo(() => trainedOf(entries).failed.length, [entries])
  const weak = useMemo(() => weakTheme(entries), [entries])
  return (
    <>
      {weak && (
        <Task
          title={topicName({ kind: 'theme', name: weak.theme })}
          text={words.trainPage.youSolvedOfYourLast(weak.solved, weak.tried)}
          action={
            <LinkButton to={`/train/puzzles?theme=${weak.theme}`}>{words.trainPage.practiseIt}</LinkButton>
          }
        />
      )}
      {failed > 0 && (
        <Task
          title={words.trainPage.puzzlesYouFailed}
          text={failed === 1 ? words.trainPage.oneIsLeft : words.trainPage.areLeftToBeSolved(failed)}
          action={<LinkButton to="/train/puzzles?again">{words.trainPage.tryThemAgain}</LinkButton>}
        />
      )}
    </>
  )
}

function mistakesText(due: number, hasCards: boolean): string {
  if (due > 0)
    return due === 1 ? words.trainPage.oneMistakeIsReady : words.trainPage.mistakesAreReadyToTry(due)
  return hasCards ? words.trainPage.noneIsDueToday : words.trainPage.reviewAGameThatYou
}

/** Only the device knows if it is solved. */
function DailyTask({ now }: { readonly now: Date }) {
  const isHydrated = useIsHydrated()
  const today = now.toISOString().slice(0, 10)
  const streak = isHydrated ? readStreak() : undefined
  const isSolved = streak?.last === today && daysOn(streak, today) > 0
  return (
    <Task
      title={words.trainPage.thePuzzleOfTheDay}
      text={isSolved ? words.trainPage.solvedThereIsAnotherTomorrow : words.trainPage.theSameForEverybodyEasy}
      action={
        <LinkButton to="/#puzzle" reloadDocument>
          {isSolved ? words.trainPage.lookAt : words.trainPage.solveIt}
        </LinkButton>
      }
    />
  )
}

interface TaskProps {
  readonly title: string
  readonly text: string
  readonly action: ReactNode
}

const Task = ({ title, text, action }: TaskProps) => (
  <li>
    <h2 className="text-lg">{title}</h2>
    <p className="text-muted">{text}</p>
    {action}
  </li>
)
