import { Button } from '#app/ui/button.tsx'

/** Lies over the board of a game that rests: whoever comes back sees why no piece moves, and goes on from there. */
export const PauseVeil = ({ onResume }: { readonly onResume: () => void }) => (
  <div className="pause-veil">
    <p className="pause-word">Paused</p>
    <Button kind="primary" size="large" icon="play" onClick={onResume}>
      Resume
    </Button>
  </div>
)
