import { useLocation } from 'react-router'
import { houseCardOf } from './house-cards.ts'

interface AdSlotProps {
  /** Seed of the house card: the same one each time, different ones in neighbouring slots. */
  readonly seed: number
  /** `banner`: across a column. `panel`: beside other content. */
  readonly shape?: 'banner' | 'panel'
}

/**
 * A slot for an advertisement, or for one of our own cards if no ads run. Its size is reserved, so that the page does
 * not shift. With ads, ads.ts fills the slots of visitors who consent.
 */
export function AdSlot({ seed, shape = 'banner' }: AdSlotProps) {
  const { title, text, to, action } = houseCardOf(seed, useLocation().pathname)
  return (
    <div className={`ad-slot ad-${shape}`}>
      {/* The style sheet shows one of the two labels. */}
      <p className="ad-label-house text-sm text-muted">From Rook &amp; Rajah</p>
      <p className="ad-label text-sm text-muted">Advertisement</p>
      <div className="ad-place">
        <div className="ad-card">
          <div>
            <p className="font-display text-lg leading-snug font-semibold">{title}</p>
            <p className="text-label text-muted">{text}</p>
          </div>
          <a href={to} className="inline-flex min-h-11 items-center font-semibold text-green underline">
            {action}
          </a>
        </div>
      </div>
    </div>
  )
}
