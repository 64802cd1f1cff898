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
    <>
      <Button icon="share" onClick={() => copy(link, words.copyButtons.theLinkIsCopied)}>
        {words.copyButtons.copyLink}
      </Button>
      <Button onClick={() => copy(pgn, words.copyButtons.thePgnIsCopied)}>{words.copyButtons.copyPgn}</Button>
      <Button onClick={() => copy(() => fen, words.copyButtons.theFenIsCopied)}>
        {words.copyButtons.copyFen}
      </Button>
      <p aria-live="polite" className="order-last col-span-full min-h-5 text-sm text-muted">
        {told}
      </p>
    </>
  )
}
