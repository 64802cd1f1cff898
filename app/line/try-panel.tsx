import type { Position } from '#chess/position.ts'
import type { Move } from '#chess/types.ts'
import { TypedMoveField } from '#app/line/typed-move-field.tsx'
import { TryButtons, type TryButtonsProps } from './try-buttons.tsx'
import { TryStatus, type TryStatusProps } from './try-status.tsx'
import './try-panel.css'

interface TryPanelProps extends TryButtonsProps, TryStatusProps {
  /** The position to move in; undefined while no move is accepted. */
  readonly position: Position | undefined
  readonly onTry: (move: Move) => void
}

/** The panel beside a board on which the user looks for a move: text, hints, the answer, and a field for typed moves. */
export function TryPanel(props: TryPanelProps) {
  const { status, tone, position, isOver, onTry } = props
  return (
    <>
      <TryStatus status={status} tone={tone} />
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
