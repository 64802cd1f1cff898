import { useEffect, useRef, type ReactNode } from 'react'
import type { San } from '#chess/types.ts'
import { numberAt } from './move-number.ts'
import './numbered-moves.css'

interface NumberedMovesProps {
  readonly sans: readonly San[]
  /** How many moves both sides had made before the first, as a FEN counts them. */
  readonly before: number
  readonly ply: number
  readonly onGo: (ply: number) => void
  /** What the moves' buttons show, where that is more than the move. */
  readonly labels?: readonly ReactNode[]
}

/** The moves in lines of text; pressing one shows the position after it. */
export function NumberedMoves({ sans, before, ply, onGo, labels }: NumberedMovesProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Scrolls the list and never the page.
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2
  }, [ply])
  return (
    // Scrolls, so that the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    <ol aria-label="Moves" className="numbered-moves" ref={list} tabIndex={0}>
      {pairsOf(sans, before).map((pair) => (
        // A game never changes, so its moves may be known by their place.
        <li key={pair[0]}>
          <span>{numberAt(before + (pair[0] ?? 0))}</span>
          {pair.map((index) => (
            <button
              key={index}
              type="button"
              aria-current={index + 1 === ply ? 'step' : undefined}
              onClick={() => onGo(index + 1)}
            >
              {labels?.[index] ?? sans[index]}
            </button>
          ))}
        </li>
      ))}
    </ol>
  )
}

/** Places of White's move and Black's, which stand in one line; the first may be Black's alone. */
function pairsOf(sans: readonly San[], before: number): number[][] {
  const pairs: number[][] = []
  for (const index of sans.keys())
    if ((before + index) % 2 === 0 || index === 0) pairs.push([index])
    else pairs.at(-1)?.push(index)
  return pairs
}
