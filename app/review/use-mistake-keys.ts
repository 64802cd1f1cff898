import { usePageKeys } from '#app/line/use-page-keys.ts'

const KEYS: Readonly<Record<string, 'next' | 'previous' | 'close'>> = {
  n: 'next',
  p: 'previous',
  b: 'previous',
  Escape: 'close',
}

/** Keys for the next and previous mistake and for closing a line, wherever the focus is. */
export function useMistakeKeys(onKey: (what: 'next' | 'previous' | 'close') => void) {
  usePageKeys((key) => {
    const what = KEYS[key]
    if (what !== undefined) onKey(what)
    // The browser needs Escape too, for example to leave full screen.
    return false
  })
}
