import { useEffect } from 'react'

/** Keeps the screen on while `wanted`. Takes the lock again when the page becomes visible, since browsers release it when it is hidden. */
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
        // The battery is low or the browser forbids it: the screen turns off as usual.
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
