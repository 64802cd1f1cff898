import { useEffect, useRef } from 'react'
import type { MoveClass } from '#coach/move-class.ts'
import type { San } from '#chess/types.ts'
import { ClassIcon } from './class-icon.tsx'
import { CLASS_NAMES } from './class-words.ts'
import { numberAt } from './move-number.ts'

interface ReviewMovesProps {
  readonly sans: readonly San[]
  /** As far as the game is judged. */
  readonly classes: readonly MoveClass[]
  /** How many moves both sides had made before the first, as a FEN counts them. */
  readonly before: number
  readonly ply: number
  readonly onGo: (ply: number) => void
}

/** The moves with their classes; pressing one shows the position after it. */
export function ReviewMoves({ sans, classes, before, ply, onGo }: ReviewMovesProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Scrolls the list and never the page.
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2
  }, [ply])
  return (
    // Scrolls, so that the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    <ol aria-label="Moves" className="review-moves" ref={list} tabIndex={0}>
      {sans.map((san, index) => {
        const moveClass = classes[index]
        const isWhites = (before + index) % 2 === 0
        return (
          // A game never changes, so its moves may be known by their place.
          <li key={index}>
            {(isWhites || index === 0) && <span>{numberAt(before + index)}</span>}
            <button
              type="button"
              aria-current={index + 1 === ply ? 'step' : undefined}
              onClick={() => onGo(index + 1)}
            >
              {moveClass && <ClassIcon moveClass={moveClass} />}
              {san}
              {moveClass && <span className="sr-only">{CLASS_NAMES[moveClass].toLowerCase()}</span>}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
