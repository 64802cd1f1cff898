import { Button } from '#app/ui/button.tsx'
import type { OnlineAct } from './online-session.ts'
import type { Offer } from './wording.ts'

interface OfferBarProps {
  readonly offer: Offer
  readonly onAct: (what: OnlineAct) => void
}

/** A question of the other side, in the place of the moves: never over the board, and the focus stays where it is. */
export const OfferBar = ({ offer, onAct }: OfferBarProps) => (
  <div role="region" aria-label="Offer" className="question-bar">
    <p role="alert">{offer.words}</p>
    <Button kind="primary" onClick={() => onAct(offer.yes)}>
      Accept
    </Button>
    <Button onClick={() => onAct(offer.no)}>Decline</Button>
  </div>
)
