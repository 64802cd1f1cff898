import { focusBoard } from '#app/board/focus-board.ts'
import { Button } from '#app/ui/button.tsx'
import type { OnlineAct } from './online-state.ts'
import type { OpponentOffer } from './wording.ts'

interface OfferBarProps {
  readonly offer: OpponentOffer
  readonly onAct: (what: OnlineAct) => void
}

/** An offer from the opponent, shown in place of the moves. It neither covers the board nor takes the focus. */
export function OfferBar({ offer, onAct }: OfferBarProps) {
  function answer(what: OnlineAct) {
    onAct(what)
    focusBoard()
  }
  return (
    <div role="region" aria-label="OpponentOffer" className="question-bar">
      <p role="alert">{offer.words}</p>
      <Button kind="primary" onClick={() => answer(offer.yes)}>
        Accept
      </Button>
      <Button onClick={() => answer(offer.no)}>Decline</Button>
    </div>
  )
}
