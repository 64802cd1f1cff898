import type { BoardLesson, LessonBoard } from '#content/lessons/lesson.ts'
import { makeFen } from '#chess/fen.ts'
import type { Line } from '#chess/line.ts'
import { legalMoves, moveFrom, moveTo } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { makeSquare } from '#chess/squares.ts'
import { piecesIn } from '#app/ui/board-cells.ts'
import { partAround } from '#app/ui/board-part.ts'
import type { DiagramProps } from '#app/ui/diagram.tsx'
import { exerciseOf, type Exercise } from './board-goal.ts'

export type LessonPicture = Required<Pick<DiagramProps, 'placement' | 'isTurned' | 'part'>>

/** More pieces are hard to tell apart in a thumbnail. */
const MOST_PIECES = 9
const OPENING_PLIES = 5

/** The position that shows the lesson's idea in a thumbnail: of all its boards, the first with most pieces around the task. */
export function makeLessonPicture({ boards }: BoardLesson): LessonPicture {
  const pictures = boards.map(pictureOf)
  const worth = ({ placement, isTurned, part }: LessonPicture) =>
    Math.min(MOST_PIECES, piecesIn(placement, isTurned, part).length)
  return pictures.reduce((best, each) => (worth(each) > worth(best) ? each : best))
}

function pictureOf(board: LessonBoard): LessonPicture {
  const exercise = exerciseOf(board)
  if (exercise.kind === 'walk')
    return { placement: board.fen, isTurned: false, part: partAround(board.fen, [], false) }
  const { given } = exercise.kind === 'find' ? exercise.task : exercise.duel
  const position = given.positionAt()
  const isTurned = position.turn === 'b'
  if (board.goal.kind === 'drill' && exercise.kind === 'find' && exercise.task.answer.kind === 'line')
    return openingOf(exercise.task.answer.line, isTurned)
  const placement = placementOf(position)
  return { placement, isTurned, part: partAround(placement, squaresOf(exercise), isTurned) }
}

/** The first moves of an opening, which begins at the start position like all others. */
function openingOf(line: Line, isTurned: boolean): LessonPicture {
  const moves = line.moves.slice(0, OPENING_PLIES)
  const placement = placementOf(line.positionAt(moves.length))
  const squares = moves.map((move) => makeSquare(moveTo(move)))
  return { placement, isTurned, part: partAround(placement, squares, isTurned) }
}

const placementOf = (position: Position): string => makeFen(position).split(' ')[0]!

/** The squares of a right move. */
function squaresOf(exercise: Exercise): readonly string[] {
  if (exercise.kind !== 'find') return []
  const { given, answer } = exercise.task
  const position = given.positionAt()
  const move =
    answer.kind === 'line'
      ? answer.line.moves[given.length]
      : legalMoves(position).find((each) => answer.hasQuality(position, each))
  return move === undefined ? [] : [makeSquare(moveFrom(move)), makeSquare(moveTo(move))]
}
