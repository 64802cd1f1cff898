import { makeFen } from '#chess/fen.ts'
import type { LessonBoard } from '#content/lessons/lesson.ts'
import { exerciseOf } from './board-goal.ts'

/** Data for a small diagram of a board’s first position. */
export function shownAs(board: LessonBoard): { readonly placement: string; readonly isTurned: boolean } {
  const exercise = exerciseOf(board)
  if (exercise.kind === 'walk') return { placement: board.fen, isTurned: false }
  const { given } = exercise.kind === 'find' ? exercise.task : exercise.duel
  const position = given.positionAt()
  return { placement: makeFen(position).split(' ')[0]!, isTurned: position.turn === 'b' }
}
