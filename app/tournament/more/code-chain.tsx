import { useState } from 'react'
import { drawQrCode } from '#contract/qr-code.ts'
import { Button } from '#app/ui/button.tsx'
import { splitIntoParts } from '#tournaments/backup.ts'
import { words } from '#words/tournament'

/** Characters of one code: dense, and still read from a phone's screen. */
const PART_LENGTH = 1400

/** The backup as a chain of codes, one at a time. They may be scanned in any order. */
export function CodeChain({ text }: { readonly text: string }) {
  const [index, setIndex] = useState(0)
  const parts = splitIntoParts(text, PART_LENGTH)
  const { size, path } = drawQrCode(parts[index % parts.length]!, 'L')
  return (
    <div className="code-chain">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={words.more.code(index + 1, parts.length)}>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p aria-live="polite">{words.more.code(index + 1, parts.length)}</p>
      <div className="ask-buttons">
        <Button icon="previous" onClick={() => setIndex((index + parts.length - 1) % parts.length)}>
          {words.more.previous}
        </Button>
        <Button kind="primary" iconAfter="next" onClick={() => setIndex((index + 1) % parts.length)}>
          {words.more.next}
        </Button>
      </div>
      <p className="text-sm text-muted">{words.more.codesHint}</p>
    </div>
  )
}
