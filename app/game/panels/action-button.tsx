import type { ComponentProps } from 'react'
import { Button } from '#app/ui/button.tsx'

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'title'> {
  readonly name: string
}

/** A button of the game: its icon and its name (screen/styles/parts.css). In the sheet of further actions it closes the sheet. */
export const ActionButton = ({ name, className = '', onClick, ...rest }: ActionButtonProps) => (
  <Button
    {...rest}
    className={`action-button ${className}`}
    onClick={(event) => {
      // Before the action, which may open a dialog: closing returns the focus to the button that opened the sheet.
      event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
      onClick?.(event)
    }}
  >
    <span className="action-name">{name}</span>
  </Button>
)
