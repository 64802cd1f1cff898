import { keepAdChoice, readAdChoice, type AdChoice } from './consent.ts'
import { showConsentBanner } from './consent-banner.ts'

/**
 * Advertising for visitors who consent, on sites whose operator has an account with the ad network. A separate script, so that
 * it works on pages without React and other sites do not load it.
 */
const NETWORK = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js'
/** Milliseconds to wait after the page has loaded. */
const PUSH_DELAY = 100

declare global {
  interface Window {
    adsbygoogle?: object[]
  }
}

const meta = document.querySelector<HTMLMetaElement>('meta[name=ad-client]')
if (meta !== null) {
  const start = () => begin(meta.content)
  if (meta.dataset['react'] && meta.dataset['awake'] === undefined)
    meta.addEventListener('awake', start, { once: true })
  else if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}

function begin(client: string): void {
  let choice = readAdChoice(localStorage, Date.now())
  if (choice === 'accepted') showAds(client)
  if (choice === undefined) ask()
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-ad-choices]')) ask()
  })

  function ask(): void {
    showConsentBanner((answer: AdChoice) => {
      keepAdChoice(localStorage, answer, Date.now())
      if (answer === choice) return
      // A loaded script can only be removed by reloading the page.
      if (choice === 'accepted') location.reload()
      choice = answer
      if (answer === 'accepted') showAds(client)
    })
  }
}

function showAds(client: string): void {
  const script = document.createElement('script')
  script.async = true
  script.crossOrigin = 'anonymous'
  script.src = `${NETWORK}?client=${client}`
  document.head.append(script)
  fillSlots(client)
  // Pages with React change without a page load.
  new MutationObserver(() => fillSlots(client)).observe(document.body, { childList: true, subtree: true })
}

/** Fills each slot once; skips slots that have an advertisement or wait for one. */
function fillSlots(client: string): void {
  for (const place of document.querySelectorAll<HTMLElement>('.ad-place:not(:has(.adsbygoogle))')) {
    const ad = document.createElement('ins')
    ad.className = 'adsbygoogle'
    ad.dataset['adClient'] = client
    // Exactly the reserved size.
    ad.style.cssText = `display: block; width: 100%; height: ${Math.floor(place.getBoundingClientRect().height)}px`
    place.append(ad)
    setTimeout(() => {
      if (ad.isConnected) (window.adsbygoogle ??= []).push({})
    }, PUSH_DELAY)
  }
}
