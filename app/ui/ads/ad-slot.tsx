import { useLocation } from 'react-router'
import { houseCardOf } from './house-cards.ts'

interface AdSlotProps {
  /** Chooses the house card: a page shows the same one each time, neighbouring slots different ones. */
  readonly seed: number
  /** `banner` across a column, `panel` beside something. */
  readonly shape?: 'banner' | 'panel'
}

/**
 * A place for advertising, and what stands in it where none runs: a card of our own. Its size is kept free whatever
 * stands in it, so that nothing jumps. On a site with ads, ads.ts fills those of visitors who agree.
 */
export function AdSlot({ seed, shape = 'banner' }: AdSlotProps) {
  const { title, text, to, action } = houseCardOf(seed, useLocation().pathname)
  return (
    <div className={`ad-slot ad-${shape}`}>
      {/* The style sheet shows the one that is true. */}
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
