import { useEffect, useEffectEvent } from 'react'
import { areLetterKeysOn } from '#app/browser/letter-keys.ts'
import { keyForPage } from './step-keys.ts'

/**
 * Shortcuts that work wherever the focus is, unless the key belongs to a field, a dialog or a focused button. `onKey`
 * returns true if it used the key; otherwise the browser handles it. Letters work only while the setting allows them.
 */
export function usePageKeys(onKey: (key: string) => boolean) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const key = keyForPage(event)
    if (key === undefined || (/^\p{L}$/u.test(key) && !areLetterKeysOn())) return
    if (onKey(key)) event.preventDefault()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
