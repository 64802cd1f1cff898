import { useRef, useState } from 'react'
import type * as PlaySession from './play-session.ts'
import { useReset } from './use-reset.ts'
import type { LocalGame } from '#app/game/game.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'

/**
 * Which game is played and which is laid aside, and the ways from one to the other. `onNotice` is told what the player
 * should know, and of nothing when that no longer holds.
 */
export function useGames(storage: GameStorage | undefined, onNotice: (notice: string | undefined) => void) {
  const [playing, setPlaying] = useState<LocalGame>()
  /** Laid aside for the setup panel, or found on the device. */
  const [unfinished, setUnfinished] = useState<PlaySession.LaidAside>()
  const resetting = useReset(storage, playing, goOn)
  /** Somebody who has begun to play before the device has answered is not taken away from it. */
  const hasBegun = useRef(false)

  /** What is done with a game waits for the code of that; where it cannot be fetched, nothing is done. */
  async function withSession(act: (session: typeof PlaySession) => void | Promise<void>) {
    let session: typeof PlaySession
    try {
      session = await import('./play-session.ts')
    } catch (error) {
      console.warn('The game could not be fetched.', error)
      return onNotice('We couldn’t load the game. Check your connection and try again.')
    }
    await act(session)
  }

  function goOn(game: LocalGame) {
    hasBegun.current = true
    setUnfinished(undefined)
    onNotice(undefined)
    setPlaying(game)
  }

  /** Another tab may have taken it up meanwhile, or gone on with it. */
  const takeUp = (copy: PlaySession.LaidAside) =>
    withSession(async (session) => {
      const game = await session.takeUp(storage, copy)
      if (game) goOn(game)
      else onNotice('That game is being played in another tab.')
    })

  return {
    playing,
    unfinished,
    hasBegun: () => hasBegun.current,
    withSession,
    goOn,
    offer: setUnfinished,
    goOnWithUnfinished: () => void (unfinished && takeUp(unfinished)),
    layAside: (game: LocalGame) =>
      void withSession(({ layAside }) => {
        resetting.expire()
        onNotice(undefined)
        setUnfinished(layAside(game))
        setPlaying(undefined)
      }),
    reset: (game: LocalGame) => void withSession((session) => resetting.reset(game, session)),
    resetOffer: resetting.isOffered
      ? { bringBack: () => void withSession(resetting.bringBack), expire: resetting.expire }
      : undefined,
    rematch: (game: LocalGame) =>
      void withSession(({ playAgain }) => {
        resetting.expire()
        goOn(playAgain(game))
      }),
  }
}
