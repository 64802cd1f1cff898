import type { GameEvent } from '#app/game/game.ts'
import { focusBoard } from '#app/board/focus-board.ts'
import { Button } from '#app/ui/button.tsx'

interface CoachBarProps {
  readonly onKeep: () => void
  readonly dispatch: (event: GameEvent) => void
}

/** The coach's question after a mistake, shown in place of the moves. It takes no focus; answering focuses the board. */
export function CoachBar({ onKeep, dispatch }: CoachBarProps) {
  function answer(act: () => void) {
    act()
    focusBoard()
  }
  const takeBack = () => dispatch({ type: 'move-taken-back', atMs: performance.now() })
  return (
    <div role="region" aria-label="Coach" className="question-bar">
      <p role="alert">Take it back?</p>
      <Button kind="primary" onClick={() => answer(takeBack)}>
        Take Back
      </Button>
      <Button onClick={() => answer(onKeep)}>Keep It</Button>
    </div>
  )
}
