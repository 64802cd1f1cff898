import { useMemo, type ReactNode } from 'react'
import { knownFen } from '#chess/fen.ts'
import { PuzzlePiece } from '#app/puzzles/puzzle-piece.tsx'
import { solverOf } from '#app/exercise/solve.ts'
import { makePuzzleTask } from '#app/puzzles/puzzle.ts'
import { taskTitle } from '#app/puzzles/words.ts'
import { Button } from '#app/ui/button.tsx'
import { TrainStage } from '../train-stage.tsx'
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

/** The puzzles of a rush, with the remaining time or lives and the score. */
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
        renderParts={(parts) => (
          <TrainStage
            parts={{
              ...parts,
              pose: parts.tone === undefined ? 'thinking' : parts.pose,
              buttons: <Button onClick={onLeave}>{words.rushPuzzle.stop}</Button>,
            }}
            head={head}
            about={
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
            }
            title={taskTitle(solverOf(task))}
            task=""
            more={<RushResults results={results} />}
          />
        )}
        onSolved={() => onAnswered('solved')}
        onFault={() => onAnswered('wrong')}
      />
    </div>
  )
}
