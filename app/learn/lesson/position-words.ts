import { makeSquare } from '#chess/squares.ts'
import { COLORS } from '#chess/types.ts'
import type { NamedPiece } from '#app/board/named-piece.ts'
import { piecesAt } from '#app/line/pieces-at.ts'
import { words } from '#words/learn/lesson'
import type { LessonBoard } from '#content/lessons/lesson.ts'
import { exerciseOf } from './board-goal.ts'

/** Describes a board of a lesson for screen readers: `White: rook a1. Stars: a6.` */
export function positionWords(board: LessonBoard): string {
  const exercise = exerciseOf(board)
  if (exercise.kind === 'walk') {
    const { pieces, stars } = exercise.walk
    return stars.length === 0
      ? sides(pieces)
      : `${sides(pieces)} ${words.positionWords.stars(stars.map(makeSquare))}`
  }
  const { given } = exercise.kind === 'find' ? exercise.task : exercise.duel
  return sides(piecesAt(given, given.length))
}

const sides = (pieces: readonly NamedPiece[]): string =>
  COLORS.flatMap((color) => {
    const own = pieces.filter(({ piece }) => piece.color === color)
    const placed = own.map(({ piece, square }) => [piece.role, makeSquare(square)] as const)
    return own.length === 0 ? [] : [words.positionWords.side(color, placed)]
  }).join(' ')
