import { COLOR_NAMES } from '#chess/names.ts'
import { makeSan } from '#chess/san.ts'
import type { Color } from '#chess/types.ts'
import { pieceSteps, type HintStep } from '#app/line/hint.ts'
import { solverOf, wantedMove, type SolveState } from '#app/exercise/solve.ts'
import type { PuzzleTask } from './puzzle.ts'
import { themeWords } from './themes.ts'

/** On Lichess every puzzle rating starts at 1500, which makes it the middle. */
const DIFFICULTIES: readonly (readonly [below: number, words: string])[] = [
  [900, 'a gentle one'],
  [1200, 'an easy one'],
  [1400, 'one to look at twice'],
  [1700, 'a fair test'],
  [2000, 'a hard one'],
]

export const difficultyOf = (rating: number): string =>
  DIFFICULTIES.find(([below]) => rating < below)?.[1] ?? 'a very hard one'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const
const numberWord = (count: number): string => NUMBERS[count] ?? String(count)

export const taskTitle = (color: Color): string => `${COLOR_NAMES[color]} to move`

/** The task: the number of moves, and a check to answer. */
export function taskWords(task: PuzzleTask): string {
  const own = task.answer.line.length / 2
  const moves = own === 1 ? 'One move decides it.' : `It takes ${numberWord(own)} moves.`
  const isCheck = task.given.positionAt().isCheck()
  return `${isCheck ? `${COLOR_NAMES[solverOf(task)]} is in check. ` : ''}${moves}`
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
  const solver = COLOR_NAMES[solverOf(task)]
  switch (state.phase) {
    case 'wrong':
      return `${state.wrong} is not the move.`
    case 'replying':
      return `${state.line.sans().at(-1)} is right.`
    case 'showing':
      return 'The solution is being played.'
    case 'shown':
      return `The solution: ${solutionText(task)}. ${themeSentence(themes)}`
    case 'solved':
      return `${state.line.sans().at(-1)}. Solved${praiseOf(state)}. ${themeSentence(themes)}`
    case 'asking':
      return askingWords(task, state, solver)
  }
}

function askingWords(task: PuzzleTask, state: SolveState, solver: string): string {
  const hint = hintOf(task, state)
  if (hint) return hint.text
  if (state.wrong !== undefined) return `${state.wrong} was not the move. Try again.`
  return state.line.length === task.given.length
    ? `Find the best move for ${solver}.`
    : `${state.line.sans().at(-1)} is the reply. Go on.`
}

/** The first hint names the piece, the second its target. */
export function hintOf(task: PuzzleTask, state: SolveState): HintStep | undefined {
  const move = wantedMove(task, state)
  return move === undefined || state.hint === 0 ? undefined : pieceSteps(move)[state.hint - 1]
}

function themeSentence(themes: readonly string[]): string {
  const words = themeWords(themes)
  return words.length === 0 ? '' : `Theme: ${words.join(' and ')}.`
}

const praiseOf = ({ wrongs, hints }: SolveState): string =>
  hints > 0
    ? ' with a hint'
    : wrongs > 0
      ? ` after ${wrongs === 1 ? 'one wrong try' : `${numberWord(wrongs)} wrong tries`}`
      : ' at the first try'

export const streakWords = (days: number): string =>
  days === 1 ? 'Your streak: one day.' : `Your streak: ${numberWord(days)} days in a row.`
