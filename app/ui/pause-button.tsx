import './pause-button.css'

interface PauseButtonProps {
  /** What it stops, for those who hear its name only: `the pictures`. */
  readonly what: string
}

/**
 * The one control of everything that moves by itself. Its place is kept and its script shows it: `showPause` of
 * pause-state.ts, which also turns its word and its sign over.
 */
export const PauseButton = ({ what }: PauseButtonProps) => (
  <button type="button" className="pause-button" data-pause="" hidden>
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor">
      <path className="when-moving" d="M6 4h4v16H6zM14 4h4v16h-4z" />
      <path className="when-resting" d="M7 4v16l13-8z" />
    </svg>
    <span data-word="">Pause</span>
    <span className="sr-only">{` ${what}`}</span>
  </button>
)
