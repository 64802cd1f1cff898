import { useEffect, useState, type ComponentType } from 'react'

/**
 * A part of a screen that is fetched when it is first shown. Where it cannot be fetched, since the network is gone, it stays
 * away and the screen goes on without it; React's own `lazy` would put the whole page out. Asked for again when it is shown
 * again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (loaded) return
      let left = false
      load().then(
        (found) => {
          loaded = found
          if (!left) setPart(() => found)
        },
        (error: unknown) => console.warn('A part of this screen could not be fetched.', error),
      )
      return () => {
        left = true
      }
    }, [])
    return Part ? <Part {...props} /> : null
  }
}
