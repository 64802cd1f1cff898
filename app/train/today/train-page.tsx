import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useIsHydrated } from '#app/browser/use-hydrated.ts'
import type { DailyPuzzleData, StillPosition } from '#app/puzzles/puzzle-data.ts'
import { daysOn, readStreak } from '#app/puzzles/streak.ts'
import { CoachCard } from '#app/stage/coach-card.tsx'
import { Stage } from '#app/stage/stage.tsx'
import { Diagram } from '#app/ui/diagram.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { cardsOf, dueCards } from '../cards/schedule.ts'
import { useTrainingLog } from '../log/use-training-log.ts'
import { useLadder } from '../rush/use-ladder.ts'
import { AllTraining } from './all-training.tsx'
import { PlanList } from './plan-list.tsx'
import type { LessonsLeft } from './lessons-left.ts'
import { daysTrained } from './today.ts'
import '../train.css'
import './hub.css'
import { words } from '#words/train/today'

interface TrainPageProps {
  /** The puzzle of the day; absent when offline. */
  readonly daily: { readonly puzzle: DailyPuzzleData; readonly still: StillPosition } | undefined
  /** Absent until the device's progress has been read. */
  readonly lessons: LessonsLeft | undefined
  /** Offers the guest's training on this device to the signed-in user. */
  readonly offer: ReactNode
}

/** Board and rules load after the first paint. */
const loadBoard = async () => (await import('./plan-board.tsx')).PlanBoard
const PlanBoard = lazyPart(loadBoard, ({ waiting }) => waiting)
const ProgressRings = lazyPart(async () => (await import('./progress-rings.tsx')).ProgressRings)
const fetchAhead = () =>
  void loadBoard().catch((error: unknown) => console.warn('The board has not come yet.', error))

/** Today's plan with a live board, then all other training, then the progress. */
export function TrainPage({ daily, lessons, offer }: TrainPageProps) {
  const { entries } = useTrainingLog()
  const known = useMemo(() => entries ?? [], [entries])
  const [now] = useState(() => new Date())
  const due = useMemo(() => dueCards(cardsOf(known), now.getTime()), [known, now])
  const [isSolvedHere, setSolvedHere] = useState(false)
  const isSolved = useIsSolved(now) || isSolvedHere
  useLadder(entries)
  useEffect(fetchAhead, [])
  const isNew = known.length === 0 && (lessons?.done ?? 0) === 0 && lessons?.next?.isBegun !== true

  const arrange = (board: ReactNode, coach: ReactNode) => (
    <Stage
      head={<h1 className="text-2xl">{words.trainPage.train}</h1>}
      board={board}
      column={
        <>
          {coach}
          <PlanList {...{ entries, lessons, isSolved }} due={due.length} hasDaily={daily !== undefined} />
        </>
      }
    />
  )
  const waiting = arrange(
    daily ? <Diagram {...daily.still} /> : <div className="board-empty" />,
    <CoachCard pose="welcome">
      <p>{words.trainPage.loadingYourTraining}</p>
    </CoachCard>,
  )
  return (
    <main className="page train-hub fills-screen">
      {offer}
      {entries === undefined || (due.length === 0 && !daily) ? (
        waiting
      ) : (
        <PlanBoard
          due={due}
          daily={daily?.puzzle}
          onDailySolved={() => setSolvedHere(true)}
          greeting={isNew ? words.trainPage.welcome : words.today.daysTrained(daysTrained(known, now))}
          renderStage={arrange}
          waiting={waiting}
        />
      )}
      <AllTraining entries={known} lessons={lessons} due={due.length} />
      {!isNew && entries !== undefined && lessons && <ProgressRings {...{ entries, lessons, now }} />}
    </main>
  )
}

/** Only the device knows if the puzzle of the day is solved. */
function useIsSolved(now: Date): boolean {
  const isHydrated = useIsHydrated()
  const today = now.toISOString().slice(0, 10)
  const streak = isHydrated ? readStreak() : undefined
  return streak?.last === today && daysOn(streak, today) > 0
}
