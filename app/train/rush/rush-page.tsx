import { lazy, Suspense, useEffect, useState } from 'react'
import type { Rush } from '#contract/training.ts'
import { CoachCard } from '#app/stage/coach-card.tsx'
import { Stage } from '#app/stage/stage.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useTrainingLog } from '../log/use-training-log.ts'
import { openPuzzleShelf } from '../puzzles/puzzle-shelf.ts'
import { bestOf } from './best-rush.ts'
import { PENALTY_MS } from './rush.ts'
import { useLadder } from './use-ladder.ts'
import { useRush } from './use-rush.ts'
import { StartDiagram } from '../start-diagram.tsx'
import '../train.css'
import { words } from '#words/train/rush'

/** Board and rules, loaded before the user has chosen. */
const loadPuzzle = () => import('./rush-puzzle.tsx')
const RushPuzzle = lazy(async () => ({ default: (await loadPuzzle()).RushPuzzle }))
/** Loaded with the first puzzle. */
const RushEnd = lazy(async () => ({ default: (await import('./rush-end.tsx')).RushEnd }))
const fetchAhead = () =>
  void loadPuzzle().catch((error: unknown) => console.warn('The board has not come yet.', error))

const RUSHES = ['minutes', 'lives'] as const satisfies readonly Rush[]

/** A puzzle rush: against the clock or until three mistakes, from easy to hard. */
export function RushPage() {
  const { entries } = useTrainingLog()
  const [shelf] = useState(openPuzzleShelf)
  const { running, hasFailed, now, begin, answered, leave } = useRush(shelf, entries ?? [])
  const isOver = running?.state.isOver === true
  useEffect(fetchAhead, [])
  useLadder(entries)
  const head = (
    <div className="train-bar">
      <h1>{words.rushPage.puzzleRush}</h1>
      <LinkButton to="/train/puzzles">{words.rushPage.puzzles}</LinkButton>
    </div>
  )
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
              <>
                <CoachCard pose="welcome" isSilent>
                  <p>{words.rushPage.howFarDoYouGet}</p>
                </CoachCard>
                {RUSHES.map((rush) => (
                  <RushOffer
                    key={rush}
                    rush={rush}
                    best={bestOf(entries ?? [], rush)}
                    isReady={entries !== undefined}
                    onBegin={() => void begin(rush)}
                  />
                ))}
              </>
            )
          }
        />
      )}
    </main>
  )
}

interface RushOfferProps {
  readonly rush: Rush
  readonly best: number | undefined
  readonly isReady: boolean
  readonly onBegin: () => void
}

function RushOffer({ rush, best, isReady, onBegin }: RushOfferProps) {
  const { title, text, start } = words.rushPage.rushes[rush]
  return (
    <Card aria-labelledby={`rush-${rush}`} className="grid content-start gap-3">
      <h2 id={`rush-${rush}`} className="text-xl">
        {title}
      </h2>
      <p>{text(PENALTY_MS / 1_000)}</p>
      <p className="text-muted">
        {best === undefined ? words.rushPage.notPlayed : words.rushPage.yourBest(best)}
      </p>
      <Button kind="primary" className="justify-self-start" disabled={!isReady} onClick={onBegin}>
        {start}
      </Button>
    </Card>
  )
}
