import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { Game } from '#app/game/game.ts'

type Text = 'FEN' | 'PGN' | 'link'

/** The game as text, for whoever wants to take it elsewhere. */
export function SharePanel({ game }: { readonly game: Game }) {
  const [told, setTold] = useState<string>()

  async function textOf(what: Text): Promise<string> {
    const { fenOf, pgnOf } = await import('#app/game/game-text.ts')
    if (what === 'PGN') return pgnOf(game, new Date(), location.origin)
    const fen = fenOf(game)
    return what === 'FEN' ? fen : `${location.origin}/play?fen=${encodeURIComponent(fen)}`
  }

  async function copy(what: Text) {
    try {
      await navigator.clipboard.writeText(await textOf(what))
      setTold(what === 'link' ? 'The link is copied.' : `The ${what} is copied.`)
    } catch (error) {
      console.warn('Nothing was copied.', error)
      setTold('Your browser does not let us copy. Try Download PGN.')
    }
  }

  async function download() {
    const url = URL.createObjectURL(new Blob([await textOf('PGN')], { type: 'application/x-chess-pgn' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'rook-and-rajah.pgn'
    link.click()
    URL.revokeObjectURL(url)
  }

  return (
    <details className="rounded-card border border-hairline bg-surface px-5 py-3 text-label">
      <summary className="min-h-8 font-semibold">Share</summary>
      <div className="game-actions py-2">
        <Button onClick={() => void copy('FEN')}>Copy FEN</Button>
        <Button onClick={() => void copy('PGN')}>Copy PGN</Button>
        <Button onClick={() => void copy('link')}>Copy Link</Button>
        <Button onClick={() => void download()}>Download PGN</Button>
      </div>
      <p aria-live="polite" className="text-sm text-muted empty:hidden">
        {told}
      </p>
    </details>
  )
}
