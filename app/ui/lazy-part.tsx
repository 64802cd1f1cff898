import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part of a screen that is loaded when it is first shown. If it fails to load, offline for example, the screen
 * works without it, whereas React’s own `lazy` would take down the whole page. It is tried again when the network is
 * back and when it is shown again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Shown until it is loaded, in its place. */
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
