import type { ReactNode } from 'react'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { BoardButton } from '#app/board/look/board-button.tsx'
import { TypedMoveField } from '#app/line/typed-move-field.tsx'
import { Button } from '#app/ui/button.tsx'
import './try-panel.css'

/** How a try went. */
export type TryTone = 'good' | 'bad'

const TONES: Record<TryTone, string> = { good: 'text-success', bad: 'text-danger' }

interface TryPanelProps {
  /** What is asked, or what has just happened. */
  readonly status: ReactNode
  readonly tone: TryTone | undefined
  /** Where a move can be tried; undefined while none can. */
  readonly position: Position | undefined
  readonly isOver: boolean
  /** Whether hints and the answer are to be had at all. */
  readonly hasHelp?: boolean
  /** The button's words. */
  readonly hint: string
  readonly hasHint: boolean
  readonly onHint: () => void
  readonly show: string
  readonly mayShow: boolean
  readonly onShow: () => void
  readonly onTry: (move: Move) => void
  /** What there is to do when it is over. */
  readonly children: ReactNode
}

/** Beside a board on which a move is to be found: words, hints, the answer, and a field to write the move in. */
export function TryPanel(props: TryPanelProps) {
  const { status, tone, position, isOver, hint, hasHint, onHint, show, mayShow, onShow, onTry } = props
  return (
    <>
      <p role="status" className={`try-status ${tone === undefined ? '' : TONES[tone]}`}>
        {status}
      </p>
      <div className="try-controls">
        {isOver && props.children}
        {!isOver && props.hasHelp !== false && (
          <>
            <Button disabled={!hasHint} onClick={onHint}>
              {hint}
            </Button>
            <Button disabled={!mayShow} onClick={onShow}>
              {show}
            </Button>
          </>
        )}
        <BoardButton />
      </div>
      {!isOver && (
        <div className="try-typed">
          <TypedMoveField position={() => position?.clone()} onMove={onTry} />
        </div>
      )}
    </>
  )
}
