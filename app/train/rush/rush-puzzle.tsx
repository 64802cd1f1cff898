import { useMemo } from 'react'
import { knownFen } from '#chess/fen.ts'
import { PuzzlePiece } from '#app/puzzles/puzzle-piece.tsx'
import { solverOf } from '#app/exercise/solve.ts'
import { makePuzzleTask } from '#app/puzzles/puzzle.ts'
import { taskTitle } from '#app/puzzles/words.ts'
import { Button } from '#app/ui/button.tsx'
import { leftText, LIVES } from './rush.ts'
import type { Running } from './use-rush.ts'
import { words } from '#words/train/rush'
import { richText } from '#app/ui/rich-text.ts'

interface RushPuzzleProps {
  readonly running: Running
  readonly now: number
  readonly onAnswered: (how: 'solved' | 'wrong') => void
  readonly onLeave: () => void
}

/** The puzzles of a rush, with the remaining time or lives and the score. */
export function RushPuzzle({ running: { state, puzzle }, now, onAnswered, onLeave }: RushPuzzleProps) {
  const data = useMemo(() => ({ ...puzzle, start: knownFen(puzzle.fen) }), [puzzle])
  const task = useMemo(() => makePuzzleTask(puzzle.fen, puzzle.moves), [puzzle])
  const { endsAt, solved, wrong } = state
  return (
    <div className="puzzle" data-puzzle-id={puzzle.id}>
      <PuzzlePiece
        puzzle={data}
        takesFocus
        isRush
        head={
          <>
            <div className="rush-score">
              {endsAt === undefined ? (
                <p>{richText(words.rushPuzzle.lives(<strong>{LIVES - wrong}</strong>))}</p>
              ) : (
                <p role="timer">
                  {richText(words.rushPuzzle.time(<strong>{leftText(endsAt, now)}</strong>))}
                </p>
              )}
              <p>{richText(words.rushPuzzle.solved(<strong>{solved}</strong>))}</p>
            </div>
            <h2 className="mt-1 text-2xl sm:text-3xl">{taskTitle(solverOf(task))}</h2>
          </>
        }
        foot={
          <div className="mt-4">
            <Button onClick={onLeave}>{words.rushPuzzle.stop}</Button>
          </div>
        }
        onSolved={() => onAnswered('solved')}
        onFault={() => onAnswered('wrong')}
      />
    </div>
  )
}
