import type { CSSProperties } from 'react'
import type { Color } from '#chess/types.ts'
import { words } from '#words/stage'

interface EvaluationBarProps {
  /** White's chance of winning, 0 to 1; undefined until the position is judged. */
  readonly share: number | undefined
  /** The score as shown on the bar, such as `+0.8`, and in words for screen readers. */
  readonly text: string
  readonly spoken: string
  /** The side at the bottom of the board. */
  readonly orientation: Color
}

/**
 * Shows which side is better, as a bar left of the board; on phones as a thin line above it. Pass it as the `bar` of a
 * `Stage`, only if judgement is allowed.
 */
export const EvaluationBar = ({ share, text, spoken, orientation }: EvaluationBarProps) => (
  <div
    role="img"
    aria-label={share === undefined ? words.evaluationBar.unknown : words.evaluationBar.score(spoken)}
    className={`evaluation-bar ${orientation === 'w' ? 'white-below' : 'black-below'}`}
    style={{ '--white': share ?? 0.5 } as CSSProperties}
  >
    <span aria-hidden className="evaluation-white" />
    {share !== undefined && (
      <span aria-hidden className={`evaluation-text ${share >= 0.5 ? 'white' : 'black'}`}>
        {text}
      </span>
    )}
  </div>
)
