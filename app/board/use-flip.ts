import { useState } from 'react'
import { opposite, type Color } from '#chess/types.ts'
import { announce } from '#app/ui/announce.ts'
import { words } from '#words/board'

/** Announces to screen readers which side is at the bottom of a flipped board. */
export const announceSide = (color: Color): void => announce(words.useFlip.isAtTheBottom(color))

/** The side at the bottom of a board, and a function that flips the board. */
export function useFlip(atFirst: Color): readonly [orientation: Color, flip: () => void] {
  const [orientation, setOrientation] = useState(atFirst)
  const flip = () => {
    const turned = opposite(orientation)
    setOrientation(turned)
    announceSide(turned)
  }
  return [orientation, flip]
}
