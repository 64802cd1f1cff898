import { BoardPieces } from '#app/board/board-pieces.tsx'
import { duelist } from '#app/exercise/duel.ts'
import { solverOf } from '#app/exercise/solve.ts'
import { ReplayBoard } from '#app/line/replay-board.tsx'
import type { LessonBoard } from '#content/lessons/lesson.ts'
import { BareBoard } from '../bare-board.tsx'
import { exerciseOf } from './board-goal.ts'
import { Stars } from '../walk/stars.tsx'
import { beginWalk, type Walk } from '../walk/walk.ts'

/** A static board of a lesson, the size of the playable one. */
export function StillBoard({ board }: { readonly board: LessonBoard }) {
  const exercise = exerciseOf(board)
  if (exercise.kind === 'walk') return <StillWalk walk={exercise.walk} />
  const [line, orientation] =
    exercise.kind === 'find'
      ? [exercise.task.given, solverOf(exercise.task)]
      : [exercise.duel.given, duelist(exercise.duel)]
  return <ReplayBoard line={line} ply={line.length} orientation={orientation} />
}

function StillWalk({ walk }: { readonly walk: Walk }) {
  const { pieces, stars } = beginWalk(walk)
  return (
    <div className="board">
      <BareBoard />
      <BoardPieces
        orientation="w"
        pieces={pieces}
        lastMove={[]}
        dragged={undefined}
        dropped={undefined}
        acrossTable={false}
      />
      <Stars squares={stars} />
    </div>
  )
}
