import type { ReactNode } from 'react'
import { TryStatus, type TryTone } from '#app/line/try-status.tsx'
import { CoachCard } from './coach-card.tsx'
import type { Pose } from './pose.ts'
import { useAnswerSound } from './use-answer-sound.ts'
import './answer-area.css'

/** The contents of an exercise's answer area. */
export interface AnswerParts {
  /** The exercise's state. `solved`, `done` and `found` are successful ends. */
  readonly phase: string
  /** The coach's expression for this sentence. */
  readonly pose: Pose
  /** The question or the verdict on the last answer; screen readers announce each change. */
  readonly status: ReactNode
  /** The verdict, which sets color, sound and movement. */
  readonly tone: TryTone | undefined
  /** Why the last press on the board did nothing. For readers of the screen only: the board announces it. */
  readonly refusal?: string | undefined
  /** One or two buttons at the place that never moves: help while the question is open, what comes next at its end. */
  readonly buttons: ReactNode
  /** All other buttons. */
  readonly more?: ReactNode
  /** A `TypedMoveField`; absent at the end. */
  readonly typed?: ReactNode
}

export interface AnswerAreaProps extends AnswerParts {
  /** Above the sentence, in the coach's card: a question that stays, or where the position is from. */
  readonly ask?: ReactNode
  /** Below the sentence, in the coach's card: a result, a reason. */
  readonly children?: ReactNode
  /** Replaces the coach's card if the coach has no time to speak, as in a rush. */
  readonly words?: ReactNode
  /** The number of answers so far. Give it if two answers in a row can get the same tone without an `undefined` between. */
  readonly answers?: number
}

/**
 * The one place where an exercise asks and is answered: puzzles, lessons, rushes, mistakes, endings, coordinates. Place it
 * in the `column` of a `Stage`, and what else the column has after it:
 *
 *     <Stage board={…} column={<><AnswerArea {...answer} /> <TodayResults /></>} />
 *
 * The buttons never move, however long the sentences are. On a phone they are at the lower edge of the screen, in reach of a
 * thumb, until the column's end scrolls into view. On a desk the words above them have a fixed height. The first verdict of
 * each answer plays a sound and moves the card a little, unless the user has muted the site or prefers reduced motion.
 */
export const AnswerArea = ({ ask, children, words, answers, ...answer }: AnswerAreaProps) => {
  const { phase, pose, status, tone, refusal, buttons, more, typed } = answer
  useAnswerSound(answer, answers)
  return (
    <div className="answer" data-phase={phase} data-tone={tone} data-beat={(answers ?? 0) % 2}>
      <div className="answer-words">
        {words || (
          <CoachCard pose={pose} isSilent>
            {ask}
            <TryStatus {...{ status, tone }} />
            {refusal !== undefined && (
              <p aria-hidden="true" className="answer-refusal">
                {refusal}
              </p>
            )}
            {children}
          </CoachCard>
        )}
      </div>
      <div className="answer-buttons">{buttons}</div>
      {more !== undefined && <div className="answer-more">{more}</div>}
      {typed}
    </div>
  )
}
