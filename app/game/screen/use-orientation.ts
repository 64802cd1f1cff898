import { useState } from 'react'
import { opposite, type Color } from '#chess/types.ts'
import { announceSide } from '#app/board/use-flip.ts'
import { useStable } from '#app/browser/use-stable.ts'
import { ownSideOf, type Game } from '#app/game/game.ts'
import { usePreferences } from '#app/line/preferences.ts'

/** The side at the bottom: the player's or, at one screen, by the preference for seats; until the player flips the board. */
export function useOrientation(game: Game): { readonly orientation: Color; readonly flip: () => void } {
  const { seats } = usePreferences()
  const [flipped, setFlipped] = useState(false)
  const home = ownSideOf(game) ?? (seats === 'turning' ? game.line.sideToMoveAt(game.shown) : 'w')
  const orientation = flipped ? opposite(home) : home
  const flip = useStable(() => {
    setFlipped(!flipped)
    announceSide(opposite(orientation))
  })
  return { orientation, flip }
}
