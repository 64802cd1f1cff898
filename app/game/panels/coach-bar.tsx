import type { GameEvent } from '#app/game/game.ts'
import { focusBoard } from '#app/board/focus-board.ts'
import { Button } from '#app/ui/button.tsx'
import { words } from '#words/game'

interface CoachQuestionProps {
  readonly onKeep: () => void
  readonly dispatch: (event: GameEvent) => void
}

/** The coach's question after a mistake. It takes no focus; answering focuses the board. */
export function CoachQuestion({ onKeep, dispatch }: CoachQuestionProps) {
  function answer(act: () => void) {
    act()
    focusBoard()
  }
  const takeBack = () => dispatch({ type: 'move-taken-back', atMs: performance.now() })
  return (
    <div className="question-bar">
      <p role="alert">{words.coachBar.takeItBack}</p>
      <Button kind="primary" icon="undo" onClick={() => answer(takeBack)}>
        {words.coachBar.takeBack}
      </Button>
      <Button onClick={() => answer(onKeep)}>{words.coachBar.keepIt}</Button>
    </div>
  )
}

/** The question on small screens, in place of the moves. */
export const CoachBar = (props: CoachQuestionProps) => (
  <div role="region" aria-label={words.coachBar.coach}>
    <CoachQuestion {...props} />
  </div>
)
