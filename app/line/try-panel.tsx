import type { ReactNode } from 'react'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { BoardButton } from '#app/board/look/board-button.tsx'
import { TypedMoveField } from '#app/line/typed-move-field.tsx'
import { Button } from '#app/ui/button.tsx'
import './try-panel.css'

/** The outcome of a try, as a colour of the words. */
export type TryTone = 'good' | 'bad'

const TONES: Record<TryTone, string> = { good: 'text-success', bad: 'text-danger' }

interface TryPanelProps {
  /** The question, or the outcome of the last try. */
  readonly status: ReactNode
  readonly tone: TryTone | undefined
  /** The position to move in; undefined while no move can be tried. */
  readonly position: Position | undefined
  readonly isOver: boolean
  /** True if hints and the answer are offered at all. */
  readonly hasHelp?: boolean
  /** The hint button's label. */
  readonly hint: string
  readonly hasHint: boolean
  readonly onHint: () => void
  readonly show: string
  readonly mayShow: boolean
  readonly onShow: () => void
  readonly onTry: (move: Move) => void
  /** Buttons for the end of the exercise. */
  readonly children: ReactNode
}

/** The panel beside a board on which a move is to be found: words, hints, the answer, and a field for typed moves. */
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
