import { makeNotice } from './notice.ts'
import { watchSiteWorker } from './site-worker.ts'

/**
 * Makes the page work offline and offers a newer version in `region`. A running game survives the reload. Returns a function
 * that stops watching.
 */
export function watchForUpdates(region: HTMLElement): () => void {
  return watchSiteWorker((showNewVersion) => {
    const notice = makeNotice('A new version is ready.', [
      { label: 'Later', press: () => notice.remove() },
      { label: 'Reload', press: showNewVersion },
    ])
    region.replaceChildren(notice)
  })
}
