import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** True after hydration. Clicks before that would be lost. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
