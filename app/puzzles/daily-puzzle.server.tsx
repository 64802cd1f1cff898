import { renderToStaticMarkup } from 'react-dom/server'
import { makeFen } from '#chess/fen.ts'
import { puzzleOf } from '#content/puzzles.server.ts'
import { solverOf } from '#app/exercise/solve.ts'
import { makePuzzleTask } from './puzzle.ts'
import type { DailyPuzzleData, StillPosition } from './puzzle-data.ts'
import { StillPuzzle } from './still-puzzle.tsx'
import { words } from '#words/puzzles'

/** The day's puzzle as HTML that is complete without scripts. `describe` describes a FEN's position in words. */
export function makeDailyPuzzle(today: Date, describe: (fen: string) => string): string {
  const puzzle = dailyPuzzleData(today)
  return renderToStaticMarkup(<StillPuzzle puzzle={puzzle} label={labelOf(puzzle, describe)} />)
}

/** The day’s puzzle, and its position for a diagram until the board is loaded. */
export function openDailyPuzzle(
  today: Date,
  describe: (fen: string) => string,
): { readonly puzzle: DailyPuzzleData; readonly still: StillPosition } {
  const puzzle = dailyPuzzleData(today)
  const task = makePuzzleTask(puzzle.start, puzzle.moves)
  const [last = ''] = puzzle.moves
  return {
    puzzle,
    still: {
      placement: makeFen(task.given.positionAt()).split(' ')[0]!,
      lastMove: [last.slice(0, 2), last.slice(2, 4)],
      isTurned: solverOf(task) === 'b',
      label: labelOf(puzzle, describe),
    },
  }
}

function dailyPuzzleData(today: Date): DailyPuzzleData {
  const { id, fen, moves, rating, themes } = puzzleOf(today)
  const { given } = makePuzzleTask(fen, moves)
  return { day: today.toISOString().slice(0, 10), id, start: given.start, moves, rating, themes }
}

function labelOf({ start, moves }: DailyPuzzleData, describe: (fen: string) => string): string {
  const asked = makeFen(makePuzzleTask(start, moves).given.positionAt())
  return words.dailyPuzzle.chessBoardThePuzzle(describe(asked))
}
