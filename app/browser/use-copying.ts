import { useState } from 'react'

/**
 * Puts text on the clipboard and tells how that went. `told` is for a live region, and `tell` says something else in the
 * same place. `otherwise` is what to do where the browser keeps its clipboard closed.
 */
export function useCopying(otherwise = '') {
  const [told, tell] = useState('')
  async function copy(text: () => string | Promise<string>, done: string) {
    try {
      await navigator.clipboard.writeText(await text())
      tell(done)
    } catch (error) {
      console.warn('Nothing was copied.', error)
      tell(`Your browser does not let us copy. ${otherwise}`.trim())
    }
  }
  return { told, tell, copy: (text: () => string | Promise<string>, done: string) => void copy(text, done) }
}
