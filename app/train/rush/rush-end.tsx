import type { TrainingEntry } from '#contract/training.ts'
import { takeFocus } from '#app/browser/take-focus.ts'
import { CoachCard } from '#app/stage/coach-card.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { bestOf } from './best-rush.ts'
import { RushResults } from './rush-results.tsx'
import type { Running } from './use-rush.ts'
import { words } from '#words/train/rush'

interface RushEndProps {
  readonly running: Running
  readonly entries: readonly TrainingEntry[]
  readonly onAgain: () => void
  readonly onLeave: () => void
}

/** The score of a rush, and links to continue. */
export function RushEnd({ running: { state, results }, entries, onAgain, onLeave }: RushEndProps) {
  const { rush, solved, wrong } = state
  const best = bestOf(entries, rush) ?? solved
  const isBest = solved >= best && solved > 0
  return (
    <>
      <CoachCard
        pose={isBest ? 'praise' : 'welcome'}
        isSilent
        actions={
          <>
            <Button kind="primary" onClick={onAgain}>
              {words.rushPage.tryAgain}
            </Button>
            <Button onClick={onLeave}>{words.rushPage.theOtherRush}</Button>
            {wrong > 0 && (
              <LinkButton to="/train/puzzles?again">{words.rushPage.tryTheOnesYouMissed}</LinkButton>
            )}
          </>
        }
      >
        <h2 tabIndex={-1} ref={takeFocus} className="text-2xl outline-none">
          {solved === 1 ? words.rushPage.onePuzzleSolved : words.rushPage.puzzlesSolved(solved)}
        </h2>
        <p>
          {wrong === 0
            ? words.rushPage.noMistakes
            : wrong === 1
              ? words.rushPage.oneMistake
              : words.rushPage.mistakes(wrong)}{' '}
          {isBest ? words.rushPage.thatIsYourBest : words.rushPage.yourBestIs(best)}
        </p>
      </CoachCard>
      <RushResults results={results} />
    </>
  )
}
