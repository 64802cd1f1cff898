import type { ReactNode } from 'react'
import { CoachCard } from '#app/stage/coach-card.tsx'
import type { Pose } from '#app/stage/pose.ts'
import { Button } from '#app/ui/button.tsx'
import { scoreText, scoreWords } from '#app/tree/score-text.ts'
import type { MoveReview } from '#coach/review/review.ts'
import { ClassBadge } from '#app/tree/class-badge.tsx'
import type { MoveComment } from './comment.ts'
import type { ShownLine } from './view-state.ts'
import { words } from '#words/review'

interface CoachPanelProps {
  /** The shown move; undefined until it is judged. */
  readonly move: MoveReview | undefined
  readonly comment: MoveComment | undefined
  readonly pose: Pose
  /** Text to show before the first move and for moves that are not judged. */
  readonly otherwise: string
  /** A summary of how the game went; shown before the first move. */
  readonly course?: string | undefined
  /** Advice for the next game, before the first move; the idea of the opening when it is on the board. */
  readonly advice?: string | undefined
  /** Describes the line on the board, which hides the moves of the game. */
  readonly shownLine: string | undefined
  /** Label of the button that closes the line. */
  readonly back: string
  readonly onShow: (line: ShownLine) => void
  readonly onClose: () => void
  /** More actions for the move. */
  readonly children?: ReactNode
}

/** The coach's comment on the shown move, with the lines that prove it. */
export function CoachPanel(props: CoachPanelProps) {
  const { move, comment, pose, otherwise, course, advice, shownLine, back, onClose, children } = props
  if (shownLine !== undefined)
    return (
      <CoachCard
        isSilent
        pose="thinking"
        actions={
          <Button icon="undo" onClick={onClose}>
            {back}
          </Button>
        }
      >
        <p role="status">{shownLine}</p>
      </CoachCard>
    )
  const reason = comment?.sentence ?? comment?.cost
  const hasActions = comment?.proof ?? comment?.reply ?? comment?.better ?? children
  return (
    // Only the verdict and the reason are announced, not the lines.
    <CoachCard isSilent pose={pose} actions={hasActions && <Actions {...props} />}>
      <div role="status">
        {comment && move ? (
          <p className="font-semibold">
            <ClassBadge moveClass={move.moveClass} /> {comment.verdict} <Score move={move} />
          </p>
        ) : (
          <p className={advice === undefined ? '' : 'font-semibold'}>{otherwise}</p>
        )}
        {course !== undefined && <p>{course}</p>}
        {advice !== undefined && <p>{advice}</p>}
        {reason !== undefined && <p>{reason}</p>}
      </div>
    </CoachCard>
  )
}

const Actions = ({ comment, onShow, children }: CoachPanelProps) => (
  <>
    {comment?.proof && (
      <Button icon="play" onClick={() => onShow(comment.proof!)}>
        {words.coachPanel.showMe}
      </Button>
    )}
    {comment?.reply && (
      <Button onClick={() => onShow(comment.reply!.line)}>{words.coachPanel.showTheReply}</Button>
    )}
    {comment?.better && (
      <Button onClick={() => onShow(comment.better!.line)}>{words.coachPanel.showTheBestLine}</Button>
    )}
    {children}
    {comment && (
      <div className="review-lines">
        <LinesOfMove {...comment} />
      </div>
    )}
  </>
)

/** The engine's lines as text, each with the color of its arrow on the board. */
export const LinesOfMove = ({ reply, better }: Pick<MoveComment, 'reply' | 'better'>) => (
  <>
    {reply && <p className="review-line reply">{words.coachPanel.reply(reply.text)}</p>}
    {better && <p className="review-line best">{words.coachPanel.best(better.text)}</p>}
  </>
)

/** The evaluation after the move. */
const Score = ({ move: { after } }: { readonly move: MoveReview }) => (
  <span className="review-score">
    <span aria-hidden>{scoreText(after)}</span>
    <span className="sr-only">{words.coachPanel.score(scoreWords(after))}</span>
  </span>
)
