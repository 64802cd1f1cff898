import { Button } from '#app/ui/button.tsx'
import type { MoveClass } from '#coach/move-class.ts'
import { ClassIcon } from './class-icon.tsx'
import type { Comment } from './comment.ts'
import type { ShownLine } from './view-state.ts'

interface CoachPanelProps {
  readonly moveClass: MoveClass | undefined
  readonly comment: Comment | undefined
  /** Stands where there is no move to speak of. */
  readonly otherwise: string
  /** The line that is on the board now, in words; the game's own moves are hidden meanwhile. */
  readonly shownLine: string | undefined
  readonly onShow: (line: ShownLine) => void
  readonly onClose: () => void
}

/** What the coach says of the shown move, and the lines that prove it. */
export function CoachPanel(props: CoachPanelProps) {
  const { moveClass, comment, otherwise, shownLine, onShow, onClose } = props
  if (shownLine !== undefined)
    return (
      <section aria-label="Coach" className="review-coach">
        <p role="status" className="review-line">
          {shownLine}
        </p>
        <Button icon="undo" onClick={onClose}>
          Back to the Game
        </Button>
      </section>
    )
  return (
    <section aria-label="Coach" className="review-coach">
      <div role="status" className="grid gap-1">
        {comment === undefined ? (
          <p>{otherwise}</p>
        ) : (
          <p className="font-semibold">
            {moveClass && <ClassIcon moveClass={moveClass} />} {comment.verdict}
          </p>
        )}
        {comment?.sentence !== undefined && <p>{comment.sentence}</p>}
      </div>
      {(comment?.proof ?? comment?.better) && (
        <div className="flex flex-wrap gap-2">
          {comment?.proof && (
            <Button icon="play" onClick={() => onShow(comment.proof!)}>
              Show Me
            </Button>
          )}
          {comment?.better && (
            <Button onClick={() => onShow(comment.better!.line)}>Show the Best Line</Button>
          )}
        </div>
      )}
      {comment?.better && <p className="text-label text-muted">Best: {comment.better.text}</p>}
    </section>
  )
}
