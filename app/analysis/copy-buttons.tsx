import { useCopying } from '#app/browser/use-copying.ts'
import { Button } from '#app/ui/button.tsx'
import { words } from '#words/analysis'

interface CopyButtonsProps {
  readonly pgn: () => string
  readonly link: () => string
  readonly fen: string
}

export function CopyButtons({ pgn, link, fen }: CopyButtonsProps) {
  const { told, copy } = useCopying()
  return (
    <div className="analysis-copies">
      <Button icon="share" onClick={() => copy(link, words.copyButtons.theLinkIsCopied)}>
        {words.copyButtons.copyLink}
      </Button>
      <Button icon="copy" onClick={() => copy(pgn, words.copyButtons.thePgnIsCopied)}>
        {words.copyButtons.copyPgn}
      </Button>
      <Button icon="copy" onClick={() => copy(() => fen, words.copyButtons.theFenIsCopied)}>
        {words.copyButtons.copyFen}
      </Button>
      <p className="analysis-fen">{fen}</p>
      <p aria-live="polite" className="min-h-5 text-sm text-muted">
        {told}
      </p>
    </div>
  )
}
