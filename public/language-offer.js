// One line below a page in English that leads to the page in Hindi; see before-paint.js. Its text is here, because English
// pages have no words in Hindi. It is at the end of the body, where React leaves foreign elements alone.
const KEY = 'language'
const start = () => {
  const link = document.querySelector('[data-language=hi]')
  if (!link) return
  const offer = document.createElement('div')
  offer.role = 'region'
  offer.lang = 'hi'
  offer.ariaLabel = 'भाषा'
  offer.className = 'language-offer'
  const text = document.createElement('span')
  text.textContent = 'यह साइट हिंदी में भी है।'
  const accept = document.createElement('a')
  accept.textContent = 'हिंदी में पढ़ें'
  accept.dataset.language = 'hi'
  accept.href = link.href
  // The application may have gone to another page.
  accept.addEventListener('click', () => {
    accept.href = document.querySelector('[data-language=hi]')?.href ?? accept.href
  })
  const decline = document.createElement('button')
  decline.type = 'button'
  decline.textContent = 'रहने दें'
  decline.addEventListener('click', () => {
    localStorage.setItem(KEY, 'en')
    offer.remove()
    document.getElementById('content')?.focus({ preventScroll: true })
  })
  offer.append(text, accept, decline)
  document.body.append(offer)
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
