import type { Color, Square } from '#chess/types.ts'
import { squareTransform } from '#app/board/board-squares.ts'
import type { TryTone } from '#app/line/try-status.tsx'

const SIGNS: Record<TryTone, string> = {
  good: 'm15.6 5.2 2.5 2.5 4.3-4.6',
  bad: 'm16.6 2.6 4.8 4.8m0-4.8-4.8 4.8',
}

interface TryBadgeProps {
  readonly tone: TryTone | undefined
  /** The target of the move that was judged right or wrong. */
  readonly square: Square | undefined
  readonly orientation: Color
  /** True if the move ends the exercise. */
  readonly isEnd?: boolean
}

/** A tick or a cross on the target square, as large as a fingertip, and a glow around a solved board. */
export const TryBadge = ({ tone, square, orientation, isEnd = true }: TryBadgeProps) =>
  tone === undefined || square === undefined ? null : (
    <div aria-hidden="true" className={isEnd ? 'try-mark try-end' : 'try-mark'} data-tone={tone}>
      <svg viewBox="0 0 24 24" style={{ transform: squareTransform(square, orientation) }}>
        <g>
          <circle cx="19" cy="5" r="6.5" />
          <path d={SIGNS[tone]} />
        </g>
      </svg>
    </div>
  )
