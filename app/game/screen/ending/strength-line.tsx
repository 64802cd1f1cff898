import { useEffect, useState } from 'react'
import type { FinishedGame } from '#matches/finished-game.ts'
import { afterGame } from './count-game.ts'
import { ownStrength, type CountedGame } from '#app/game/own-strength.ts'
import { words } from '#words/game'

/** The change of the player's strength, in the end dialog. Empty if the game does not count. */
export function StrengthLine({ game }: { readonly game: FinishedGame }) {
  const [counted, setCounted] = useState<CountedGame>()
  useEffect(() => {
    const before = ownStrength.value
    const after = afterGame(before, game)
    if (after !== before) ownStrength.change(after)
    setCounted(after.counted.find(({ gameId }) => gameId === game.gameId))
  }, [game])
  return (
    counted && (
      <p aria-live="polite" className="text-sm text-muted tabular-nums">
        {words.strengthLine.changed(counted.before, counted.after)}
      </p>
    )
  )
}
