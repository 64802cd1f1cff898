import { useCallback, useState } from 'react'
import { opposite, type Color } from '#chess/types.ts'
import { isAgainstOther, type Game } from '#app/game/game.ts'
import { usePreferences } from '#app/game/preferences.ts'

/** Whose side is at the bottom: the player's, or as the two at the screen sit, until it is turned by hand. */
export function useOrientation(game: Game): { readonly orientation: Color; readonly flip: () => void } {
  const { seats } = usePreferences()
  const [flipped, setFlipped] = useState(false)
  const home = isAgainstOther(game)
    ? game.settings.playerColor
    : seats === 'turning'
      ? game.line.sideToMoveAt(game.shown)
      : 'w'
  const flip = useCallback(() => setFlipped((before) => !before), [])
  return { orientation: flipped ? opposite(home) : home, flip }
}
