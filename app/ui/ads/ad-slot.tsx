import { useLocation } from 'react-router'
import { words } from '#words/ui/ads'
import { houseCardOf } from './house-cards.ts'
import { PageAnchor } from '../page-anchor.tsx'

interface AdSlotProps {
  /** Seed of the house card: it always selects the same card, and different ones for neighbouring slots. */
  readonly seed: number
  /** `banner`: across a column. `panel`: beside other content. */
  readonly shape?: 'banner' | 'panel'
}

/**
 * A slot for an advertisement, or for one of our own cards on sites without ads. Its size is reserved, so that the page does
 * not shift. With ads, ads.ts fills the slots for visitors who consent.
 */
export function AdSlot({ seed, shape = 'banner' }: AdSlotProps) {
  const card = houseCardOf(seed, useLocation().pathname)
  const { title, text, action } = card.text()
  return (
    <div className={`ad-slot ad-${shape}`}>
      {/* The style sheet shows one of the two labels. */}
      <p className="ad-label-house text-sm text-muted">{words.adSlot.ownCard}</p>
      <p className="ad-label text-sm text-muted">{words.adSlot.advertisement}</p>
      <div className="ad-place">
        <div className="ad-card">
          <div>
            <p className="font-display text-lg leading-snug font-semibold">{title}</p>
            <p className="text-label text-muted">{text}</p>
          </div>
          <PageAnchor
            href={card.to}
            className="inline-flex min-h-11 items-center font-semibold text-green underline"
          >
            {action}
          </PageAnchor>
        </div>
      </div>
    </div>
  )
}
