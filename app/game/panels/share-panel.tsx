import { useCopying } from '#app/browser/use-copying.ts'
import { Button } from '#app/ui/button.tsx'
import type { Game } from '#app/game/game.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LiveText } from '#app/ui/live-text.tsx'
import { words } from '#words/game'
import { localAddress } from '#words/addresses.ts'

type Text = 'FEN' | 'PGN' | 'link'

interface SharePanelProps {
  readonly game: Game
  /** Undefined for guests. */
  readonly accountName?: string | undefined
}

/** Copies the game as text, or downloads it. */
export function SharePanel({ game, accountName }: SharePanelProps) {
  const { told, copy } = useCopying(words.sharePanel.tryDownload)

  async function textOf(what: Text): Promise<string> {
    const { shownFenOf, pgnOf } = await import('#app/game/game-text.ts')
    if (what === 'PGN') return pgnOf(game, new Date(), { site: location.origin, player: accountName })
    const fen = shownFenOf(game)
    return what === 'FEN' ? fen : location.origin + localAddress(`/play?fen=${encodeURIComponent(fen)}`)
  }

  const copyText = (what: Text) => copy(() => textOf(what), words.sharePanel.copied[what])

  async function download() {
    const url = URL.createObjectURL(new Blob([await textOf('PGN')], { type: 'application/x-chess-pgn' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'rook-and-rajah.pgn'
    link.click()
    URL.revokeObjectURL(url)
  }

  return (
    <details className="folded">
      <summary>
        <Icon name="share" />
        {words.sharePanel.share}
      </summary>
      <div className="game-actions py-2">
        <Button onClick={() => copyText('FEN')}>{words.sharePanel.copyFen}</Button>
        <Button onClick={() => copyText('PGN')}>{words.sharePanel.copyPgn}</Button>
        <Button onClick={() => copyText('link')}>{words.sharePanel.copyLink}</Button>
        <Button onClick={() => void download()}>{words.sharePanel.downloadPgn}</Button>
      </div>
      <LiveText>{told}</LiveText>
    </details>
  )
}
