import { makeNotice } from './notice.ts'
import { watchSiteWorker } from './site-worker.ts'
import { words } from '#words/offline'

/**
 * Makes the page work offline and offers a newer version in `region`. A running game survives the reload. Returns a function
 * that stops watching.
 */
export function watchForUpdates(region: HTMLElement): () => void {
  return watchSiteWorker((showNewVersion) => {
    const notice = makeNotice(words.updateNotice.aNewVersionIsReady, [
      { label: words.updateNotice.later, press: () => notice.remove() },
      { label: words.updateNotice.reload, press: showNewVersion },
    ])
    region.replaceChildren(notice)
  })
}
