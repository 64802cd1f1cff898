import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PuzzleMode } from '#contract/training.ts'
import { newId } from '#app/browser/new-id.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useMixedCard } from '../cards/use-mixed-card.ts'
import { ratingAfter } from '../log/rating.ts'
import { trainingLog, useTrainingLog } from '../log/use-training-log.ts'
import { openPuzzleShelf, PUZZLE_INDEX } from './puzzle-shelf.ts'
import { RatingLine } from './rating-line.tsx'
import { StrengthChoice } from './strength-choice.tsx'
import { parseTopic, type PuzzleTopic } from './topic.ts'
import { TopicChoice } from './topic-choice.tsx'
import { topicName } from './topic-words.ts'
import { makePuzzleEntry, trainedOf } from './trained.ts'
import { usePuzzles } from './use-puzzles.ts'
import '#app/puzzles/puzzles.css'
import '../train.css'
import { words } from '#words/train/puzzles'

/** Board and rules, loaded while the page reads the device and loads puzzles. */
const loadPuzzle = () => import('./train-puzzle.tsx')
const TrainPuzzle = lazy(async () => ({ default: (await loadPuzzle()).TrainPuzzle }))

/** Between puzzles, if mistakes are due. */
const CardQuestion = lazy(async () => ({
  default: (await import('../cards/card-question.tsx')).CardQuestion,
}))

const MODES: Record<PuzzleTopic['kind'], PuzzleMode> = {
  rated: 'rated',
  theme: 'chosen',
  opening: 'chosen',
  band: 'chosen',
  again: 'again',
}

/** One puzzle after another: at the player’s rating, or of a chosen topic. */
export function PuzzlesPage() {
  const [params, setParams] = useSearchParams()
  const query = params.toString()
  const topic = useMemo(() => parseTopic(new URLSearchParams(query), PUZZLE_INDEX), [query])
  const { entries, hasFailed } = useTrainingLog()
  useEffect(fetchAhead, [])
  const failed = useMemo(() => trainedOf(entries ?? []).failed.length, [entries])
  return (
    <main className="page train-page fills-screen">
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
      {hasFailed && (
        <p role="status" className="text-danger">
          {words.puzzlesPage.thisBrowserWontLet}
        </p>
      )}
      <Suspense fallback={<Waiting />}>
        <Puzzles topic={topic} />
      </Suspense>
    </main>
  )
}

const fetchAhead = () =>
  void loadPuzzle().catch((error: unknown) => console.warn('The board has not come yet.', error))

/** The frame of a puzzle, with the same size and part of the HTML: nothing moves when the puzzle arrives. */
const Waiting = () => (
  <div className="puzzle" aria-busy="true">
    <div className="board-empty" />
    <div className="puzzle-side">
      <p className="train-rating text-muted">{words.puzzlesPage.settingUpAPuzzle}</p>
      <h2 className="mt-1 text-2xl sm:text-3xl">{words.puzzlesPage.findTheBestMove}</h2>
      <p className="mt-2 max-w-[30rem] text-muted">{words.puzzlesPage.youPlayTheSide}</p>
    </div>
  </div>
)

/** On a phone the button is below the place of the board. */
function begin(rating: number) {
  keepStrength(rating)
  window.scrollTo(0, 0)
}

function Puzzles({ topic }: { readonly topic: PuzzleTopic }) {
  const [shelf] = useState(openPuzzleShelf)
  const { entries } = useTrainingLog()
  const rating = useMemo(() => ratingAfter(entries ?? []), [entries])
  const [change, setChange] = useState<number>()
  const hasStrength =
    entries === undefined || entries.some(({ kind }) => kind === 'strength') || rating.puzzles > 0
  const mixed = useMixedCard(entries ?? [], topic.kind === 'rated')
  const { set, next } = usePuzzles(shelf, topic, hasStrength ? entries : undefined, rating.rating)

  if (!hasStrength) return <StrengthChoice onChosen={begin} />
  if (mixed.asked)
    return (
      <CardQuestion
        key={mixed.asked.entry.card}
        card={mixed.asked}
        nextLabel="Next Puzzle"
        takesFocus
        onNext={() => {
          mixed.leave()
          next()
        }}
      />
    )
  if (set.state === 'loading') return <Waiting />
  if (set.state !== 'set') return <NoPuzzle hasFailed={set.state === 'failed'} topic={topic} onRetry={next} />
  const { puzzle, number } = set
  return (
    <TrainPuzzle
      puzzle={puzzle}
      takesFocus={number > 1}
      head={
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
  /** True while it loads; otherwise there is none. */
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
