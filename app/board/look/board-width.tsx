import { useState } from 'react'
import { useMedia } from '#app/browser/use-media.ts'
import { pressUnless } from '#app/ui/press-unless.ts'
import { changeBoardLook, SMALLEST_BOARD_PX, useBoardLook } from './board-look.ts'
import { words } from '#words/board'

/** On phones the board always fills the screen. */
const HAS_ROOM = '(min-width: 60rem) and (min-height: 30.01rem)'

/** A slider from the smallest squares to the largest board that fits in this window. */
export function BoardWidth() {
  const hasRoom = useMedia(HAS_ROOM)
  return hasRoom ? <WidthSlider /> : null
}

function WidthSlider() {
  const { widthPx } = useBoardLook()
  const [largest] = useState(measureLargest)
  const shown = Math.min(largest, widthPx ?? widthOfBoard())
  if (largest <= SMALLEST_BOARD_PX) return null
  return (
    <div className="grid gap-1 text-label">
      <label className="grid gap-1">
        <span className="font-semibold">{words.boardWidth.size}</span>
        <input
          type="range"
          className="min-h-11 w-full accent-green"
          min={SMALLEST_BOARD_PX}
          max={largest}
          step={8}
          value={shown}
          aria-valuetext={words.boardWidth.pixels(shown)}
          onChange={(event) => changeBoardLook({ widthPx: event.target.valueAsNumber })}
        />
      </label>
      <button
        type="button"
        {...pressUnless(widthPx === undefined, () => changeBoardLook({ widthPx: undefined }))}
        className="min-h-11 justify-self-start font-semibold text-green underline aria-disabled:text-muted aria-disabled:no-underline"
      >
        {words.boardWidth.automaticSize}
      </button>
    </div>
  )
}

/** The width of the board behind the dialog, including its coordinates. */
const widthOfBoard = (): number =>
  Math.round(document.querySelector('.board')?.parentElement?.offsetWidth ?? SMALLEST_BOARD_PX)

/** Only the style sheets know the available room, so this sets a huge width and measures the result before the next paint. */
function measureLargest(): number {
  const { style } = document.documentElement
  const wish = style.getPropertyValue('--board-wish')
  style.setProperty('--board-wish', '100000px')
  const width = widthOfBoard()
  if (wish === '') style.removeProperty('--board-wish')
  else style.setProperty('--board-wish', wish)
  return width - ((width - SMALLEST_BOARD_PX) % 8)
}
