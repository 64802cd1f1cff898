import { makeNotice, NOTICE_REGION } from './notice.ts'
import { words } from '#words/offline'

/** Tells the visitor that the requested page is not on this device. The open page stays unchanged. */
export function showPageUnavailable(): void {
  const region = document.querySelector<HTMLElement>('[data-update-notice]') ?? addRegion()
  const notice = makeNotice(words.pageUnavailable.youAreOffline, [
    { label: words.pageUnavailable.close, press: () => notice.remove() },
  ])
  // A live region only announces changes made after it was added.
  setTimeout(() => region.replaceChildren(notice), 50)
  addEventListener('online', () => notice.remove(), { once: true })
}

function addRegion(): HTMLElement {
  const region = document.createElement('div')
  region.ariaLive = 'polite'
  region.dataset['updateNotice'] = ''
  region.className = NOTICE_REGION
  document.body.append(region)
  return region
}
