import { useMemo, type ReactNode } from 'react'
import { knownFen } from '#chess/fen.ts'
import { PuzzlePiece } from '#app/puzzles/puzzle-piece.tsx'
import type { ExerciseParts } from '#app/exercise/exercise-parts.tsx'
import { solverOf } from '#app/exercise/solve.ts'
import { TryStatus } from '#app/line/try-status.tsx'
import { makePuzzleTask, type PuzzleTask } from '#app/puzzles/puzzle.ts'
import { AnswerArea } from '#app/stage/answer-area.tsx'
import { Stage } from '#app/stage/stage.tsx'
import { Button } from '#app/ui/button.tsx'
import { TurnTitle } from '../train-stage.tsx'
import { RushResults } from './rush-results.tsx'
import { leftText, LIVES, PENALTY_MS } from './rush.ts'
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
        renderParts={(parts) => (
          <Stage
            head={head}
            board={parts.board}
            column={
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
                <AnswerArea
                  {...parts}
                  answers={solved + wrong}
                  words={<RushWords {...{ parts, task }} hasClock={endsAt !== undefined} />}
                  buttons={<Button onClick={onLeave}>{words.rushPuzzle.stop}</Button>}
                  more={undefined}
                />
                {results.length > 0 && <RushResults results={results} />}
              </>
            }
          />
        )}
        onSolved={() => onAnswered('solved')}
        onFault={() => onAnswered('wrong')}
      />
    </div>
  )
}

interface RushWordsProps {
  readonly parts: ExerciseParts
  readonly task: PuzzleTask
  readonly hasClock: boolean
}

/** The side to move, and below it one line for the verdict and its cost, whose height is always kept. */
const RushWords = ({ parts: { status, tone, refusal }, task, hasClock }: RushWordsProps) => (
  <div className="rush-words">
    <TurnTitle side={solverOf(task)} />
    <p aria-hidden="true" className={tone === 'bad' ? 'text-danger' : 'text-success'}>
      {tone === 'bad' && words.rushPuzzle.costs(hasClock ? PENALTY_MS / 1_000 : undefined)}
      {tone === 'good' && words.rushPuzzle.right}
      {tone === undefined && <span className="text-muted">{refusal}</span>}
    </p>
    <div className="sr-only">
      <TryStatus {...{ status, tone }} />
    </div>
  </div>
)
