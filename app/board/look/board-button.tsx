import { useState } from 'react'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { words } from '#words/board'

/** Loaded on demand: boards work without it. */
const BoardSettings = lazyPart(async () => (await import('./board-settings.tsx')).default)

/** Opens the settings for all boards, from any page with a board. */
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
        {words.boardButton.board}
      </Button>
      {state !== 'unasked' && <BoardSettings open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  )
}
