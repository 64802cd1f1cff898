import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { scoreText, scoreWords } from '#app/tree/score-text.ts'
import type { MoveReview } from '#coach/review.ts'
import { ClassBadge } from '#app/tree/class-badge.tsx'
import type { MoveComment } from './comment.ts'
import type { ShownLine } from './view-state.ts'
import { words } from '#words/review'

interface CoachPanelProps {
  /** The shown move; undefined until it is judged. */
  readonly move: MoveReview | undefined
  readonly comment: MoveComment | undefined
  /** Shown before the first move and for moves that are not judged. */
  readonly otherwise: string
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
  const { move, comment, otherwise, shownLine, back, onShow, onClose, children } = props
  if (shownLine !== undefined)
    return (
      <section aria-label={words.coachPanel.coach} className="review-coach">
        <p role="status" className="review-line">
          {shownLine}
        </p>
        <Button icon="undo" onClick={onClose}>
          {back}
        </Button>
      </section>
    )
  return (
    <section aria-label={words.coachPanel.coach} className="review-coach">
      <div role="status" className="grid gap-1">
        {comment && move ? (
          <p className="font-semibold">
            <ClassBadge moveClass={move.moveClass} /> {comment.verdict} <Score move={move} />
          </p>
        ) : (
          <p>{otherwise}</p>
        )}
        {comment?.sentence !== undefined && <p>{comment.sentence}</p>}
      </div>
      {(comment?.proof ?? comment?.reply ?? comment?.better ?? children) && (
        <div className="flex flex-wrap gap-2">
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
        </div>
      )}
      {comment && <LinesOfMove {...comment} />}
    </section>
  )
}

/** The engine's lines as text. */
export const LinesOfMove = ({ reply, better }: Pick<MoveComment, 'reply' | 'better'>) => (
  <>
    {reply && <p className="text-label text-muted">{words.coachPanel.reply(reply.text)}</p>}
    {better && <p className="text-label text-muted">{words.coachPanel.best(better.text)}</p>}
  </>
)

/** The evaluation after the move. */
const Score = ({ move: { after } }: { readonly move: MoveReview }) => (
  <span className="review-score">
    <span aria-hidden>{scoreText(after)}</span>
    <span className="sr-only">{words.coachPanel.score(scoreWords(after))}</span>
  </span>
)
