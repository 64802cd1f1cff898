import { useEffect } from 'react'

/** Shows a text as the document's title while the component is mounted, so that a wait is visible from other tabs. */
export function useTabTitle(text: string) {
  useEffect(() => {
    const before = document.title
    document.title = text
    return () => {
      document.title = before
    }
  }, [text])
}
