import { useMemo } from 'react'
import { Link } from 'react-router'
import type { TrainingEntry } from '#contract/training.ts'
import { inOrder, RATED_FROM, ratingAfter } from '../log/rating.ts'
import { ratingDays } from '../progress/training-progress.ts'
import { RatingChart } from '../progress/rating-chart.tsx'
import type { LessonsLeft } from './lessons-left.ts'
import { daysTrained, LOOKED_BACK_DAYS } from './today.ts'
import '#app/ui/charts/statistics.css'
import { words } from '#words/train/today'

/** Number of recent puzzles that the share of solved ones is based on. */
const RECENT_PUZZLES = 50

interface ProgressRingsProps {
  readonly entries: readonly TrainingEntry[]
  readonly lessons: LessonsLeft
  readonly now: Date
}

/** The progress at a glance: three rings and a line of the rating, each also described in words. */
export function ProgressRings({ entries, lessons, now }: ProgressRingsProps) {
  const days = daysTrained(entries, now)
  const recent = useMemo(
    () =>
      inOrder(entries)
        .filter((entry) => entry.kind === 'puzzle')
        .slice(-RECENT_PUZZLES),
    [entries],
  )
  const solved = recent.filter(({ isSolved }) => isSolved).length
  return (
    <section aria-labelledby="progress" className="hub-progress">
      <div className="hub-progress-head">
        <h2 id="progress" className="text-lg">
          {words.progressRings.yourProgress}
        </h2>
        <Link to="/dashboard#progress" className="inline-flex min-h-11 items-center underline">
          {words.progressRings.allYourProgress}
        </Link>
      </div>
      <ul>
        <Ring
          share={days / LOOKED_BACK_DAYS}
          figure={`${days}`}
          text={words.progressRings.daysTrained(days, LOOKED_BACK_DAYS)}
        />
        <Ring
          share={lessons.all === 0 ? 0 : lessons.done / lessons.all}
          figure={`${lessons.done}`}
          text={words.progressRings.lessonsDone(lessons.done, lessons.all)}
        />
        <Ring
          share={recent.length === 0 ? 0 : solved / recent.length}
          figure={recent.length === 0 ? '0' : `${Math.round((100 * solved) / recent.length)}%`}
          text={words.progressRings.puzzlesSolved(solved, recent.length)}
        />
        <RatingLine entries={entries} />
      </ul>
    </section>
  )
}

function RatingLine({ entries }: { readonly entries: readonly TrainingEntry[] }) {
  const rating = useMemo(() => ratingAfter(entries), [entries])
  const days = useMemo(() => ratingDays(entries), [entries])
  if (rating.puzzles < RATED_FROM)
    return (
      <Ring
        share={rating.puzzles / RATED_FROM}
        figure={`${rating.puzzles}/${RATED_FROM}`}
        text={words.planList.untilYourRating(RATED_FROM - rating.puzzles)}
      />
    )
  return (
    <li className="hub-ring hub-line">
      <strong className="hub-figure">{Math.round(rating.rating)}</strong>
      <div>
        <p className="text-label">{words.progressRings.puzzleRating}</p>
        {days.length > 1 && <RatingChart days={days} />}
      </div>
    </li>
  )
}

interface RingProps {
  /** From 0 to 1. */
  readonly share: number
  readonly figure: string
  readonly text: string
}

const RADIUS = 20
const LENGTH = 2 * Math.PI * RADIUS

const Ring = ({ share, figure, text }: RingProps) => (
  <li className="hub-ring">
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r={RADIUS} className="hub-ring-all" />
      {share > 0 && (
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          className="hub-ring-done"
          strokeDasharray={`${Math.min(1, share) * LENGTH} ${LENGTH}`}
          transform="rotate(-90 24 24)"
        />
      )}
      <text x="24" y="24.5" textAnchor="middle" dominantBaseline="central">
        {figure}
      </text>
    </svg>
    <p className="text-label">{text}</p>
  </li>
)
