import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { PuzzleMode, TrainingEntry } from '#contract/training.ts'
import { newId } from '#app/browser/new-id.ts'
import { AnswerArea } from '#app/stage/answer-area.tsx'
import { CoachCard } from '#app/stage/coach-card.tsx'
import { Stage } from '#app/stage/stage.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useMixedCard } from '../cards/use-mixed-card.ts'
import { ratingAfter, type PuzzleRating } from '../log/rating.ts'
import { TrainBar } from '../train-bar.tsx'
import { trainingLog, useTrainingLog } from '../log/use-training-log.ts'
import { openPuzzleShelf, PUZZLE_INDEX } from './puzzle-shelf.ts'
import { FIRST_STRENGTH, StrengthChoice } from './strength-choice.tsx'
import { parseTopic, type PuzzleTopic } from './topic.ts'
import { TopicChoice } from './topic-choice.tsx'
import { makePuzzleEntry, trainedOf } from './trained.ts'
import { usePuzzles } from './use-puzzles.ts'
import '../train.css'
import { words } from '#words/train/puzzles'

/** Board and rules, loaded while the page reads the device and loads puzzles. */
const loadPuzzle = () => import('./train-puzzle.tsx')
const TrainPuzzle = lazy(async () => ({ default: (await loadPuzzle()).TrainPuzzle }))

/** Loaded between puzzles, if mistakes are due. */
const DueCard = lazy(async () => ({ default: (await import('../cards/due-card.tsx')).DueCard }))

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
  const head = <Head />
  const topics = (
    <TopicChoice
      index={PUZZLE_INDEX}
      topic={topic}
      failed={failed}
      onChoose={(chosen) => setParams(chosen, { preventScrollReset: true })}
    />
  )
  return (
    <main className="page train-page fills-screen">
      {hasFailed && (
        <p role="status" className="text-danger">
          {words.puzzlesPage.thisBrowserWontLet}
        </p>
      )}
      <Suspense fallback={<Waiting head={head} topics={topics} />}>
        <Puzzles topic={topic} head={head} topics={topics} />
      </Suspense>
    </main>
  )
}

const fetchAhead = () =>
  void loadPuzzle().catch((error: unknown) => console.warn('The board has not come yet.', error))

interface PageParts {
  /** The page's bar. */
  readonly head: ReactNode
  /** The choice of a topic. */
  readonly topics: ReactNode
}

/** The frame of a puzzle. It is part of the HTML and has the same size, so that nothing shifts when the puzzle arrives. */
const Waiting = ({ head, topics, children }: PageParts & { readonly children?: ReactNode }) => (
  <Stage
    head={head}
    board={<div className="board-empty" />}
    bottom={<span />}
    column={
      children ?? (
        <div className="contents" aria-busy="true">
          <div className="train-task">
            <h2 className="train-turn">{words.puzzlesPage.findTheBestMove}</h2>
            <p className="train-rating train-note">{words.puzzlesPage.settingUpAPuzzle}</p>
          </div>
          <AnswerArea
            phase="waiting"
            pose="welcome"
            tone={undefined}
            status={words.puzzlesPage.youPlayTheSide}
            buttons={undefined}
          />
          <div className="train-choices">{topics}</div>
        </div>
      )
    }
  />
)

function Puzzles({ topic, head, topics }: PageParts & { readonly topic: PuzzleTopic }) {
  const [shelf] = useState(openPuzzleShelf)
  const { entries } = useTrainingLog()
  const rating = useMemo(() => ratingAfter(entries ?? []), [entries])
  const [change, setChange] = useState<number>()
  const { isNew, strength, setStrength } = useStartStrength(entries, rating)
  const mixed = useMixedCard(entries ?? [], topic.kind === 'rated')
  const target = isNew ? strength : rating.rating
  const { set, next } = usePuzzles(shelf, topic, entries, target, strength)

  if (mixed.asked)
    return (
      <DueCard
        key={mixed.asked.entry.card}
        card={mixed.asked}
        head={head}
        nextLabel={words.trainPuzzle.nextPuzzle}
        takesFocus
        onNext={() => {
          mixed.leave()
          next()
        }}
      />
    )
  if (set.state === 'loading') return <Waiting head={head} topics={topics} />
  if (set.state !== 'set')
    return (
      <Waiting head={head} topics={topics}>
        <NoPuzzle hasFailed={set.state === 'failed'} topic={topic} onRetry={next} />
        <div className="train-choices">{topics}</div>
      </Waiting>
    )
  const { puzzle, number } = set
  return (
    <TrainPuzzle
      puzzle={puzzle}
      takesFocus={number > 1}
      head={head}
      entries={entries ?? []}
      {...{ topic, rating, change }}
      choices={
        <div className="train-choices">
          {topics}
          {isNew && topic.kind === 'rated' && <StrengthChoice strength={strength} onChoose={setStrength} />}
        </div>
      }
      onTried={(isSolved) => {
        if (isNew) keepStrength(strength)
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

/** The assumed strength of a new player, which is recorded with the first try. */
function useStartStrength(entries: readonly TrainingEntry[] | undefined, { puzzles }: PuzzleRating) {
  const [strength, setStrength] = useState(FIRST_STRENGTH)
  const isNew = entries !== undefined && puzzles === 0 && !entries.some(({ kind }) => kind === 'strength')
  return { isNew, strength, setStrength }
}

/** Dated before the first try, so that the rating starts from it. */
function keepStrength(rating: number) {
  const now = new Date(Date.now() - 1)
  trainingLog().add({ kind: 'strength', id: newId(now.getTime()), at: now.toISOString(), rating })
}

interface NoPuzzleProps {
  /** True if loading failed; false if the topic has no puzzle. */
  readonly hasFailed: boolean
  readonly topic: PuzzleTopic
  readonly onRetry: () => void
}

const NoPuzzle = ({ hasFailed, topic, onRetry }: NoPuzzleProps) => (
  <CoachCard
    pose={hasFailed ? 'sorry' : 'praise'}
    isSilent
    actions={
      hasFailed ? (
        <Button onClick={onRetry}>{words.puzzlesPage.tryAgain}</Button>
      ) : (
        <LinkButton to="/train/puzzles" kind="primary">
          {words.puzzlesPage.puzzlesOfYourStrength}
        </LinkButton>
      )
    }
  >
    <p role="status">
      {hasFailed
        ? words.puzzlesPage.theNextPuzzlesCould
        : topic.kind === 'again'
          ? words.puzzlesPage.nothingIsLeftHereYou
          : words.puzzlesPage.thereIsNoSuchPuzzle}
    </p>
  </CoachCard>
)

const Head = () => (
  <TrainBar
    title={words.puzzlesPage.puzzles}
    links={[
      ['/train/rush', words.puzzlesPage.rush],
      ['/train/mistakes', words.puzzlesPage.mistakes],
    ]}
  />
)
