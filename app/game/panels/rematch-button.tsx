import { takeLostFocus } from '#app/browser/take-focus.ts'
import { ActionButton } from './action-button.tsx'

interface RematchButtonProps {
  /** The buttons of the running game were here, and one of them had the focus, maybe. */
  readonly takesFocus: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** The first of what can be done when a game is over. */
export const RematchButton = ({ takesFocus, ...rest }: RematchButtonProps) => (
  <ActionButton
    {...rest}
    ref={takesFocus ? takeLostFocus : undefined}
    icon="rematch"
    kind="primary"
    name="Rematch"
  />
)
