import { useEffect, useEffectEvent } from 'react'
import { keyForPage } from '#app/line/step-keys.ts'

const KEYS: Readonly<Record<string, 'next' | 'previous' | 'close'>> = {
  n: 'next',
  p: 'previous',
  b: 'previous',
  Escape: 'close',
}

/** From mistake to mistake, and out of a line, wherever the focus is. */
export function useMistakeKeys(onKey: (what: 'next' | 'previous' | 'close') => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const what = KEYS[keyForPage(event) ?? '']
    if (what !== undefined) onKey(what)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
