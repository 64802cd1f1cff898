import { COLOR_NAMES } from '#chess/names.ts'
import { makeSan } from '#chess/san.ts'
import { duelTask } from '#app/exercise/duel-words.ts'
import { duelist } from '#app/exercise/duel.ts'
import { positionAt } from '#app/line/line.ts'
import type { LessonBoard } from '#content/lessons/lesson.ts'
import { exerciseOf } from './board-goal.ts'
import { beginFind, lineOfTask, solverOf, wantedMove } from '../find/find.ts'

/** What is asked on a board, whole: against the engine, with what is to be reached in how many moves. */
export const askWords = ({ ask, goal }: LessonBoard): string =>
  'within' in goal ? `${ask} ${duelTask(goal)}` : ask

/** Whose move it is; nothing where White alone moves. */
export function turnWords(board: LessonBoard): string {
  const exercise = exerciseOf(board)
  if (exercise.kind === 'walk') return ''
  const color = exercise.kind === 'find' ? solverOf(exercise.task) : duelist(exercise.duel)
  return `${COLOR_NAMES[color]} to move.`
}

/** The answer to a board for who reads it without playing. */
export function answerWords(board: LessonBoard): string {
  const { goal } = board
  const exercise = exerciseOf(board)
  switch (exercise.kind) {
    case 'walk':
      return `It takes ${exercise.walk.fewest === 1 ? 'one move' : `${exercise.walk.fewest} moves`}.`
    case 'duel':
      return duelTask(exercise.duel)
    case 'find': {
      if ('moves' in goal) return `${goal.moves}.`
      const { task } = exercise
      const state = beginFind(task)
      return `${makeSan(positionAt(lineOfTask(task, state), state.moves.length), wantedMove(task, state)!)}.`
    }
  }
}
