import { buttonClass } from '#app/ui/button-style.ts'
import { watchSiteWorker } from './site-worker.ts'

/**
 * Makes the page work offline, and offers a newer version in `region` when there is one. A running game survives the
 * change. Returns what ends the watch.
 */
export function watchForUpdates(region: HTMLElement): () => void {
  return watchSiteWorker((showNewVersion) => {
    const card = document.createElement('div')
    card.className =
      'pointer-events-auto flex flex-wrap items-center gap-3 rounded-card border border-edge bg-surface py-2 pr-2 pl-4 text-label'
    const words = document.createElement('p')
    words.className = 'grow'
    words.textContent = 'A new version is ready.'
    card.append(
      words,
      makeButton('Later', () => card.remove()),
      makeButton('Reload', showNewVersion),
    )
    region.replaceChildren(card)
  })
}

function makeButton(label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = buttonClass('secondary', 'normal')
  button.textContent = label
  button.addEventListener('click', press)
  return button
}
