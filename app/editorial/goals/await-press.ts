/**
 * Marks the position whose button was pressed and fetches the script that makes it playable, once for the whole page.
 */
export function awaitPress(root: Document, script: string, style: string): void {
  let isFetched = false
  for (const figure of root.querySelectorAll<HTMLElement>('figure[data-goal]')) {
    const button = figure.querySelector('button')
    button?.addEventListener('click', () => {
      button.disabled = true
      figure.dataset['wanted'] = ''
      // If the script is already loaded, it looks for marked positions on this event.
      figure.dispatchEvent(new CustomEvent('goal-wanted', { bubbles: true }))
      if (isFetched) return
      isFetched = true
      const link = Object.assign(root.createElement('link'), { rel: 'stylesheet', href: style })
      // Wait for the style sheet: without it the board would jump into place.
      const wake = Object.assign(root.createElement('script'), { type: 'module', src: script })
      link.addEventListener('load', () => root.head.append(wake))
      link.addEventListener('error', () => root.head.append(wake))
      root.head.append(link)
    })
  }
}
