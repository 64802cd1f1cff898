import { useEffect, useSyncExternalStore } from 'react'
import { createMatchSync, INITIAL_MATCH_SYNC, type MatchSync, type MatchSyncState } from './match-sync.ts'

/** One instance per tab, created on first use. */
let only: MatchSync | undefined

/** Call in effects and event handlers only, not on the server. */
export function matchSync(): MatchSync {
  if (only === undefined) {
    only = createMatchSync()
    only.start()
  }
  return only
}

const subscribe = (listener: () => void) => matchSync().subscribe(listener)

export const useMatchSyncState = (): MatchSyncState =>
  useSyncExternalStore(
    subscribe,
    () => matchSync().state,
    () => INITIAL_MATCH_SYNC,
  )

/** Sets the owner once the session is known. */
export function useGameOwner(state: 'loading' | 'signed-in' | 'signed-out', userId: string | undefined) {
  useEffect(() => {
    if (state !== 'loading') matchSync().setOwner(userId)
  }, [state, userId])
}
