import { useEffect, useState } from 'react'
import type { GameRecord } from '#matches/game-record.ts'
import { afterGame } from './count-game.ts'
import { ownStrength, rangeOfStrength, SURE_GAMES, type OwnStrength } from '#app/game/own-strength.ts'
import { words } from '#words/game'

/**
 * The player's strength after the game, in the end dialog. Empty if the game does not count, and after the first game: the
 * strength before that was a guess, and the change from a guess says nothing.
 */
export function StrengthLine({ game }: { readonly game: GameRecord }) {
  const [own, setOwn] = useState<OwnStrength>()
  useEffect(() => {
    const before = ownStrength.value
    const after = afterGame(before, game)
    if (after !== before) ownStrength.change(after)
    setOwn(after)
  }, [game])
  const counted = own?.counted.find(({ gameId }) => gameId === game.gameId)
  return (
    own &&
    own.games > 1 &&
    counted && (
      <p aria-live="polite" className="text-sm text-muted tabular-nums">
        {words.strengthLine.changed(rangeOfStrength(own), counted.after - counted.before)}{' '}
        {own.games < SURE_GAMES && words.strengthLine.provisional(own.games, SURE_GAMES)}
      </p>
    )
  )
}
