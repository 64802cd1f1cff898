import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** True after hydration; before it a click would be lost. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
