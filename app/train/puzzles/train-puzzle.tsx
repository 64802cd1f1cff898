import { useMemo, useRef, useState, type ReactNode } from 'react'
import type { TrainingEntry } from '#contract/training.ts'
import type { RatedPuzzle } from '#content/puzzle-set.ts'
import { PuzzleFoot } from '#app/puzzles/puzzle-foot.tsx'
import { PlayOn, PuzzlePiece, type PuzzleEnd } from '#app/puzzles/puzzle-piece.tsx'
import { solverOf } from '#app/exercise/solve.ts'
import { makePuzzleTask, type PuzzleTask } from '#app/puzzles/puzzle.ts'
import { taskWords } from '#app/puzzles/words.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { PuzzleRating } from '../log/rating.ts'
import { TrainStage } from '../train-stage.tsx'
import { RatingLine } from './rating-line.tsx'
import { solvedInARow } from './session.ts'
import { TodayResults } from './today-results.tsx'
import type { PuzzleTopic } from './topic.ts'
import { topicName } from './topic-words.ts'
import { words } from '#words/train/puzzles'

interface TrainPuzzleProps {
  readonly puzzle: RatedPuzzle
  readonly takesFocus: boolean
  /** The page’s bar. */
  readonly head: ReactNode
  readonly topic: PuzzleTopic
  readonly rating: PuzzleRating
  /** The rating change from the last puzzle; absent before the first. */
  readonly change: number | undefined
  /** The choice of a topic and a strength. */
  readonly choices: ReactNode
  readonly entries: readonly TrainingEntry[]
  /** Called once per puzzle: at the first mistake, or when it is solved without one. */
  readonly onTried: (isSolved: boolean) => void
  readonly onNext: () => void
}

/** One training puzzle after another. Each can be played to its end, even after a wrong try. */
export function TrainPuzzle(props: TrainPuzzleProps) {
  const { puzzle, takesFocus, head, topic, rating, change, choices, entries, onTried, onNext } = props
  const told = useRef<RatedPuzzle>(undefined)
  const data = useMemo(() => ({ ...puzzle, start: puzzle.fen }), [puzzle])
  const task = useMemo(() => makePuzzleTask(puzzle.fen, puzzle.moves), [puzzle])
  const why = useWhy(task, puzzle.themes)
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
            about={<About {...{ puzzle, topic, rating, change }} />}
            side={solverOf(task)}
            ending={isEnd(parts.phase) && <EndTitle phase={parts.phase} />}
            task={words.trainPuzzle.findTheBestMove(taskWords(task))}
            result={
              isEnd(parts.phase) && (
                <>
                  <p role="status" tabIndex={-1} className="train-why empty:absolute">
                    {why.text}
                  </p>
                  {parts.phase === 'solved' && <InARow entries={entries} />}
                </>
              )
            }
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
        renderEnd={({ position, focusRef, onRestart }) => ({
          next: (
            <Button kind="primary" iconAfter="next" ref={focusRef} onClick={onNext}>
              {words.trainPuzzle.nextPuzzle}
            </Button>
          ),
          more: <MoreButtons {...{ why, position, onRestart }} />,
        })}
      />
    </div>
  )
}

type AboutProps = Pick<TrainPuzzleProps, 'puzzle' | 'topic' | 'rating' | 'change'>

/** The player's rating, or for chosen puzzles the topic and the puzzle's rating. */
const About = ({ puzzle, topic, rating, change }: AboutProps) =>
  topic.kind === 'rated' ? (
    <RatingLine rating={rating} change={change} />
  ) : (
    <p className="train-rating train-note">
      {words.puzzlesPage.puzzleRating(topicName(topic), puzzle.rating)}
    </p>
  )

const isEnd = (phase: string): phase is 'solved' | 'shown' => phase === 'solved' || phase === 'shown'

/** How the puzzle ended, in the place of the side to move. */
const EndTitle = ({ phase }: { readonly phase: 'solved' | 'shown' }) => (
  <h2 className="train-turn train-end" data-end={phase}>
    <Icon name={phase === 'solved' ? 'tick' : 'hint'} />
    {words.trainPuzzle.ends[phase]}
  </h2>
)

/** Shown from the second puzzle in a row that was solved at the first try. */
function InARow({ entries }: { readonly entries: readonly TrainingEntry[] }) {
  const solved = solvedInARow(entries)
  return solved < 2 ? null : <p className="train-row">{words.ratingLine.inARow(solved)}</p>
}

interface MoreButtonsProps extends Pick<PuzzleEnd, 'position' | 'onRestart'> {
  readonly why: ReturnType<typeof useWhy>
}

const MoreButtons = ({ why, position, onRestart }: MoreButtonsProps) => (
  <>
    {why.text === undefined && (
      <Button icon="hint" onClick={why.explain}>
        {words.trainPuzzle.why}
      </Button>
    )}
    <Button icon="reset" onClick={onRestart}>
      {words.trainPuzzle.tryItAgain}
    </Button>
    <PlayOn position={position} label={words.trainPuzzle.playOn} />
  </>
)

/** The coach's sentence about a puzzle, loaded with its rules on request. */
function useWhy(task: PuzzleTask, themes: readonly string[]) {
  const [found, setFound] = useState<{ readonly task: PuzzleTask; readonly text: string }>()
  function explain() {
    import('./why.ts').then(
      ({ whyText }) =>
        setFound({ task, text: whyText(task, themes) ?? words.trainPuzzle.theresNoShortAnswer }),
      (error: unknown) => {
        console.warn('The coach could not be fetched.', error)
        setFound({ task, text: words.trainPuzzle.theCoachCould })
      },
    )
  }
  return { text: found?.task === task ? found.text : undefined, explain }
}
