import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'

interface CopyButtonsProps {
  readonly pgn: () => string
  readonly link: () => string
  readonly fen: string
}

/** What is on the board, to be taken elsewhere. */
export function CopyButtons({ pgn, link, fen }: CopyButtonsProps) {
  const [told, setTold] = useState('')
  async function copy(text: string, what: string) {
    try {
      await navigator.clipboard.writeText(text)
      setTold(`The ${what} is copied.`)
    } catch (error) {
      console.warn('Nothing was copied.', error)
      setTold('Your browser does not let us copy.')
    }
  }
  return (
    <>
      <Button icon="share" onClick={() => void copy(link(), 'link')}>
        Copy Link
      </Button>
      <Button onClick={() => void copy(pgn(), 'PGN')}>Copy PGN</Button>
      <Button onClick={() => void copy(fen, 'FEN')}>Copy FEN</Button>
      <p aria-live="polite" className="order-last col-span-full min-h-5 text-sm text-muted">
        {told}
      </p>
    </>
  )
}
