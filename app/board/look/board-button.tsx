import { useState } from 'react'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Button } from '#app/ui/button.tsx'

/** Nobody needs them to look at a board: they come when they are asked for. */
const BoardSettings = lazyPart(async () => (await import('./board-settings.tsx')).default)

/** How boards look is set here, wherever a board stands. */
export function BoardButton({ className }: { readonly className?: string }) {
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked')
  return (
    <>
      <Button
        icon="board"
        className={className ?? ''}
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      >
        Board
      </Button>
      {state !== 'unasked' && <BoardSettings open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  )
}
