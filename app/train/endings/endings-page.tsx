import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { CoachCard } from '#app/stage/coach-card.tsx'
import { Diagram } from '#app/ui/diagram.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { words as lessons } from '#words/train/ending-lessons'
import { words } from '#words/train/endings'
import { useTrainingLog } from '../log/use-training-log.ts'
import { TrainBar } from '../train-bar.tsx'
import { ENDINGS, endingPath, GROUPS, isWonByPupil, type TaughtEnding } from './ending-list.ts'
import {
  dueEndings,
  endingProgress,
  isDueAt,
  levelOf,
  MOST_LEVEL,
  nextEnding,
  type ProgressByEnding,
} from './ending-progress.ts'
import { LevelDots } from './level-dots.tsx'
import { PeopleLine } from './people-line.tsx'
import { orderFor, ratingBand } from './training-order.ts'
import '../train.css'
import './endings.css'

const placementOf = ({ fen }: TaughtEnding): string => fen.split(' ')[0]!

/** All endings in teaching order, those to repeat today, and the next one. */
export function EndingsPage() {
  const { entries } = useTrainingLog()
  const [now] = useState(() => Date.now())
  const progress = useMemo(() => endingProgress(entries ?? []), [entries])
  const band = useMemo(() => ratingBand(entries ?? []), [entries])
  const order = useMemo(() => orderFor(band), [band])
  const due = dueEndings(progress, now).length
  const next = nextEnding(progress, now, order)
  return (
    <main className="page endings-page">
      <TrainBar
        title={words.page.title}
        links={[
          ['/train/puzzles', words.page.puzzles],
          ['/train/mistakes', words.page.mistakes],
        ]}
      />
      <NextEnding next={next} progress={progress} due={due} />
      {GROUPS.map(({ group, endings }) => (
        <section key={group} aria-labelledby={`group-${group}`} className="endings-group">
          <header>
            <h2 id={`group-${group}`} className="text-xl">
              {lessons.groups[group]}
            </h2>
            <PeopleLine group={group} band={band} />
          </header>
          <ul>
            {endings.map((ending) => (
              <EndingTile key={ending.id} ending={ending} progress={progress} now={now} />
            ))}
          </ul>
        </section>
      ))}
      <p className="endings-proved text-sm text-muted">{words.page.proved}</p>
    </main>
  )
}

interface NextEndingProps {
  readonly next: TaughtEnding
  readonly progress: ProgressByEnding
  /** The number of endings that are due. */
  readonly due: number
}

/** The ending to train now, large, with the coach and the progress. */
function NextEnding({ next, progress, due }: NextEndingProps) {
  const learned = ENDINGS.filter(({ id }) => levelOf(progress, id) >= MOST_LEVEL).length
  return (
    <section className="endings-next" aria-labelledby="next-ending">
      <Link to={endingPath(next.id)} tabIndex={-1} aria-hidden="true">
        <Diagram placement={placementOf(next)} isTurned={next.pupil === 'b'} label="" />
      </Link>
      <div>
        <CoachCard pose="welcome" isSilent>
          <p>{due > 0 ? words.page.isDue(due) : words.page.intro}</p>
        </CoachCard>
        <div className="endings-next-words">
          <p className="ending-number">{words.page.next}</p>
          <h2 id="next-ending" className="text-2xl">
            {lessons.titles[next.id]}
          </h2>
          <LinkButton to={endingPath(next.id)} kind="primary" iconAfter="next">
            {progress.size === 0 ? words.page.start : words.page.continue}
          </LinkButton>
        </div>
        <p className="endings-learned">
          <span>{words.page.learned(learned, ENDINGS.length)}</span>
          <progress aria-hidden="true" max={ENDINGS.length} value={learned} />
        </p>
      </div>
    </section>
  )
}

interface EndingTileProps {
  readonly ending: TaughtEnding
  readonly progress: ProgressByEnding
  readonly now: number
}

const EndingTile = ({ ending, progress, now }: EndingTileProps) => (
  <li>
    <Link to={endingPath(ending.id)} className="ending-tile" data-level={levelOf(progress, ending.id)}>
      <span aria-hidden="true">
        <Diagram placement={placementOf(ending)} isTurned={ending.pupil === 'b'} label="" />
      </span>
      <span className="ending-tile-words">
        <b>{lessons.titles[ending.id]}</b>
        <span className="text-sm text-muted">{isWonByPupil(ending) ? words.page.win : words.page.hold}</span>
        {ending.word === 'engine' && <span className="ending-flag">{words.page.engineWord}</span>}
        <span className="ending-tile-foot">
          <LevelDots level={levelOf(progress, ending.id)} />
          {isDueAt(progress.get(ending.id), now) && (
            <span className="ending-flag is-due">{words.page.due}</span>
          )}
        </span>
      </span>
    </Link>
  </li>
)
