import { ReplayBoard } from '#app/line/replay-board.tsx'
import type { DailyPuzzleData } from './puzzle-data.ts'
import { PuzzleFoot } from './puzzle-foot.tsx'
import { PuzzleHead } from './puzzle-head.tsx'
import { solverOf } from '#app/exercise/solve.ts'
import { makePuzzleTask } from './puzzle.ts'
import { solutionText } from './words.ts'
import { words } from '#words/puzzles'

interface StillPuzzleProps {
  readonly puzzle: DailyPuzzleData
  /** The position in words. */
  readonly label: string
}

/**
 * The puzzle in the page’s HTML: a static board from the solver’s side, and the folded answer. wake-puzzle.ts loads
 * its script, puzzle-script.tsx, when the user comes near.
 */
export function StillPuzzle({ puzzle, label }: StillPuzzleProps) {
  const task = makePuzzleTask(puzzle.start, puzzle.moves)
  return (
    <section aria-labelledby="puzzle" className="page">
      <div className="puzzle" data-puzzle={JSON.stringify(puzzle)}>
        <div role="img" aria-label={label}>
          <div inert>
            <ReplayBoard line={task.given} ply={1} orientation={solverOf(task)} />
          </div>
        </div>
        <div className="puzzle-side">
          <PuzzleHead puzzle={puzzle} />
          <details className="mt-5 max-w-[30rem]">
            <summary className="inline-flex min-h-11 items-center font-semibold text-green underline">
              {words.stillPuzzle.showTheSolution}
            </summary>
            <p className="py-2 text-lg font-semibold tabular-nums">{solutionText(task)}</p>
          </details>
          <PuzzleFoot id={puzzle.id} />
        </div>
      </div>
    </section>
  )
}
