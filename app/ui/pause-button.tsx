import { Icon } from './icon.tsx'
import { richText } from './rich-text.ts'
import { words } from '#words/ui'

/**
 * The control of every animation that starts automatically. In a game's replay, as one of six buttons, it only shows icons
 * (pause-signs.ts). Hidden until its script calls `showPause` (pause-state.ts), but its space is reserved.
 */
export const PauseButton = () => (
  <button type="button" className="pause-button" data-pause="" hidden>
    <Icon name="pause" className="when-moving" />
    <Icon name="play" className="when-resting" />
    {richText(
      words.pauseButton.all(<span data-word="">{words.pauseButton.pause}</span>, (rest) => (
        <span className="sr-only">{rest}</span>
      )),
    )}
  </button>
)
