import { lazy, Suspense, useEffect, useState } from 'react'
import type { Rush, TrainingEntry } from '#contract/training.ts'
import { takeFocus } from '#app/browser/take-focus.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useTrainingLog } from '../log/use-training-log.ts'
import { openPuzzleShelf } from '../puzzles/puzzle-shelf.ts'
import { bestOf, PENALTY_MS, type RushState } from './rush.ts'
import { useLadder } from './use-ladder.ts'
import { useRush } from './use-rush.ts'
import '#app/puzzles/puzzles.css'
import '../train.css'

/** Board and rules, loaded before the user has chosen. */
const loadPuzzle = () => import('./rush-puzzle.tsx')
const RushPuzzle = lazy(async () => ({ default: (await loadPuzzle()).RushPuzzle }))
const fetchAhead = () =>
  void loadPuzzle().catch((error: unknown) => console.warn('The board has not come yet.', error))

const RUSH_WORDS: Record<Rush, { readonly title: string; readonly text: string }> = {
  minutes: {
    title: 'Three minutes',
    text: `As many as you can before the time is over. A wrong move costs ${PENALTY_MS / 1_000} seconds.`,
  },
  lives: { title: 'Three lives', text: 'No clock. The third wrong move ends it.' },
}
const RUSHES = Object.keys(RUSH_WORDS) as readonly Rush[]

/** A puzzle rush: against the clock or until three mistakes, from easy to hard. */
export function RushPage() {
  const { entries } = useTrainingLog()
  const [shelf] = useState(openPuzzleShelf)
  const { running, hasFailed, now, begin, answered, leave } = useRush(shelf, entries ?? [])
  const isOver = running?.state.isOver === true
  useEffect(fetchAhead, [])
  useLadder(entries)
  return (
    <main className="page train-page">
      <div className="train-bar">
        <h1>Puzzle Rush</h1>
        <LinkButton to="/train/puzzles">Puzzles</LinkButton>
      </div>
      {hasFailed && (
        <p role="alert" className="text-danger">
          The puzzles could not be fetched. Are you online?
        </p>
      )}
      {running && !isOver && (
        <Suspense>
          <RushPuzzle running={running} now={now} onAnswered={answered} onLeave={leave} />
        </Suspense>
      )}
      {running && isOver && (
        <RushEnd
          state={running.state}
          entries={entries ?? []}
          onAgain={() => void begin(running.state.rush)}
          onLeave={leave}
        />
      )}
      {!running && (
        <div className="rush-choice">
          {RUSHES.map((rush) => (
            <RushOffer
              key={rush}
              rush={rush}
              best={bestOf(entries ?? [], rush)}
              isReady={entries !== undefined}
              onBegin={() => void begin(rush)}
            />
          ))}
        </div>
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
  const { title, text } = RUSH_WORDS[rush]
  return (
    <Card aria-labelledby={`rush-${rush}`} className="grid content-start gap-3">
      <h2 id={`rush-${rush}`} className="text-xl">
        {title}
      </h2>
      <p>{text}</p>
      <p className="text-muted">{best === undefined ? 'Not played yet.' : `Your best: ${best}.`}</p>
      <Button kind="primary" className="justify-self-start" disabled={!isReady} onClick={onBegin}>
        Start: {title.toLowerCase()}
      </Button>
    </Card>
  )
}

interface RushEndProps {
  readonly state: RushState
  readonly entries: readonly TrainingEntry[]
  readonly onAgain: () => void
  readonly onLeave: () => void
}

function RushEnd({ state: { rush, solved, wrong }, entries, onAgain, onLeave }: RushEndProps) {
  const best = bestOf(entries, rush) ?? solved
  return (
    <section aria-labelledby="rush-end" className="rush-end">
      <h2 id="rush-end" tabIndex={-1} ref={takeFocus} className="text-2xl outline-none">
        {solved === 1 ? 'One puzzle solved' : `${solved} puzzles solved`}
      </h2>
      <p>
        {wrong === 0 ? 'No mistakes. ' : wrong === 1 ? 'One mistake. ' : `${wrong} mistakes. `}
        {solved >= best && solved > 0 ? 'That is your best.' : `Your best is ${best}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={onAgain}>
          Try Again
        </Button>
        <Button onClick={onLeave}>The other rush</Button>
        {wrong > 0 && <LinkButton to="/train/puzzles?again">Try the ones you missed</LinkButton>}
      </div>
    </section>
  )
}
