import { useState } from 'react'
import { START_FEN } from '#chess/fen.ts'
import type { ResetOffer } from './game-notices.tsx'
import { useRemoval } from './use-removal.ts'
import { newGame, restGame, type Game } from '#app/game/game.ts'
import { newGameId } from '#app/game/saving/game-id.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'

/**
 * Resetting a game, which can be undone for a while: until the next one is under way or left. As long as that, the old
 * one stays stored, so that not even a crash loses it.
 */
export function useReset(
  storage: GameStorage | undefined,
  playing: Game | undefined,
  goOn: (game: Game) => void,
) {
  const [before, setBefore] = useState<Game>()
  const removal = useRemoval(storage, playing)

  function expire() {
    if (before) removal.now(before.id)
    setBefore(undefined)
  }

  function reset(game: Game) {
    const now = performance.now()
    if (hasContent(game)) {
      expire()
      setBefore(restGame(game, now))
    } else removal.later(game.id)
    goOn(newGame(newGameId(), game.settings, now))
  }

  function bringBack() {
    if (!playing || !before) return
    removal.later(playing.id)
    setBefore(undefined)
    goOn(before)
  }

  const offer: ResetOffer | undefined = before && { bringBack, expire }
  return { reset, expire, offer }
}

const hasContent = ({ moves, start, takenBack }: Game): boolean =>
  moves.length > 0 || takenBack.length > 0 || start !== START_FEN
