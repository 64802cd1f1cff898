import { useMemo, type ReactNode } from 'react'
import { solverOf } from '#app/exercise/solve.ts'
import { makePuzzleTask } from '#app/puzzles/puzzle.ts'
import { PuzzlePiece } from '#app/puzzles/puzzle-piece.tsx'
import { taskWords } from '#app/puzzles/words.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { CardSteps } from './card-steps.tsx'
import { TrainStage } from '../train-stage.tsx'
import { SAMPLE } from './sample.ts'
import { words } from '#words/train/cards'

/** The page without mistakes: a sample question, and how to get real ones. */
export function SampleCard({ head }: { readonly head: ReactNode }) {
  const task = useMemo(() => makePuzzleTask(SAMPLE.start, SAMPLE.moves), [])
  return (
    <PuzzlePiece
      puzzle={SAMPLE}
      takesFocus={false}
      onSolved={() => undefined}
      renderParts={(parts) => (
        <TrainStage
          {...{ parts, head }}
          about={<p className="train-rating train-note">{words.sampleCard.fromTheImmortalGame}</p>}
          side={solverOf(task)}
          task={words.sampleCard.noMistakesYet(taskWords(task))}
          more={<HowItWorks />}
        />
      )}
      renderEnd={({ focusRef, onRestart }) => ({
        next: (
          <LinkButton to="/train/puzzles" kind="primary" iconAfter="next" ref={focusRef}>
            {words.cardsPage.solvePuzzles}
          </LinkButton>
        ),
        more: (
          <Button icon="reset" onClick={onRestart}>
            {words.cardQuestion.tryItAgain}
          </Button>
        ),
      })}
    />
  )
}

const HowItWorks = () => (
  <section aria-labelledby="how-it-works" className="today-results stage-fills">
    <h2 id="how-it-works" className="text-lg">
      {words.cardsPage.howItWorks}
    </h2>
    <CardSteps />
    <p className="card-links">
      <LinkButton to="/dashboard">{words.cardsPage.reviewYourGames}</LinkButton>
      <LinkButton to="/play">{words.cardsPage.playAGame}</LinkButton>
    </p>
  </section>
)
