import { renderToStaticMarkup } from 'react-dom/server'
import { makeFen } from '#chess/fen.ts'
import { puzzleOf } from '#content/puzzles.server.ts'
import { makePuzzleTask } from './puzzle.ts'
import { StillPuzzle } from './still-puzzle.tsx'
import { words } from '#words/puzzles'

/** The day’s puzzle as HTML that is complete without scripts. `describe` puts a FEN’s position into words. */
export function makeDailyPuzzle(today: Date, describe: (fen: string) => string): string {
  const { id, fen, moves, rating, themes } = puzzleOf(today)
  const { given } = makePuzzleTask(fen, moves)
  const asked = makeFen(given.positionAt())
  return renderToStaticMarkup(
    <StillPuzzle
      puzzle={{ day: today.toISOString().slice(0, 10), id, start: given.start, moves, rating, themes }}
      label={words.dailyPuzzle.chessBoardThePuzzle(describe(asked))}
    />,
  )
}
