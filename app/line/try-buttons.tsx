import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'

export interface TryButtonsProps {
  readonly isOver: boolean
  /** The hint button's label. */
  readonly hint: string
  readonly hasHint: boolean
  readonly onHint: () => void
  readonly show: string
  readonly mayShow: boolean
  readonly onShow: () => void
  /** Buttons shown at the end of the exercise. */
  readonly children: ReactNode
}

/** Buttons for hints and the answer while the user looks for a move, other buttons at the end. */
export const TryButtons = ({ isOver, ...props }: TryButtonsProps) => (
  <>
    {isOver && props.children}
    {!isOver && (
      <>
        <Button icon="hint" disabled={!props.hasHint} onClick={props.onHint}>
          {props.hint}
        </Button>
        <Button disabled={!props.mayShow} onClick={props.onShow}>
          {props.show}
        </Button>
      </>
    )}
  </>
)
