import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part of a screen that is loaded when it is first shown. If it fails to load, for example offline, the screen works without
 * it, whereas React's `lazy` would fail the whole page. Loading is retried when the network is back and when the part is shown
 * again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Placeholder until the part is loaded. */
  Waiting?: ComponentType<Props>,
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
    if (Part) return <Part {...props} />
    return Waiting ? <Waiting {...props} /> : null
  }
}
