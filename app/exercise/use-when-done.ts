import { useEffect, useEffectEvent } from 'react'

/** Tells once that an exercise is done, and again when it has been begun anew and is done again. */
export function useWhenDone(isDone: boolean, onDone: () => void) {
  const tell = useEffectEvent(onDone)
  useEffect(() => {
    if (isDone) tell()
  }, [isDone])
}
