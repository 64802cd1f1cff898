import { currentHint, helpCount, solverOf, type SolveState, type SolveTask } from '#app/exercise/solve.ts'
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
  const hint = currentHint(task, state)
  if (hint) return hint.text
  if (state.wrong !== undefined)
    return cost === undefined ? words.findWords.wasWrong(state.wrong) : words.findWords.wasWrongBecause(cost)
  return state.line.length === task.given.length
    ? words.findWords.toMove(solverOf(task))
    : words.findWords.isTheReply(lastSan(state))
}

const lastSan = ({ line }: SolveState): string => line.sans().at(-1)!
