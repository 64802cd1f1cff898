import { useEffect, useRef, type ReactNode } from 'react'
import type { San } from '#chess/types.ts'
import { numberAt } from './move-number.ts'
import { useRovingTab } from './use-roving-tab.ts'
import './moves.css'
import './numbered-moves.css'
import { words } from '#words/line'

interface NumberedMovesProps {
  readonly sans: readonly San[]
  /** Number of half-moves before the first one, as counted by a FEN. */
  readonly before: number
  readonly ply: number
  readonly onGo: (ply: number) => void
  /** Content of the buttons, if it differs from the move. */
  readonly labels?: readonly ReactNode[]
}

/** The moves in rows of one move by each side. Clicking one shows the position after it. */
export function NumberedMoves({ sans, before, ply, onGo, labels }: NumberedMovesProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Scrolls only the list, not the page.
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2
  }, [ply])
  useRovingTab(list)
  return (
    <ol aria-label={words.numberedMoves.moves} className="numbered-moves" ref={list}>
      {pairsOf(sans, before).map((pair) => (
        // Moves are only appended, so their index can be the key.
        <li key={pair[0]}>
          <span>{numberAt(before + (pair[0] ?? 0))}</span>
          {pair.map((index) => (
            <button
              key={index}
              type="button"
              // A game may start with a move by Black.
              style={{ gridColumn: 2 + ((before + index) % 2) }}
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

/** Indexes of the moves in pairs of White's and Black's; the first may be Black's alone. */
function pairsOf(sans: readonly San[], before: number): number[][] {
  const pairs: number[][] = []
  for (const index of sans.keys())
    if ((before + index) % 2 === 0 || index === 0) pairs.push([index])
    else pairs.at(-1)?.push(index)
  return pairs
}
