import { Icon } from '#app/ui/icon.tsx'
import { words } from '#words/train/endings'

/** Replaces the side to move once a position is solved. */
export const EndedTitle = () => (
  <h2 className="train-turn train-end" data-end="solved">
    <Icon name="tick" />
    {words.trainer.solved}
  </h2>
)
