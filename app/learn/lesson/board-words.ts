import { duelTask } from '#app/exercise/duel-words.ts'
import { duelist } from '#app/exercise/duel.ts'
import { words } from '#words/learn/lesson'
import type { LessonBoard } from '#content/lessons/lesson.ts'
import { exerciseOf } from './board-goal.ts'
import type { WordedBoard } from './lesson-data.ts'
import { solverOf, startSolving, wantedMove } from '#app/exercise/solve.ts'

/** The task of a board; against the engine also its goal and the number of moves. */
export const askWords = ({ ask, goal }: WordedBoard): string =>
  'within' in goal ? `${ask} ${duelTask(goal)}` : ask

/** The side to move, or empty if only White moves. */
export function turnWords(board: LessonBoard): string {
  const exercise = exerciseOf(board)
  if (exercise.kind === 'walk') return ''
  const color = exercise.kind === 'find' ? solverOf(exercise.task) : duelist(exercise.duel)
  return words.boardWords.toMove(color)
}

/** The answer of a board for readers who do not play it. */
export function answerWords(board: LessonBoard): string {
  const { goal } = board
  const exercise = exerciseOf(board)
  switch (exercise.kind) {
    case 'walk':
      return words.boardWords.takes(exercise.walk.fewest)
    case 'duel':
      return duelTask(exercise.duel)
    case 'find': {
      if ('moves' in goal) return words.boardWords.answer(goal.moves)
      const { task } = exercise
      const { given } = task
      return words.boardWords.answer(
        given
          .with(wantedMove(task, startSolving(task))!)
          .sans()
          .at(-1)!,
      )
    }
  }
}
