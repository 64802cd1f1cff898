import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

/** Asked once, when somebody first moves while the computer thinks. */
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
      Turn on premoves? What you play while the computer thinks then waits for your turn.
    </Notice>
  </div>
)
