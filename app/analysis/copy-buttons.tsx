import { makeTreePgn } from '#chess/pgn-tree.ts'
import { useCopying } from '#app/browser/use-copying.ts'
import { Button } from '#app/ui/button.tsx'
import { makeLink, type AnalysedGame } from './make-link.ts'
import { words } from '#words/analysis'
import { localAddress } from '#words/addresses.ts'

interface CopyButtonsProps {
  readonly game: AnalysedGame
  readonly fen: string
}

export function CopyButtons({ game, fen }: CopyButtonsProps) {
  const { told, copy } = useCopying()
  const link = () => location.origin + localAddress(makeLink(game))
  const pgn = () => makeTreePgn(game)
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
