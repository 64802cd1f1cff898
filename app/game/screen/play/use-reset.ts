import { useState } from 'react'
import type * as PlaySession from './play-session.ts'
import { useRemoval } from './use-removal.ts'
import type { LocalGame } from '#app/game/game.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'

/**
 * Resetting a game, which can be undone for a while: until the next one is under way or left. As long as that, the old
 * one stays stored, so that not even a crash loses it.
 */
export function useReset(
  storage: GameStorage | undefined,
  playing: LocalGame | undefined,
  goOn: (game: LocalGame) => void,
) {
  const [before, setBefore] = useState<LocalGame>()
  const removal = useRemoval(storage, playing)

  function expire() {
    if (before) removal.now(before.id)
    setBefore(undefined)
  }

  function reset(game: LocalGame, { hasContent, rested, startOver }: typeof PlaySession) {
    if (hasContent(game)) {
      expire()
      setBefore(rested(game))
    } else removal.later(game.id)
    goOn(startOver(game))
  }

  function bringBack({ resumed }: typeof PlaySession) {
    if (!playing || !before) return
    removal.later(playing.id)
    setBefore(undefined)
    goOn(resumed(before))
  }

  return { reset, expire, bringBack, isOffered: before !== undefined }
}
