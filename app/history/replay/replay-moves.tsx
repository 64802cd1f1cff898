import { useEffect, useRef } from 'react'
import type { San } from '#chess/types.ts'

interface ReplayMovesProps {
  readonly moves: readonly San[]
  /** The number of the first move, and whether Black makes it. */
  readonly firstNumber: number
  readonly blackBegins: boolean
  readonly ply: number
  readonly onGo: (ply: number) => void
}

/** The moves in lines of text; pressing one shows the position after it. */
export function ReplayMoves({ moves, firstNumber, blackBegins, ply, onGo }: ReplayMovesProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Scrolls the list and never the page.
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2
  }, [ply])
  return (
    // Scrolls, so that the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    <ol aria-label="Moves" className="replay-moves" ref={list} tabIndex={0}>
      {moves.map((san, index) => (
        // A game never changes, so its moves may be known by their place.
        <li key={index}>
          {numberBefore(index, firstNumber, blackBegins)}
          <button
            type="button"
            aria-current={index + 1 === ply ? 'step' : undefined}
            onClick={() => onGo(index + 1)}
          >
            {san}
          </button>
        </li>
      ))}
    </ol>
  )
}

function numberBefore(index: number, firstNumber: number, blackBegins: boolean) {
  const isWhites = (index % 2 === 0) !== blackBegins
  if (!isWhites && index > 0) return null
  return <span>{`${moveNumber(index, firstNumber, blackBegins)}${isWhites ? '.' : '…'}`}</span>
}

const moveNumber = (index: number, firstNumber: number, blackBegins: boolean): number =>
  firstNumber + Math.floor((index + (blackBegins ? 1 : 0)) / 2)

/** `4. Qxf7#`, `4… Kxf7`. */
export function numbered(san: San, index: number, firstNumber: number, blackBegins: boolean): string {
  const dots = (index % 2 === 0) !== blackBegins ? '.' : '…'
  return `${moveNumber(index, firstNumber, blackBegins)}${dots} ${san}`
}
