import { COLOR_NAMES, ROLE_NAMES } from '#chess/names.ts'
import { makeSquare } from '#chess/squares.ts'
import { COLORS } from '#chess/types.ts'
import type { NamedPiece } from '#app/board/named-piece.ts'
import { piecesAt } from '#app/line/pieces-at.ts'
import type { LessonBoard } from '#content/lessons/lesson.ts'
import { exerciseOf } from './board-goal.ts'

/** A board of a lesson in words, for screen readers: `White: rook a1. Stars: a6.` */
export function positionWords(board: LessonBoard): string {
  const exercise = exerciseOf(board)
  if (exercise.kind === 'walk') {
    const { pieces, stars } = exercise.walk
    const starWords = stars.length === 0 ? '' : ` Stars: ${stars.map(makeSquare).join(', ')}.`
    return sides(pieces) + starWords
  }
  const { given } = exercise.kind === 'find' ? exercise.task : exercise.duel
  return sides(piecesAt(given, given.length))
}

const sides = (pieces: readonly NamedPiece[]): string =>
  COLORS.flatMap((color) => {
    const own = pieces.filter(({ piece }) => piece.color === color)
    const words = own.map(({ piece, square }) => `${ROLE_NAMES[piece.role]} ${makeSquare(square)}`)
    return own.length === 0 ? [] : [`${COLOR_NAMES[color]}: ${words.join(', ')}.`]
  }).join(' ')
