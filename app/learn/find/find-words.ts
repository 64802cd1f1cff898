import type { HintStep } from '#app/line/hint.ts'
import { pieceSteps } from '#app/line/hint.ts'
import { helpCount, solverOf, wantedMove, type SolveState, type SolveTask } from '#app/exercise/solve.ts'
import { words } from '#words/learn/find'

/** The line below the board: what just happened and what to do next. `cost` tells what the wrong move cost. */
export function findStatus(task: SolveTask, state: SolveState, cost?: string): string {
  switch (state.phase) {
    case 'wrong':
      return cost ?? words.findWords.isWrong(state.wrong!)
    case 'replying':
      return words.findWords.isRight(lastSan(state))
    case 'solved':
    case 'showing':
    case 'shown':
      return words.findWords.done(lastSan(state), helpCount(state) === 0)
    case 'asking':
      return askingWords(task, state, cost)
  }
}

function askingWords(task: SolveTask, state: SolveState, cost: string | undefined): string {
  const hint = hintOf(task, state)
  if (hint) return hint.text
  if (state.wrong !== undefined)
    return cost === undefined ? words.findWords.wasWrong(state.wrong) : words.findWords.wasWrongBecause(cost)
  return state.line.length === task.given.length
    ? words.findWords.toMove(solverOf(task))
    : words.findWords.isTheReply(lastSan(state))
}

/** The first hint names the piece, the second its target. */
export function hintOf(task: SolveTask, state: SolveState): HintStep | undefined {
  const move = wantedMove(task, state)
  return move === undefined || state.hint === 0 ? undefined : pieceSteps(move)[state.hint - 1]
}

const lastSan = ({ line }: SolveState): string => line.sans().at(-1)!
