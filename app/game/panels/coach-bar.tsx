import type { GameEvent } from '#app/game/game.ts'
import { focusBoard } from '#app/board/focus-board.ts'
import { Button } from '#app/ui/button.tsx'
import { words } from '#words/game'

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
    <div role="region" aria-label={words.coachBar.coach} className="question-bar">
      <p role="alert">{words.coachBar.takeItBack}</p>
      <Button kind="primary" onClick={() => answer(takeBack)}>
        {words.coachBar.takeBack}
      </Button>
      <Button onClick={() => answer(onKeep)}>{words.coachBar.keepIt}</Button>
    </div>
  )
}
