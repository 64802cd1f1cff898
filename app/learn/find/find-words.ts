import { COLOR_NAMES } from '#chess/names.ts'
import type { HintStep } from '#app/line/hint.ts'
import { pieceSteps } from '#app/line/hint.ts'
import { helpCount, solverOf, wantedMove, type SolveState, type SolveTask } from '#app/exercise/solve.ts'

/** The line below the board: what just happened and what to do next. `cost` tells what the wrong move cost. */
export function findStatus(task: SolveTask, state: SolveState, cost?: string): string {
  switch (state.phase) {
    case 'wrong':
      return cost ?? `${state.wrong} is not the move.`
    case 'replying':
      return `${lastSan(state)} is right.`
    case 'solved':
    case 'showing':
    case 'shown':
      return `${lastSan(state)}. ${helpCount(state) === 0 ? 'Right, at the first try.' : 'Right.'}`
    case 'asking':
      return askingWords(task, state, cost)
  }
}

function askingWords(task: SolveTask, state: SolveState, cost: string | undefined): string {
  const hint = hintOf(task, state)
  if (hint) return hint.text
  if (state.wrong !== undefined) return `${cost ?? `${state.wrong} was not the move.`} Try again.`
  return state.line.length === task.given.length
    ? `${COLOR_NAMES[solverOf(task)]} to move.`
    : `${lastSan(state)} is the reply. Go on.`
}

/** The first hint names the piece, the second its target. */
export function hintOf(task: SolveTask, state: SolveState): HintStep | undefined {
  const move = wantedMove(task, state)
  return move === undefined || state.hint === 0 ? undefined : pieceSteps(move)[state.hint - 1]
}

const lastSan = ({ line }: SolveState): string => line.sans().at(-1)!
