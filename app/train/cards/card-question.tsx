import { useMemo, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Color } from '#chess/types.ts'
import { parseUci } from '#chess/uci.ts'
import { newId } from '#app/browser/new-id.ts'
import { numberAt } from '#app/line/move-number.ts'
import { readLine } from '#chess/line.ts'
import { PuzzlePiece } from '#app/puzzles/puzzle-piece.tsx'
import type { ExerciseParts } from '#app/exercise/exercise-parts.tsx'
import { solverOf } from '#app/exercise/solve.ts'
import { makePuzzleTask } from '#app/puzzles/puzzle.ts'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { trainingLog } from '../log/use-training-log.ts'
import { againText, puzzleOfCard } from './card-words.ts'
import { INTERVAL_DAYS, type Flashcard } from './schedule.ts'
import { richText } from '#app/ui/rich-text.ts'
import { words } from '#words/train/cards'

interface CardQuestionProps {
  readonly card: Flashcard
  /** Label of the button to the next card; absent after the last. */
  readonly nextLabel: string | undefined
  readonly takesFocus: boolean
  readonly onNext: () => void
  readonly renderParts: (parts: ExerciseParts, question: QuestionWords) => ReactNode
}

/** A page's texts for a question, in addition to the parts of the exercise. */
interface QuestionWords {
  /** The game that the question is from. */
  readonly about: ReactNode
  /** The side to move. */
  readonly side: Color
  readonly task: string
  /** When the question comes again; set once it is answered. */
  readonly result: string | undefined
}

/** One past mistake as a question. */
export function CardQuestion({ card, nextLabel, takesFocus, onNext, renderParts }: CardQuestionProps) {
  const [puzzle] = useState(() => puzzleOfCard(card))
  const [isRight, setRight] = useState<boolean>()
  const { entry, step } = card
  const task = useMemo(() => makePuzzleTask(puzzle.start, puzzle.moves), [puzzle])
  function answer(right: boolean) {
    if (isRight !== undefined) return
    setRight(right)
    const now = new Date()
    trainingLog().add({
      kind: 'answer',
      id: newId(now.getTime()),
      at: now.toISOString(),
      card: entry.card,
      isRight: right,
    })
  }
  return (
    <PuzzlePiece
      puzzle={puzzle}
      takesFocus={takesFocus}
      renderParts={(parts) =>
        renderParts(parts, {
          about: richText(words.cardQuestion.dueAgain(<GameLink card={card} />)),
          side: solverOf(task),
          task: words.cardQuestion.youPlayedHereOneMove(playedSan(card)),
          result:
            isRight === undefined
              ? undefined
              : againText(isRight ? INTERVAL_DAYS[step + 1] : INTERVAL_DAYS[0]),
        })
      }
      onSolved={(wasShown) => answer(!wasShown)}
      onFault={() => answer(false)}
      renderEnd={({ focusRef, onRestart }) => ({
        next:
          nextLabel !== undefined ? (
            <Button kind="primary" iconAfter="next" ref={focusRef} onClick={onNext}>
              {nextLabel}
            </Button>
          ) : (
            <LinkButton to="/train" kind="primary">
              {words.cardQuestion.doneForToday}
            </LinkButton>
          ),
        more: (
          <Button icon="reset" onClick={onRestart}>
            {words.cardQuestion.tryItAgain}
          </Button>
        ),
      })}
    />
  )
}

/** The move as it was played: `12. Nf3`. */
function playedSan({ entry }: Flashcard): string {
  const line = readLine(entry.fen, [entry.before, entry.played], parseUci)
  const san = line.ok ? line.value.sans()[1] : undefined
  if (san === undefined) return entry.played
  return `${numberAt(entry.game.move - 1)} ${san}`
}

function GameLink({ card: { entry } }: { readonly card: Flashcard }) {
  const { title, id } = entry.game
  return id === undefined ? (
    <>{title}</>
  ) : (
    <Link to={`/review?game=${id}`} className="underline">
      {title}
    </Link>
  )
}
