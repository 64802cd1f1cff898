import { lazy, Suspense, useEffect, useState } from 'react'
import { Stage } from '#app/stage/stage.tsx'
import { useTrainingLog } from '../log/use-training-log.ts'
import { openPuzzleShelf } from '../puzzles/puzzle-shelf.ts'
import { useLadder } from './use-ladder.ts'
import { useRush } from './use-rush.ts'
import { StartDiagram } from '../start-diagram.tsx'
import { TrainBar } from '../train-bar.tsx'
import '../train.css'
import { words } from '#words/train/rush'

/** Board and rules, loaded before the user has chosen. */
const loadPuzzle = () => import('./rush-puzzle.tsx')
const RushPuzzle = lazy(async () => ({ default: (await loadPuzzle()).RushPuzzle }))
/** Loaded late, so that they do not count towards the page's script budget. */
const RushStart = lazy(async () => ({ default: (await import('./rush-start.tsx')).RushStart }))
const RushEnd = lazy(async () => ({ default: (await import('./rush-end.tsx')).RushEnd }))
const fetchAhead = () =>
  void loadPuzzle().catch((error: unknown) => console.warn('The board has not come yet.', error))

/** A puzzle rush: against the clock or until three mistakes, from easy to hard. */
export function RushPage() {
  const { entries } = useTrainingLog()
  const [shelf] = useState(openPuzzleShelf)
  const { running, hasFailed, now, begin, answered, leave } = useRush(shelf, entries ?? [])
  const isOver = running?.state.isOver === true
  useEffect(fetchAhead, [])
  useLadder(entries)
  const head = <Head />
  return (
    <main className="page train-page fills-screen">
      {hasFailed && (
        <p role="alert" className="text-danger">
          {words.rushPage.thePuzzlesCould}
        </p>
      )}
      {running && !isOver ? (
        <Suspense>
          <RushPuzzle head={head} running={running} now={now} onAnswered={answered} onLeave={leave} />
        </Suspense>
      ) : (
        <Stage
          head={head}
          board={<StartDiagram />}
          column={
            running ? (
              <Suspense>
                <RushEnd
                  running={running}
                  entries={entries ?? []}
                  onAgain={() => void begin(running.state.rush)}
                  onLeave={leave}
                />
              </Suspense>
            ) : (
              <Suspense>
                <RushStart entries={entries} onBegin={(rush) => void begin(rush)} />
              </Suspense>
            )
          }
        />
      )}
    </main>
  )
}

const Head = () => (
  <TrainBar
    title={words.rushPage.puzzleRush}
    links={[
      ['/train/puzzles', words.rushPage.puzzles],
      ['/train/mistakes', words.rushPage.yourMistakes],
    ]}
  />
)
