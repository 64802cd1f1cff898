import { Button } from '#app/ui/button.tsx'

/** Covers the board of a paused game, to show why no piece moves and how to resume. */
export const PauseVeil = ({ onResume }: { readonly onResume: () => void }) => (
  <div className="pause-veil">
    <p className="pause-word">Paused</p>
    <Button kind="primary" size="large" icon="play" onClick={onResume}>
      Resume
    </Button>
  </div>
)
