import { focusBoard } from '#app/board/focus-board.ts'
import { Button } from '#app/ui/button.tsx'
import type { OnlineAct } from './online-state.ts'
import type { Offer } from './wording.ts'

interface OfferBarProps {
  readonly offer: Offer
  readonly onAct: (what: OnlineAct) => void
}

/** A question from the opponent, in the place of the moves: never over the board, and it takes no focus. */
export function OfferBar({ offer, onAct }: OfferBarProps) {
  function answer(what: OnlineAct) {
    onAct(what)
    focusBoard()
  }
  return (
    <div role="region" aria-label="Offer" className="question-bar">
      <p role="alert">{offer.words}</p>
      <Button kind="primary" onClick={() => answer(offer.yes)}>
        Accept
      </Button>
      <Button onClick={() => answer(offer.no)}>Decline</Button>
    </div>
  )
}
