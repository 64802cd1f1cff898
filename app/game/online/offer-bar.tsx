import { focusBoard } from '#app/board/focus-board.ts'
import { Button } from '#app/ui/button.tsx'
import type { OnlineAct } from './online-state.ts'
import type { OpponentOffer } from './wording.ts'
import { words } from '#words/online'

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
    <div role="region" aria-label={words.offerBar.offer} className="question-bar">
      <p role="alert">{offer.text}</p>
      <Button kind="primary" onClick={() => answer(offer.yes)}>
        {words.offerBar.accept}
      </Button>
      <Button onClick={() => answer(offer.no)}>{words.offerBar.decline}</Button>
    </div>
  )
}
