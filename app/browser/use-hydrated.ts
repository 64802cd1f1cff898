import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** Whether scripts have taken over what the server drew. Before that a press would be lost. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
