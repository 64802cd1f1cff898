import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { PuzzleMode } from '#contract/training.ts'
import { newId } from '#app/browser/new-id.ts'
import { CoachCard } from '#app/stage/coach-card.tsx'
import { Stage } from '#app/stage/stage.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useMixedCard } from '../cards/use-mixed-card.ts'
import { ratingAfter } from '../log/rating.ts'
import { trainingLog, useTrainingLog } from '../log/use-training-log.ts'
import { openPuzzleShelf, PUZZLE_INDEX } from './puzzle-shelf.ts'
import { RatingLine } from './rating-line.tsx'
import { parseTopic, type PuzzleTopic } from './topic.ts'
import { TopicChoice } from './topic-choice.tsx'
import { topicName } from './topic-words.ts'
import { makePuzzleEntry, trainedOf } from './trained.ts'
import { usePuzzles } from './use-puzzles.ts'
import '../train.css'
import { words } from '#words/train/puzzles'

/** Board and rules, loaded while the page reads the device and loads puzzles. */
const loadPuzzle = () => import('./train-puzzle.tsx')
const TrainPuzzle = lazy(async () => ({ default: (await loadPuzzle()).TrainPuzzle }))

/** Loaded between puzzles, if mistakes are due. */
const CardBetween = lazy(async () => ({
  default: (await import('../cards/card-between.tsx')).CardBetween,
}))

/** Loaded for new players, who are asked once. */
const StrengthChoice = lazy(async () => ({
  default: (await import('./strength-choice.tsx')).StrengthChoice,
}))

const MODES: Record<PuzzleTopic['kind'], PuzzleMode> = {
  rated: 'rated',
  theme: 'chosen',
  opening: 'chosen',
  band: 'chosen',
  again: 'again',
}

/** One puzzle after another, at the player's rating or from a chosen topic. */
export function PuzzlesPage() {
  const [params, setParams] = useSearchParams()
  const query = params.toString()
  const topic = useMemo(() => parseTopic(new URLSearchParams(query), PUZZLE_INDEX), [query])
  const { entries, hasFailed } = useTrainingLog()
  useEffect(fetchAhead, [])
  const failed = useMemo(() => trainedOf(entries ?? []).failed.length, [entries])
  const head = (
    <div className="train-bar">
      <h1>{words.puzzlesPage.puzzles}</h1>
      <TopicChoice
        index={PUZZLE_INDEX}
        topic={topic}
        failed={failed}
        onChoose={(chosen) => setParams(chosen, { preventScrollReset: true })}
      />
      <LinkButton to="/train/rush">{words.puzzlesPage.rush}</LinkButton>
    </div>
  )
  return (
    <main className="page train-page fills-screen">
      {hasFailed && (
        <p role="status" className="text-danger">
          {words.puzzlesPage.thisBrowserWontLet}
        </p>
      )}
      <Suspense fallback={<Waiting head={head} />}>
        <Puzzles topic={topic} head={head} />
      </Suspense>
    </main>
  )
}

const fetchAhead = () =>
  void loadPuzzle().catch((error: unknown) => console.warn('The board has not come yet.', error))

/** The frame of a puzzle. It is part of the HTML and has the same size, so that nothing shifts when the puzzle arrives. */
const Waiting = ({ head, children }: { readonly head: ReactNode; readonly children?: ReactNode }) => (
  <Stage
    head={head}
    board={<div className="board-empty" />}
    bottom={<span />}
    column={
      children ?? (
        <div className="contents" aria-busy="true">
          <div className="train-task">
            <p className="train-rating text-muted">{words.puzzlesPage.settingUpAPuzzle}</p>
            <h2 className="text-2xl">{words.puzzlesPage.findTheBestMove}</h2>
          </div>
          <CoachCard pose="welcome">
            <p>{words.puzzlesPage.youPlayTheSide}</p>
          </CoachCard>
        </div>
      )
    }
  />
)

/** On a phone the button that calls this is below the board. */
function begin(rating: number) {
  keepStrength(rating)
  window.scrollTo(0, 0)
}

function Puzzles({ topic, head }: { readonly topic: PuzzleTopic; readonly head: ReactNode }) {
  const [shelf] = useState(openPuzzleShelf)
  const { entries } = useTrainingLog()
  const rating = useMemo(() => ratingAfter(entries ?? []), [entries])
  const [change, setChange] = useState<number>()
  const hasStrength =
    entries === undefined || entries.some(({ kind }) => kind === 'strength') || rating.puzzles > 0
  const mixed = useMixedCard(entries ?? [], topic.kind === 'rated')
  const { set, next } = usePuzzles(shelf, topic, hasStrength ? entries : undefined, rating.rating)

  if (!hasStrength) return <StrengthChoice head={head} onChosen={begin} />
  if (mixed.asked)
    return (
      <CardBetween
        card={mixed.asked}
        head={head}
        onNext={() => {
          mixed.leave()
          next()
        }}
      />
    )
  if (set.state === 'loading') return <Waiting head={head} />
  if (set.state !== 'set')
    return (
      <Waiting head={head}>
        <NoPuzzle hasFailed={set.state === 'failed'} topic={topic} onRetry={next} />
      </Waiting>
    )
  const { puzzle, number } = set
  return (
    <TrainPuzzle
      puzzle={puzzle}
      takesFocus={number > 1}
      head={head}
      entries={entries ?? []}
      about={
        topic.kind === 'rated' ? (
          <RatingLine rating={rating} change={change} />
        ) : (
          <p className="train-rating text-muted">
            {words.puzzlesPage.puzzleRating(topicName(topic), puzzle.rating)}
          </p>
        )
      }
      onTried={(isSolved) => {
        const entry = makePuzzleEntry(puzzle, MODES[topic.kind], isSolved)
        trainingLog().add(entry)
        setChange(ratingAfter([...(entries ?? []), entry]).rating - rating.rating)
      }}
      onNext={() => {
        if (!mixed.takeTurn()) next()
      }}
    />
  )
}

function keepStrength(rating: number) {
  const now = new Date()
  trainingLog().add({ kind: 'strength', id: newId(now.getTime()), at: now.toISOString(), rating })
}

interface NoPuzzleProps {
  /** True if loading failed; false if the topic has no puzzle. */
  readonly hasFailed: boolean
  readonly topic: PuzzleTopic
  readonly onRetry: () => void
}

const NoPuzzle = ({ hasFailed, topic, onRetry }: NoPuzzleProps) => (
  <div className="train-none" role="status">
    <p>
      {hasFailed
        ? words.puzzlesPage.theNextPuzzlesCould
        : topic.kind === 'again'
          ? words.puzzlesPage.nothingIsLeftHereYou
          : words.puzzlesPage.thereIsNoSuchPuzzle}
    </p>
    {hasFailed ? (
      <Button onClick={onRetry}>{words.puzzlesPage.tryAgain}</Button>
    ) : (
      <LinkButton to="/train/puzzles">{words.puzzlesPage.puzzlesOfYourStrength}</LinkButton>
    )}
  </div>
)
