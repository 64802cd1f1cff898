import { useState } from 'react'
import { COLOR_NAMES } from '#chess/names.ts'
import { opposite, type Color } from '#chess/types.ts'
import { announce } from '#app/ui/announce.ts'

/** Tells screen readers which side is at the bottom of a board that was turned. */
export const announceSide = (color: Color): void => announce(`${COLOR_NAMES[color]} is at the bottom.`)

/** The side at the bottom of a board, and what turns the board. */
export function useFlip(atFirst: Color): readonly [orientation: Color, flip: () => void] {
  const [orientation, setOrientation] = useState(atFirst)
  const flip = () => {
    const turned = opposite(orientation)
    setOrientation(turned)
    announceSide(turned)
  }
  return [orientation, flip]
}
