/** Marks the position whose button is pressed, and fetches what wakes it: once for all positions of the page. */
export function awaitPress(root: Document, script: string, style: string): void {
  let isFetched = false
  for (const figure of root.querySelectorAll<HTMLElement>('figure[data-goal]')) {
    const button = figure.querySelector('button')
    button?.addEventListener('click', () => {
      button.disabled = true
      figure.dataset['wanted'] = ''
      // The script that is there already looks for what is wanted when it hears of it.
      figure.dispatchEvent(new CustomEvent('goal-wanted', { bubbles: true }))
      if (isFetched) return
      isFetched = true
      const link = Object.assign(root.createElement('link'), { rel: 'stylesheet', href: style })
      // Unstyled, the board would be seen falling into its place.
      const wake = Object.assign(root.createElement('script'), { type: 'module', src: script })
      link.addEventListener('load', () => root.head.append(wake))
      link.addEventListener('error', () => root.head.append(wake))
      root.head.append(link)
    })
  }
}
