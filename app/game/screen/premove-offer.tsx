import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { words } from '#words/game'

/** Shown once, when the player first moves before their turn. */
export const PremoveOffer = ({ onAnswer }: { readonly onAnswer: (isWanted: boolean) => void }) => (
  <div className="game-notices">
    <Notice
      action={
        <div className="flex gap-2">
          <Button onClick={() => onAnswer(false)}>{words.premoveOffer.notNow}</Button>
          <Button kind="primary" onClick={() => onAnswer(true)}>
            {words.premoveOffer.turnOn}
          </Button>
        </div>
      }
    >
      {words.premoveOffer.about}
    </Notice>
  </div>
)
