import { useState } from 'react'
import { words } from '#words/ui'

/**
 * Copies text to the clipboard. `told` is the outcome for a live region, `tell` sets another message there, and `otherwise` is
 * advice for browsers that block the clipboard.
 */
export function useCopying(otherwise = '') {
  const [told, tell] = useState('')
  async function copy(text: () => string | Promise<string>, done: string) {
    try {
      await navigator.clipboard.writeText(await text())
      tell(done)
    } catch (error) {
      console.warn('Nothing was copied.', error)
      tell(words.useCopying.cannotCopy(otherwise))
    }
  }
  return { told, tell, copy: (text: () => string | Promise<string>, done: string) => void copy(text, done) }
}
