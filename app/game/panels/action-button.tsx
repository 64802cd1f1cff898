import type { ComponentProps } from 'react'
import { Button } from '#app/ui/button.tsx'

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'title'> {
  readonly name: string
}

/** A button of the game: its name, its icon or both, depending on the available room (screen/styles/parts.css). */
export const ActionButton = ({ name, className = '', ...rest }: ActionButtonProps) => (
  <Button {...rest} title={name} className={`action-button ${className}`}>
    <span className="action-name">{name}</span>
  </Button>
)
