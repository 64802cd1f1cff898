import { useEffect, useSyncExternalStore } from 'react'
import { rememberOwner } from './last-owner.ts'
import { createGameKeeper, type GameKeeper, type KeeperView } from './game-keeper.ts'

/** One for all screens of a tab, made by the first that asks. */
let only: GameKeeper | undefined

/** In the browser only: in effects and handlers. */
export const gameKeeper = (): GameKeeper => (only ??= createGameKeeper())

const subscribe = (listener: () => void) => gameKeeper().subscribe(listener)
const BEFORE: KeeperView = {
  games: undefined,
  isSending: false,
  isSignedOut: false,
  arrived: [],
  hasFailed: false,
}

export const useKeeperView = (): KeeperView =>
  useSyncExternalStore(
    subscribe,
    () => gameKeeper().view,
    () => BEFORE,
  )

/** Tells the keeper who is at the page, once that is known. */
export function useGameOwner(state: 'loading' | 'signed-in' | 'signed-out', userId: string | undefined) {
  useEffect(() => {
    if (state === 'loading') return
    gameKeeper().setOwner(userId)
    if (userId !== undefined) rememberOwner(userId)
  }, [state, userId])
}
