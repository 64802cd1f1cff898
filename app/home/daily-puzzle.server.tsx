import { renderToStaticMarkup } from 'react-dom/server'
import { positionFromFen, makeFen } from '#chess/fen.ts'
import { moveFrom, moveTo } from '#chess/moves.ts'
import { makeSan } from '#chess/san.ts'
import { makeSquare } from '#chess/squares.ts'
import { parseUci } from '#chess/uci.ts'
import { puzzleOf, type Puzzle } from '#content/puzzles.server.ts'
import { DailyPuzzle } from './daily-puzzle.tsx'

/** The day's puzzle as HTML: it needs no script, so its parts need not travel with the page's. */
export function makeDailyPuzzle(today: Date, describe: (fen: string) => string): string {
  const puzzle = puzzleOf(today)
  const { fen, lastMove, solution } = unfold(puzzle)
  return renderToStaticMarkup(
    <DailyPuzzle
      day={today.toISOString().slice(0, 10)}
      fen={fen}
      lastMove={lastMove}
      label={`Chess board, the puzzle of the day. ${describe(fen)}`}
      solution={solution}
      rating={puzzle.rating}
      source={`https://lichess.org/training/${puzzle.id}`}
    />,
  )
}

/** The position that the solver gets, after the opponent's move; and the solution as people write it. */
export function unfold({ id, fen, moves }: Puzzle) {
  const start = positionFromFen(fen)
  if (!start.ok) throw new Error(`Puzzle ${id}: ${start.error}`)
  const position = start.value
  let puzzle: { fen: string; lastMove: readonly string[] } | undefined
  const solution: string[] = []
  for (const text of moves) {
    const move = parseUci(position, text)
    if (!move.ok) throw new Error(`Puzzle ${id}: ${move.error}`)
    const { turn, fullmoves } = position.toSetup()
    const san = makeSan(position, move.value)
    position.make(move.value)
    if (puzzle === undefined) {
      puzzle = {
        fen: makeFen(position),
        lastMove: [moveFrom, moveTo].map((end) => makeSquare(end(move.value))),
      }
      continue
    }
    const number = turn === 'w' ? `${fullmoves}.` : solution.length === 0 ? `${fullmoves}...` : ''
    solution.push(number + san)
  }
  if (puzzle === undefined) throw new Error(`Puzzle ${id} has no moves`)
  return { ...puzzle, solution }
}
