import { useState, type ReactNode } from 'react'
import type { ExerciseParts } from '#app/exercise/exercise-parts.tsx'
import { solverOf } from '#app/exercise/solve.ts'
import { DailyPuzzle } from '#app/puzzles/daily-puzzle.tsx'
import type { DailyPuzzleData } from '#app/puzzles/puzzle-data.ts'
import { makePuzzleTask } from '#app/puzzles/puzzle.ts'
import { taskTitle, taskWords } from '#app/puzzles/words.ts'
import { AnswerArea } from '#app/stage/answer-area.tsx'
import { dayOfYear } from '#app/ui/dates.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { CardQuestion } from '../cards/card-question.tsx'
import type { Flashcard } from '../cards/schedule.ts'
import { words } from '#words/train/today'

interface PlanBoardProps {
  /** Mistakes that are due, the longest-waiting first. */
  readonly due: readonly Flashcard[]
  readonly daily: DailyPuzzleData | undefined
  readonly onDailySolved: () => void
  /** The coach's words until the first try. */
  readonly greeting: string
  readonly renderStage: (board: ReactNode, coach: ReactNode) => ReactNode
  /** Shown until this part is loaded. */
  readonly waiting: ReactNode
}

/** The live board of today's plan: the due mistakes one after another, then the puzzle of the day. */
export function PlanBoard({ due, daily, onDailySolved, greeting, renderStage }: PlanBoardProps) {
  const renderParts = (parts: ExerciseParts, question: Question) =>
    renderStage(parts.board, <Asked {...{ parts, question, greeting }} />)
  // An answered mistake stays until the user continues.
  const [card, setCard] = useState(due[0])
  const [answered, setAnswered] = useState(0)
  const next = due.find(({ entry }) => entry.card !== card?.entry.card)
  if (card)
    return (
      <CardQuestion
        key={`${card.entry.card} ${answered}`}
        card={card}
        nextLabel={next ? words.planBoard.nextMistake : daily && words.planBoard.thePuzzleOfTheDay}
        takesFocus={answered > 0}
        onNext={() => {
          setCard(next)
          setAnswered(answered + 1)
        }}
        renderParts={(parts, { about, side, task, result }) =>
          renderParts(parts, { about, task: words.planBoard.task(taskTitle(side), task), result })
        }
      />
    )
  if (!daily) return null
  const task = makePuzzleTask(daily.start, daily.moves)
  return (
    <DailyPuzzle
      puzzle={daily}
      takesFocus={answered > 0}
      onSolved={onDailySolved}
      renderEnd={({ focusRef, onRestart }) => ({
        next: (
          <LinkButton to="/train/puzzles" ref={focusRef} kind="primary" iconAfter="next">
            {words.trainPage.solvePuzzles}
          </LinkButton>
        ),
        more: (
          <Button icon="reset" onClick={onRestart}>
            {words.planBoard.tryItAgain}
          </Button>
        ),
      })}
      renderParts={(parts, streak) =>
        renderParts(parts, {
          about: words.planBoard.puzzleOf(dayOfYear(daily.day)),
          task: words.planBoard.task(taskTitle(solverOf(task)), taskWords(task)),
          result: parts.phase === 'solved' ? streak : undefined,
        })
      }
    />
  )
}

/** The question in words. */
interface Question {
  readonly about: ReactNode
  readonly task: string
  readonly result: string | undefined
}

interface AskedProps {
  readonly parts: ExerciseParts
  readonly question: Question
  /** The coach's words until the first try. */
  readonly greeting: string
}

/** The question on the board: the coach with its buttons, and a field for typed moves. */
const Asked = ({ parts, question: { about, task, result }, greeting }: AskedProps) => (
  <div className="hub-asked">
    <AnswerArea
      {...parts}
      ask={
        <>
          {parts.pose === 'welcome' && <p className="hub-greeting">{greeting}</p>}
          <p className="text-muted">{about}</p>
        </>
      }
      status={parts.pose === 'welcome' ? task : parts.status}
    >
      {result !== undefined && <p>{result}</p>}
    </AnswerArea>
  </div>
)
