import type { GameEvent } from '#app/game/game.ts'
import { Button } from '#app/ui/button.tsx'

interface CoachBarProps {
  readonly onKeep: () => void
  readonly dispatch: (event: GameEvent) => void
}

/** The coach's question after a mistake, in the place of the moves: the focus stays where it is. */
export const CoachBar = ({ onKeep, dispatch }: CoachBarProps) => (
  <div role="region" aria-label="Coach" className="question-bar">
    <p role="alert">Take it back?</p>
    <Button kind="primary" onClick={() => dispatch({ type: 'move-taken-back', atMs: performance.now() })}>
      Take Back
    </Button>
    <Button onClick={onKeep}>Keep It</Button>
  </div>
)
