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
      <h1 className="text-2xl">Train</h1>
      <p className="train-days text-muted">
        {entries === undefined ? 'Loading your training…' : daysWords(daysTrained(known, now))}
      </p>
      {offer}
      <ul className="train-today">
        <Task
          title="Puzzles of your strength"
          text={
            rating.puzzles > 0
              ? `Your puzzle rating is ${Math.round(rating.rating)}. Every puzzle is set close to it.`
              : 'Thousands, each near your own rating.'
          }
          action={
            <LinkButton to="/train/puzzles" kind="primary">
              Solve puzzles
            </LinkButton>
          }
        />
        <DailyTask now={now} />
        <Task
          title="Your own mistakes"
          text={mistakesText(due, hasCards)}
          action={
            due > 0 ? (
              <LinkButton to="/train/mistakes">Answer {due === 1 ? 'it' : `all ${due}`}</LinkButton>
            ) : (
              <LinkButton to="/dashboard">Your Games</LinkButton>
            )
          }
        />
        {lesson && <LessonTask lesson={lesson} />}
        <WeakTasks entries={known} />
        <Task
          title="Puzzle rush"
          text="Three minutes, or three lives."
          action={<LinkButton to="/train/rush">Rush</LinkButton>}
        />
      </ul>
      <p className="mt-6">
        <Link to="/dashboard#progress" className="inline-flex min-h-11 items-center underline">
          Your progress
        </Link>
      </p>
    </main>
  )
}

const LessonTask = ({ lesson }: { readonly lesson: NextLesson }) => (
  <Task
    title={lesson.isBegun ? 'Your lesson' : 'The next lesson'}
    text={lesson.title}
    action={
      <LinkButton to={lesson.path} reloadDocument>
        {lesson.isBegun ? 'Continue' : 'Begin'}
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
          text={`You solved ${weak.solved} of your last ${weak.tried} on this theme, fewer than on others.`}
          action={<LinkButton to={`/train/puzzles?theme=${weak.theme}`}>Practise it</LinkButton>}
        />
      )}
      {failed > 0 && (
        <Task
          title="Puzzles you failed"
          text={failed === 1 ? 'One is left to be solved.' : `${failed} are left to be solved.`}
          action={<LinkButton to="/train/puzzles?again">Try them again</LinkButton>}
        />
      )}
    </>
  )
}

function mistakesText(due: number, hasCards: boolean): string {
  if (due > 0)
    return due === 1 ? 'One mistake is ready to try again.' : `${due} mistakes are ready to try again.`
  return hasCards
    ? 'None is due today.'
    : 'Review a game that you played, and its mistakes come back to you here.'
}

/** Only the device knows if it is solved. */
function DailyTask({ now }: { readonly now: Date }) {
  const isHydrated = useIsHydrated()
  const today = now.toISOString().slice(0, 10)
  const streak = isHydrated ? readStreak() : undefined
  const isSolved = streak?.last === today && daysOn(streak, today) > 0
  return (
    <Task
      title="The puzzle of the day"
      text={
        isSolved
          ? 'Solved. There is another tomorrow.'
          : 'The same for everybody, easy on Monday and hard on Sunday.'
      }
      action={
        <LinkButton to="/#puzzle" reloadDocument>
          {isSolved ? 'Look at it' : 'Solve it'}
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
