import { currentHint, helpCount, solverOf, type SolveState, type SolveTask } from '#app/exercise/solve.ts'
import { words } from '#words/learn/find'

/** The line below the board: what just happened and what to do next. `cost` describes what the wrong move cost. */
export function findStatus(task: SolveTask, state: SolveState, cost?: string): string {
  switch (state.phase) {
    case 'wrong':
      return cost ?? words.findWords.isWrong(state.wrong!)
    case 'refuted':
      return cost ?? words.findWords.isRefuted(state.wrong!, state.refutation!)
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
  if (state.wrong !== undefined) return wrongWords(state.wrong, state.refutation, cost)
  return state.line.length === task.given.length
    ? words.findWords.toMove(solverOf(task))
    : words.findWords.isTheReply(lastSan(state))
}

function wrongWords(wrong: string, refutation: string | undefined, cost: string | undefined): string {
  if (cost !== undefined) return words.findWords.wasWrongBecause(cost)
  return refutation === undefined
    ? words.findWords.wasWrong(wrong)
    : words.findWords.wasRefuted(wrong, refutation)
}

const lastSan = ({ line }: SolveState): string => line.sans().at(-1)!
