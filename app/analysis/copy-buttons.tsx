import { useCopying } from '#app/browser/use-copying.ts'
import { Button } from '#app/ui/button.tsx'

interface CopyButtonsProps {
  readonly pgn: () => string
  readonly link: () => string
  readonly fen: string
}

export function CopyButtons({ pgn, link, fen }: CopyButtonsProps) {
  const { told, copy } = useCopying()
  return (
    <>
      <Button icon="share" onClick={() => copy(link, 'The link is copied.')}>
        Copy Link
      </Button>
      <Button onClick={() => copy(pgn, 'The PGN is copied.')}>Copy PGN</Button>
      <Button onClick={() => copy(() => fen, 'The FEN is copied.')}>Copy FEN</Button>
      <p aria-live="polite" className="order-last col-span-full min-h-5 text-sm text-muted">
        {told}
      </p>
    </>
  )
}
