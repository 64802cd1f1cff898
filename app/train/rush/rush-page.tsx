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
import { words } from '#words/train/rush'

/** Board and rules, loaded before the user has chosen. */
const loadPuzzle = () => import('./rush-puzzle.tsx')
const RushPuzzle = lazy(async () => ({ default: (await loadPuzzle()).RushPuzzle }))
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
  return (
    <main className="page train-page">
      <div className="train-bar">
        <h1>{words.rushPage.puzzleRush}</h1>
        <LinkButton to="/train/puzzles">{words.rushPage.puzzles}</LinkButton>
      </div>
      {hasFailed && (
        <p role="alert" className="text-danger">
          {words.rushPage.thePuzzlesCould}
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
        {solved === 1 ? words.rushPage.onePuzzleSolved : words.rushPage.puzzlesSolved(solved)}
      </h2>
      <p>
        {wrong === 0
          ? words.rushPage.noMistakes
          : wrong === 1
            ? words.rushPage.oneMistake
            : words.rushPage.mistakes(wrong)}{' '}
        {solved >= best && solved > 0 ? words.rushPage.thatIsYourBest : words.rushPage.yourBestIs(best)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" onClick={onAgain}>
          {words.rushPage.tryAgain}
        </Button>
        <Button onClick={onLeave}>{words.rushPage.theOtherRush}</Button>
        {wrong > 0 && <LinkButton to="/train/puzzles?again">{words.rushPage.tryTheOnesYouMissed}</LinkButton>}
      </div>
    </section>
  )
}
