import { makeSan } from '#chess/san.ts'
import type { Color } from '#chess/types.ts'
import { currentHint, solverOf, type SolveState } from '#app/exercise/solve.ts'
import type { PuzzleTask } from './puzzle.ts'
import { words } from '#words/puzzles'
import { themeWords } from './themes.ts'

export const difficultyOf = (rating: number): string => words.words.difficulty(rating)

export const taskTitle = (color: Color): string => words.words.toMove(color)

/** Describes the task: the number of moves, and a check to answer. */
export function taskWords(task: PuzzleTask): string {
  const moves = words.words.moves(task.answer.line.length / 2)
  return task.given.positionAt().isCheck() ? `${words.words.isInCheck(solverOf(task))} ${moves}` : moves
}

/** `4.Qxf7# Kd8 5.…`: the solution from the solver’s first move to the end of `moves`. */
export function solutionText({ given, answer }: PuzzleTask): string {
  const position = given.positionAt()
  return answer.line.moves
    .slice(given.length)
    .map((move, index) => {
      const { turn, fullmoves } = position.toSetup()
      const san = makeSan(position, move)
      position.make(move)
      return (turn === 'w' ? `${fullmoves}.` : index === 0 ? `${fullmoves}...` : '') + san
    })
    .join(' ')
}

/** The line below the board: what just happened and what to do next. */
export function statusWords(task: PuzzleTask, state: SolveState, themes: readonly string[]): string {
  switch (state.phase) {
    case 'wrong':
      return words.words.isWrong(state.wrong!)
    case 'refuted':
      return words.words.isRefuted(state.wrong!, state.refutation!)
    case 'replying':
      return words.words.isRight(lastSan(state))
    case 'showing':
      return words.words.showing
    case 'shown':
      return words.words.shown(solutionText(task), themeWords(themes))
    case 'solved':
      return words.words.solved(lastSan(state), state, themeWords(themes))
    case 'asking':
      return askingWords(task, state)
  }
}

function askingWords(task: PuzzleTask, state: SolveState): string {
  const hint = currentHint(task, state)
  if (hint) return hint.text
  if (state.wrong !== undefined)
    return state.refutation === undefined
      ? words.words.wasWrong(state.wrong)
      : words.words.wasRefuted(state.wrong, state.refutation)
  return state.line.length === task.given.length
    ? words.words.findFor(solverOf(task))
    : words.words.isTheReply(lastSan(state))
}

const lastSan = ({ line }: SolveState): string => line.sans().at(-1)!

export const streakWords = (days: number): string => words.words.streak(days)
