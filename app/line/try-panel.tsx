import type { ReactNode } from 'react'
import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { TypedMoveField } from '#app/line/typed-move-field.tsx'
import { TryButtons, type TryButtonsProps } from './try-buttons.tsx'
import './try-panel.css'

/** The outcome of a try, which sets the text colour. */
export type TryTone = 'good' | 'bad'

const TONES: Record<TryTone, string> = { good: 'text-success', bad: 'text-danger' }

interface TryPanelProps extends TryButtonsProps {
  /** The question, or the outcome of the last try. */
  readonly status: ReactNode
  readonly tone: TryTone | undefined
  /** The position to move in; undefined while no move is accepted. */
  readonly position: Position | undefined
  readonly onTry: (move: Move) => void
}

/** The panel beside a board on which the user looks for a move: text, hints, the answer, and a field for typed moves. */
export function TryPanel(props: TryPanelProps) {
  const { status, tone, position, isOver, onTry } = props
  return (
    <>
      <p role="status" className={`try-status ${tone === undefined ? '' : TONES[tone]}`}>
        {status}
      </p>
      <div className="try-controls">
        <TryButtons {...props} />
      </div>
      {!isOver && (
        <div className="try-typed">
          <TypedMoveField position={() => position?.clone()} onMove={onTry} />
        </div>
      )}
    </>
  )
}
