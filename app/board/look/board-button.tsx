import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'

/** Nobody needs them to look at a board: they come when they are asked for. */
const BoardSettings = lazy(() => import('./board-settings.tsx'))

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
      {state !== 'unasked' && (
        <Suspense>
          <BoardSettings open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
