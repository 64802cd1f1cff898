import { usePageKeys } from '#app/line/use-page-keys.ts'

const KEYS: Readonly<Record<string, 'next' | 'previous' | 'close'>> = {
  n: 'next',
  p: 'previous',
  b: 'previous',
  Escape: 'close',
}

/** Keys that lead from mistake to mistake and out of a shown line, wherever the focus is. */
export function useMistakeKeys(onKey: (what: 'next' | 'previous' | 'close') => void) {
  usePageKeys((key) => {
    const what = KEYS[key]
    if (what !== undefined) onKey(what)
    // Escape also leaves full screen, say: the browser keeps its part.
    return false
  })
}
