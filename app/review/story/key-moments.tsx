import type { ReactNode } from 'react'
import { partAround } from '#app/ui/board-part.ts'
import { Diagram } from '#app/ui/diagram.tsx'
import { ClassBadge } from '#app/tree/class-badge.tsx'
import type { ShownMoment } from './moments.ts'
import { words } from '#words/review'

interface KeyMomentsProps {
  readonly moments: readonly ShownMoment[]
  readonly isTurned: boolean
  readonly ply: number
  readonly onGo: (ply: number) => void
  /** Shown beside the heading. */
  readonly children: ReactNode
}

/** The moves that tell the story of the game, each with a small board. Clicking one shows the position after the move. */
export function KeyMoments({ moments, isTurned, ply, onGo, children }: KeyMomentsProps) {
  if (moments.length === 0)
    return (
      <>
        <p className="text-muted">{words.keyMoments.none}</p>
        {children}
      </>
    )
  return (
    <section aria-labelledby="key-moments" className="key-moments">
      <div className="key-moments-head">
        <h2 id="key-moments">{words.keyMoments.title}</h2>
        {children}
      </div>
      <ol>
        {moments.map((moment) => (
          <li key={moment.index}>
            <button
              type="button"
              className="key-moment"
              aria-current={moment.index + 1 === ply ? 'step' : undefined}
              onClick={() => onGo(moment.index + 1)}
            >
              <MomentContent moment={moment} isTurned={isTurned} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

const MomentContent = ({
  moment,
  isTurned,
}: {
  readonly moment: ShownMoment
  readonly isTurned: boolean
}) => (
  <>
    <span className="key-moment-board" aria-hidden="true">
      <Diagram
        placement={moment.placement}
        lastMove={moment.lastMove}
        isTurned={isTurned}
        part={partAround(moment.placement, moment.lastMove, isTurned)}
        label=""
      />
    </span>
    <span className="key-moment-text">
      <span className="key-moment-kind">{words.keyMoments.kind(moment.kind, moment.moveClass)}</span>
      <span className="key-moment-move">
        <ClassBadge moveClass={moment.moveClass} /> {moment.move}
        <span className="sr-only">{words.moveClass.afterMove(moment.moveClass)}</span>
      </span>
      {moment.sentence !== undefined && <span className="key-moment-sentence">{moment.sentence}</span>}
    </span>
  </>
)
