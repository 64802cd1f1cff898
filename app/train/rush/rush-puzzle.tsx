import { useMemo, type ReactNode } from 'react'
import { knownFen } from '#chess/fen.ts'
import { PuzzlePiece } from '#app/puzzles/puzzle-piece.tsx'
import { solverOf } from '#app/exercise/solve.ts'
import { TryStatus } from '#app/line/try-status.tsx'
import { makePuzzleTask } from '#app/puzzles/puzzle.ts'
import { Stage } from '#app/stage/stage.tsx'
import { Button } from '#app/ui/button.tsx'
import { TurnTitle } from '../train-stage.tsx'
import { RushResults } from './rush-results.tsx'
import { leftText, LIVES } from './rush.ts'
import type { Running } from './use-rush.ts'
import { words } from '#words/train/rush'
import { richText } from '#app/ui/rich-text.ts'

interface RushPuzzleProps {
  /** The page’s bar. */
  readonly head: ReactNode
  readonly running: Running
  readonly now: number
  readonly onAnswered: (how: 'solved' | 'wrong') => void
  readonly onLeave: () => void
}

/** The puzzles of a rush, with the remaining time or lives and the score. The coach is silent, because the next puzzle waits. */
export function RushPuzzle({ head, running, now, onAnswered, onLeave }: RushPuzzleProps) {
  const { state, puzzle, results } = running
  const data = useMemo(() => ({ ...puzzle, start: knownFen(puzzle.fen) }), [puzzle])
  const task = useMemo(() => makePuzzleTask(puzzle.fen, puzzle.moves), [puzzle])
  const { endsAt, solved, wrong } = state
  return (
    <div className="contents" data-puzzle-id={puzzle.id}>
      <PuzzlePiece
        puzzle={data}
        takesFocus
        isRush
        renderParts={({ phase, board, status, tone, typed }) => (
          <Stage
            head={head}
            board={board}
            column={
              <div className="contents" data-phase={phase}>
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
                <div className="train-task">
                  <TurnTitle side={solverOf(task)} />
                  <Button onClick={onLeave}>{words.rushPuzzle.stop}</Button>
                </div>
                <div className="sr-only">
                  <TryStatus {...{ status, tone }} />
                </div>
                {typed}
                <RushResults results={results} />
              </div>
            }
          />
        )}
        onSolved={() => onAnswered('solved')}
        onFault={() => onAnswered('wrong')}
      />
    </div>
  )
}
