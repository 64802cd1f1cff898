import { useEffect, useEffectEvent } from 'react'

/** Keys that work wherever the focus is, except where somebody writes or chooses. */
export type Shortcuts = Readonly<Record<string, () => void>>

export function useShortcuts(shortcuts: Shortcuts) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const run = shortcuts[event.key]
    if (!run || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest('input, textarea, select, dialog')) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
