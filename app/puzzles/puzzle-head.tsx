import { dayOfYear } from '#app/ui/dates.ts'
import type { DailyPuzzleData } from './puzzle-data.ts'
import { solverOf } from '#app/exercise/solve.ts'
import { makePuzzleTask } from './puzzle.ts'
import { difficultyOf, taskTitle, taskWords } from './words.ts'
import { words } from '#words/puzzles'
import { richText } from '#app/ui/rich-text.ts'

/** The puzzle’s name, side to move and difficulty, the same before and after its script has loaded. */
export function PuzzleHead({ puzzle }: { readonly puzzle: DailyPuzzleData }) {
  const { day, start, moves, rating } = puzzle
  const task = makePuzzleTask(start, moves)
  return (
    <>
      <p className="text-label text-muted">
        {richText(words.puzzleHead.puzzleOf(<time dateTime={day}>{dayOfYear(day)}</time>))}
      </p>
      <h2 id="puzzle" className="mt-1 text-2xl sm:text-3xl">
        {taskTitle(solverOf(task))}
      </h2>
      <p className="mt-3 max-w-[30rem] text-muted">
        {words.puzzleHead.task(taskWords(task), Math.round(rating / 50) * 50, difficultyOf(rating))}
      </p>
    </>
  )
}
