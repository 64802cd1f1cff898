import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** Shown once, when the player first moves before their turn. */
export const PremoveOffer = ({ onAnswer }: { readonly onAnswer: (isWanted: boolean) => void }) => (
  <div className="game-notices">
    <Notice
      action={
        <div className="flex gap-2">
          <Button onClick={() => onAnswer(false)}>Not Now</Button>
          <Button kind="primary" onClick={() => onAnswer(true)}>
            Turn On
          </Button>
        </div>
      }
    >
      Turn on premoves? You can then choose your move before it is your turn.
    </Notice>
  </div>
)
