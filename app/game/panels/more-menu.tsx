import { useId, type ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { words } from '#words/game'

/** Opens a sheet with the actions and settings that the game's bar has no room for. A popover needs no state. */
export function MoreMenu({ children }: { readonly children: ReactNode }) {
  const id = useId()
  return (
    <>
      <Button icon="more" className="action-button" popoverTarget={id}>
        <span className="action-name">{words.panels.more}</span>
      </Button>
      <div id={id} popover="auto" className="game-sheet">
        {children}
      </div>
    </>
  )
}
