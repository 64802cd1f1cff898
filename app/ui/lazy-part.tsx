import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part of a screen that is fetched when it is first shown. Where it cannot be fetched, since the network is gone, it stays
 * away and the screen goes on without it; React's own `lazy` would put the whole page out. Asked for again when the network
 * is back, and when it is shown again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (loaded) return
      const stop = new AbortController()
      const fetchPart = () =>
        load().then(
          (found) => {
            loaded = found
            if (!stop.signal.aborted) setPart(() => found)
          },
          (error: unknown) => {
            console.warn('A part of this screen could not be fetched.', error)
            window.addEventListener('online', () => void fetchPart(), { once: true, signal: stop.signal })
          },
        )
      void fetchPart()
      return () => stop.abort()
    }, [])
    return Part ? <Part {...props} /> : null
  }
}
