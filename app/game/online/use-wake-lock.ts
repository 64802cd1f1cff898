import { useEffect } from 'react'

/** Keeps the screen on while `wanted` and the page is seen: a browser lets go of it when the page is hidden. Silent where it cannot. */
export function useWakeLock(wanted: boolean) {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let left = false
    const take = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (left) await taken.release()
        else lock = taken
      } catch {
        // A low battery, or a browser that forbids it: the screen darkens as usual.
      }
    }
    const onVisible = () => void take()
    void take()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [wanted])
}
