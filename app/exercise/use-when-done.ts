import { useEffect, useEffectEvent } from 'react'

/** Calls back once when an exercise is done, and again each time it is restarted and done. */
export function useWhenDone(isDone: boolean, onDone: () => void) {
  const tell = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) tell()
  }, [isDone])
}
