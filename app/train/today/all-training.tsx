import { useMemo, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { TrainingEntry } from '#contract/training.ts'
import { Icon } from '#app/ui/icon.tsx'
import { StrokeIcon } from '#app/ui/stroke-icon.tsx'
import { bestOf } from '../rush/best-rush.ts'
import type { LessonsLeft } from './lessons-left.ts'
import { words } from '#words/train/today'

/** Lucide icons (ISC) used only on this page; the others are in ui/icon.tsx. */
const ICONS = {
  lessons:
    'M12 7v14M3 18a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z',
  openings:
    'M13 4h3a2 2 0 0 1 2 2v14M2 20h3M13 20h9M10 12v.01M13 4.56v16.16a1 1 0 0 1-1.24.97L5 20V5.56a2 2 0 0 1 1.52-1.94l4-1A2 2 0 0 1 13 4.56Z',
} as const

interface AllTrainingProps {
  readonly entries: readonly TrainingEntry[]
  readonly lessons: LessonsLeft | undefined
  /** The number of mistakes that are due. */
  readonly due: number
}

/** Every kind of training, each one click away. */
export function AllTraining({ entries, lessons, due }: AllTrainingProps) {
  const best = useMemo(
    () => Math.max(bestOf(entries, 'minutes') ?? 0, bestOf(entries, 'lives') ?? 0),
    [entries],
  )
  const hasCards = entries.some(({ kind }) => kind === 'card')
  return (
    <section aria-labelledby="all-training" className="hub-all">
      <h2 id="all-training" className="sr-only">
        {words.allTraining.everythingToTrain}
      </h2>
      <ul>
        <Tile
          icon={<StrokeIcon path={ICONS.lessons} />}
          to="/learn"
          title={words.allTraining.lessons}
          text={
            lessons && lessons.done > 0
              ? words.allTraining.lessonsDone(lessons.done, lessons.all)
              : words.allTraining.fromTheFirstMove
          }
          reloadDocument
        />
        <Tile
          icon={<StrokeIcon path={ICONS.openings} />}
          to="/learn#openings"
          title={words.allTraining.openings}
          text={words.allTraining.aSmallRepertoire}
          reloadDocument
        />
        <Tile
          icon={<Icon name="flag" />}
          to="/train/endings"
          title={words.allTraining.endings}
          text={words.allTraining.winAWonGame}
        />
        <Tile
          icon={<Icon name="clock" />}
          to="/train/rush"
          title={words.allTraining.puzzleRush}
          text={best > 0 ? words.allTraining.yourBest(best) : words.allTraining.threeMinutesOrThreeLives}
        />
        <Tile
          icon={<Icon name="history" />}
          to="/train/mistakes"
          title={words.allTraining.yourMistakes}
          text={hasCards ? words.allTraining.dueToday(due) : words.allTraining.fromGamesYouReview}
        />
        <Tile
          icon={<Icon name="board" />}
          to="/learn/coordinates"
          title={words.allTraining.coordinates}
          text={words.allTraining.squaresByName}
          reloadDocument
        />
      </ul>
    </section>
  )
}

interface TileProps {
  readonly icon: ReactNode
  readonly to: string
  readonly title: string
  readonly text: string
  /** For pages without React. */
  readonly reloadDocument?: boolean
}

const Tile = ({ icon, to, title, text, reloadDocument = false }: TileProps) => (
  <li>
    <Link to={to} reloadDocument={reloadDocument} className="hub-tile">
      <span aria-hidden="true" className="hub-icon">
        {icon}
      </span>
      <span className="hub-name">{title}</span>
      <span className="text-sm text-muted">{text}</span>
    </Link>
  </li>
)
