import type { MoveClass } from '#coach/judging/move-class.ts'
import { CLASS_SHAPES } from './class-shapes.ts'
import './class-badge.css'

/** The symbol of a move's class in its colour, 1.5 em wide. Decorative: callers name the class in words. */
export function ClassBadge({ moveClass }: { readonly moveClass: MoveClass }) {
  const { outline, sign } = CLASS_SHAPES[moveClass]
  return (
    <svg aria-hidden="true" className="class-badge" viewBox="0 0 24 24" data-class={moveClass}>
      <path className="class-outline" d={outline} fill={`var(--class-${moveClass})`} />
      <path className="class-sign" d={sign} />
    </svg>
  )
}
