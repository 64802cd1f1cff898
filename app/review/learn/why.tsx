import { Button } from '#app/ui/button.tsx'
import { LinesOfMove } from '../coach-panel.tsx'
import { commentOn } from '../comment.ts'
import type { PositionJudgement } from '../judging/judgements.ts'
import type { LearnEvent, LearnState } from './learn-state.ts'
import type { LearnMaterial } from './words.ts'
import { words } from '#words/review'

interface WhyProps {
  readonly material: LearnMaterial
  readonly judgements: readonly PositionJudgement[]
  readonly state: LearnState
  readonly dispatch: (event: LearnEvent) => void
}

/** The coach's sentence about the mistake, with the line that proves it. */
export function Why({ material: { game, review, questions }, judgements, state, dispatch }: WhyProps) {
  // Shows the coach's explanation of a mistake.
  const {
    verdict,
    sentence,
    proof: refutation,
    reply,
    better,
  } = commentOn(game, review, judgements, questions[state.at]!.index)!
  const proof = refutation ?? better?.line
  return (
    <div className="learn-why">
      <p>
        {verdict} {sentence}
      </p>
      <LinesOfMove {...{ reply, better }} />
      {proof && (
        <div>
          {state.proof ? (
            <Button icon="undo" onClick={() => dispatch({ type: 'close-proof' })}>
              {words.why.backToTheQuestion}
            </Button>
          ) : (
            <Button icon="play" onClick={() => dispatch({ type: 'show-proof', moves: proof.moves })}>
              {refutation ? words.why.showMe : words.why.showTheBestLine}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
