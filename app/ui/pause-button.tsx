import { Icon } from './icon.tsx'
import { words } from '#words/ui'

interface PauseButtonProps {
  /** The thing that the button pauses, as part of its accessible name: `the pictures`. */
  readonly what: string
}

/**
 * The control of every animation that starts automatically. In a game's replay, as one of six buttons, it only shows icons
 * (pause-signs.ts). Hidden until its script calls `showPause` (pause-state.ts), but its space is reserved.
 */
export const PauseButton = ({ what }: PauseButtonProps) => (
  <button type="button" className="pause-button" data-pause="" hidden>
    <Icon name="pause" className="when-moving" />
    <Icon name="play" className="when-resting" />
    <span data-word="">{words.pauseButton.pause}</span>
    <span className="sr-only">{` ${what}`}</span>
  </button>
)
