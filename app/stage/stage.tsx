import type { ReactNode } from 'react'
import './stage.css'

export interface StageProps {
  /**
   * The size of the board on a desk. `study` (review, analysis, training): as high as the window allows. `game`: 600 px in
   * windows up to 900 px high, as specified.
   */
  readonly kind?: 'study' | 'game'
  /** The page's heading: above the board, or above the column if there are players. */
  readonly head?: ReactNode
  /** The players at the board's edges, in strips of 3.25rem. */
  readonly top?: ReactNode
  readonly bottom?: ReactNode
  readonly board: ReactNode
  /** An `EvaluationBar`. A study reserves its place, so that the board does not move when it appears. */
  readonly bar?: ReactNode
  /** Step buttons and actions: directly below the board on phones, at the bottom of the column on a desk. */
  readonly under?: ReactNode
  /** From the top: `CoachCard`, `StageTabs` or a panel. An element with the class `stage-fills` takes the remaining height and scrolls. */
  readonly column: ReactNode
  /** The panel left of the board from 1200 px; below everything else on smaller windows. */
  readonly left?: ReactNode
}

/**
 * The layout of every page with a board: board, players at its edges, and one column exactly as high as both. On phones
 * everything is below each other, on phones in landscape the column is beside the board and scrolls. Place it directly in a
 * `<main className="page">`; `main` then becomes wide enough.
 *
 * The strips keep their height without players, so that the board has the same size on all pages of a kind. Override
 * `--stage-below` for the height that a tablet in portrait needs below the board.
 */
export const Stage = (props: StageProps) => (
  <div className={`board-stage ${props.kind ?? 'study'}`}>
    {props.head && <div className="stage-head">{props.head}</div>}
    {props.top && <div className="stage-top">{props.top}</div>}
    <div className="stage-board">
      {props.bar}
      {props.board}
    </div>
    {props.bottom && <div className="stage-bottom">{props.bottom}</div>}
    <div className="stage-side">
      {props.under && <div className="stage-under">{props.under}</div>}
      <div className="stage-column">{props.column}</div>
    </div>
    {props.left && <div className="stage-left">{props.left}</div>}
  </div>
)
