import { COLOR_NAMES } from '#chess/names.ts'
import { makeSan } from '#chess/san.ts'
import type { HintStep } from '#app/line/hint.ts'
import { pieceSteps } from '#app/line/hint.ts'
import { positionAt } from '#app/line/line.ts'
import { lineOfTask, solverOf, wantedMove, type FindState, type Task } from './find.ts'

/** The line below the board: what just happened and what to do next. `cost` tells what the wrong move cost. */
export function findStatus(task: Task, state: FindState, cost?: string): string {
  switch (state.phase) {
    case 'wrong':
      return cost ?? `${state.wrong} is not the move.`
    case 'replying':
      return `${lastSan(task, state)} is right.`
    case 'done':
      return `${lastSan(task, state)}. ${state.helps === 0 ? 'Right, at the first try.' : 'Right.'}`
    case 'asking':
      return askingWords(task, state, cost)
  }
}

function askingWords(task: Task, state: FindState, cost: string | undefined): string {
  const hint = hintOf(task, state)
  if (hint) return hint.text
  if (state.wrong !== undefined) return `${cost ?? `${state.wrong} was not the move.`} Try again.`
  return state.moves.length === task.given.length
    ? `${COLOR_NAMES[solverOf(task)]} to move.`
    : `${lastSan(task, state)} is the reply. Go on.`
}

/** The first hint names the piece, the second its target. */
export function hintOf(task: Task, state: FindState): HintStep | undefined {
  const move = wantedMove(task, state)
  return move === undefined || state.hint === 0 ? undefined : pieceSteps(move)[state.hint - 1]
}

function lastSan(task: Task, state: FindState): string {
  const before = state.moves.length - 1
  return makeSan(positionAt(lineOfTask(task, state), before), state.moves[before]!)
}
