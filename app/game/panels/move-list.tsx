import { memo, useEffect, useRef } from 'react'
import { useRovingTab } from '#app/line/use-roving-tab.ts'
import type { San } from '#chess/types.ts'
import { words } from '#words/game'

export interface MoveListProps {
  readonly sans: readonly San[]
  /** The number of the first move and whether Black plays it: a game may start from any position. */
  readonly firstNumber: number
  readonly blackBegins: boolean
  /** The number of half-moves before the shown position. */
  readonly shown: number
  readonly onShow: (ply: number) => void
}

/** The moves as on a score sheet, or in one line on small screens. Clicking a move shows the position after it. */
export const MoveList = memo(function MoveList(props: MoveListProps) {
  const { sans, firstNumber, blackBegins, shown, onShow } = props
  const listRef = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const list = listRef.current
    const current = list?.querySelector<HTMLElement>('[aria-current]')
    // Unlike scrollIntoView, this does not scroll the page.
    if (!list || !current) return
    list.scrollTop = current.offsetTop - list.clientHeight / 2
    list.scrollLeft = current.offsetLeft - list.clientWidth / 2
  }, [shown, sans.length])

  useRovingTab(listRef)

  const slots = blackBegins ? [undefined, ...sans] : sans
  const rows = Array.from({ length: Math.ceil(slots.length / 2) }, (_, row) => row)
  const offset = blackBegins ? 1 : 0
  return (
    <ol aria-label={words.panels.moves} className="move-list" ref={listRef}>
      {rows.map((row) => (
        <li key={row} className="move-row">
          <span className="move-number">{firstNumber + row}.</span>
          {[row * 2, row * 2 + 1].map((slot) => {
            const san = slots[slot]
            const ply = slot - offset + 1
            if (san === undefined) return <span key={slot}>{slot === 0 ? '…' : ''}</span>
            return (
              <button
                key={slot}
                type="button"
                className="move-button"
                aria-current={ply === shown ? 'step' : undefined}
                onClick={() => onShow(ply)}
              >
                {san}
              </button>
            )
          })}
        </li>
      ))}
    </ol>
  )
})
