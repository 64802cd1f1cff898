import { useEffect, useSyncExternalStore } from 'react'
import { createMatchSync, NOTHING_READ, type MatchSync, type MatchSyncState } from './match-sync.ts'

/** One for all screens of a tab, made by the first that asks, and running until the tab is gone. */
let only: MatchSync | undefined

/** In the browser only: in effects and handlers. */
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
    () => NOTHING_READ,
  )

/** Tells it who is at the page, once that is known. */
export function useGameOwner(state: 'loading' | 'signed-in' | 'signed-out', userId: string | undefined) {
  useEffect(() => {
    if (state !== 'loading') matchSync().setOwner(userId)
  }, [state, userId])
}
