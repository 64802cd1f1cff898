import { useMemo } from 'react'
import { useAuth } from '#app/auth/auth-provider.tsx'
import { hasSessionMark } from '#app/auth/session-mark.ts'
import { startEngine } from '#app/game/engine/engine-client.ts'
import { openGameStorage } from '#app/game/saving/game-storage.ts'
import { PlayScreen } from '#app/game/screen/play-screen.tsx'
import { SavedNote } from '#app/history/saved-note.tsx'
import { lastOwner } from '#app/history/sync/last-owner.ts'
import { matchSync, useGameOwner } from '#app/history/sync/use-match-sync.ts'
import { makePageMeta } from '#app/discovery/page-meta.ts'
import { UpdateNotice } from '#app/offline/update-watch.tsx'
import type { FinishedGame } from '#matches/finished-game.ts'
import type { Route } from './+types/play.ts'

export const meta = (args: Route.MetaArgs) =>
  makePageMeta(args, {
    title: 'Play Chess Online',
    description:
      'Play chess against the computer at four levels, or against somebody at the same screen. Free, with nothing to install and no account needed.',
  })

export default function Play() {
  return (
    <>
      <PlayScreen
        startEngine={startEngine}
        openStorage={openGameStorage}
        // Home comes without React: the browser loads it.
        onBack={() => location.assign('/')}
        finishedGames={useFinishedGames()}
      />
      <UpdateNotice />
    </>
  )
}

/** Games that end are kept for whoever is signed in; without a network to ask, for whoever was. */
function useFinishedGames() {
  const { state, user } = useAuth()
  useGameOwner(state, user?.id)
  const userId = user?.id
  return useMemo(
    () => ({
      save: (game: FinishedGame) =>
        matchSync().save(game, userId ?? (hasSessionMark() ? lastOwner() : undefined)),
      note: (gameId: string) => <SavedNote gameId={gameId} />,
    }),
    [userId],
  )
}
