import { useMemo, useRef, useState, type ReactNode } from 'react'
import type { TrainingEntry } from '#contract/training.ts'
import type { RatedPuzzle } from '#content/puzzle-set.ts'
import { PuzzleFoot } from '#app/puzzles/puzzle-foot.tsx'
import { PlayOn, PuzzlePiece } from '#app/puzzles/puzzle-piece.tsx'
import { solverOf } from '#app/exercise/solve.ts'
import { makePuzzleTask, type PuzzleTask } from '#app/puzzles/puzzle.ts'
import { taskTitle, taskWords } from '#app/puzzles/words.ts'
import { Button } from '#app/ui/button.tsx'
import { TrainStage } from '../train-stage.tsx'
import { TodayResults } from './today-results.tsx'
import { words } from '#words/train/puzzles'

interface TrainPuzzleProps {
  readonly puzzle: RatedPuzzle
  readonly takesFocus: boolean
  /** The page’s bar. */
  readonly head: ReactNode
  /** The line above the task. */
  readonly about: ReactNode
  /** The choice of a topic and a strength. */
  readonly choices: ReactNode
  readonly entries: readonly TrainingEntry[]
  /** Called once per puzzle: at the first mistake, or when it is solved without one. */
  readonly onTried: (isSolved: boolean) => void
  readonly onNext: () => void
}

/** One training puzzle after another. Each can be played to its end, even after a wrong try. */
export function TrainPuzzle(props: TrainPuzzleProps) {
  const { puzzle, takesFocus, head, about, choices, entries, onTried, onNext } = props
  const told = useRef<RatedPuzzle>(undefined)
  const data = useMemo(() => ({ ...puzzle, start: puzzle.fen }), [puzzle])
  const task = useMemo(() => makePuzzleTask(puzzle.fen, puzzle.moves), [puzzle])
  function tell(isSolved: boolean) {
    if (told.current === puzzle) return
    told.current = puzzle
    onTried(isSolved)
  }
  return (
    <div className="contents" data-puzzle-id={puzzle.id}>
      <PuzzlePiece
        puzzle={data}
        takesFocus={takesFocus}
        renderParts={(parts) => (
          <TrainStage
            parts={parts}
            head={head}
            about={about}
            title={taskTitle(solverOf(task))}
            task={words.trainPuzzle.theOpponentsLastMove(taskWords(task))}
            result={isEnd(parts.phase) && <Why key={puzzle.id} task={task} themes={puzzle.themes} />}
            more={
              <>
                {choices}
                <TodayResults entries={entries} />
              </>
            }
            foot={<PuzzleFoot id={puzzle.id} />}
          />
        )}
        onSolved={(wasShown) => !wasShown && tell(true)}
        onFault={() => tell(false)}
        renderEnd={({ position, focusRef, onRestart }) => (
          <>
            <Button kind="primary" iconAfter="next" ref={focusRef} onClick={onNext}>
              {words.trainPuzzle.nextPuzzle}
            </Button>
            <Button icon="reset" onClick={onRestart}>
              {words.trainPuzzle.tryItAgain}
            </Button>
            <PlayOn position={position} />
          </>
        )}
      />
    </div>
  )
}

const isEnd = (phase: string) => phase === 'solved' || phase === 'shown'

/** The coach's sentence, loaded with its rules on request. Renders nothing if no reason can be proved. */
function Why({ task, themes }: { readonly task: PuzzleTask; readonly themes: readonly string[] }) {
  const [text, setText] = useState<string>()
  function explain() {
    import('./why.ts').then(
      ({ whyText }) => setText(whyText(task, themes) ?? words.trainPuzzle.theresNoShortAnswer),
      (error: unknown) => {
        console.warn('The coach could not be fetched.', error)
        setText(words.trainPuzzle.theCoachCould)
      },
    )
  }
  return (
    <>
      {text === undefined && (
        <Button icon="hint" className="justify-self-start" onClick={explain}>
          {words.trainPuzzle.why}
        </Button>
      )}
      <p role="status" tabIndex={-1} className="train-why empty:absolute">
        {text}
      </p>
    </>
  )
}
