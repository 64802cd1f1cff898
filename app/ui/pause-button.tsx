import { Icon } from './icon.tsx'

interface PauseButtonProps {
  /** What it stops, for those who hear its name only: `the pictures`. */
  readonly what: string
}

/**
 * The one control of everything that moves by itself. Where a game is replayed it is one of six beside each other, has no
 * room for its word and bears the same two signs (pause-signs.ts). Its place is kept and its script shows it: `showPause` of
 * pause-state.ts, which also turns its word and its sign over.
 */
export const PauseButton = ({ what }: PauseButtonProps) => (
  <button type="button" className="pause-button" data-pause="" hidden>
    <Icon name="pause" className="when-moving" />
    <Icon name="play" className="when-resting" />
    <span data-word="">Pause</span>
    <span className="sr-only">{` ${what}`}</span>
  </button>
)
