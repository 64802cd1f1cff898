// Before the first paint of every page, with React or without. It waits for no other script.

// Is somebody signed in? See app/auth/session-mark.ts, which goes on from here.
document.documentElement.toggleAttribute(
  'data-signed-in',
  /(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie),
)
// And by which name: see app/auth/known-session.ts. A device may forbid its storage.
try {
  const isSignedIn = document.documentElement.hasAttribute('data-signed-in')
  const name = localStorage.getItem('account-name')
  if (!isSignedIn) localStorage.removeItem('account-name')
  else if (name) document.documentElement.style.setProperty('--account-name', JSON.stringify(name))
} catch (error) {
  console.warn('Cannot read the name.', error)
}
// On pages without the application, signing out is a plain form; what a tab remembers goes with it.
addEventListener('submit', (event) => {
  if (event.target.action.endsWith('/sign-out')) sessionStorage.clear()
})

// Light or dark, as it was chosen by app/ui/chrome/scheme-switch.tsx, or as the system has it.
{
  const KEY = 'color-scheme'
  let chosen

  const read = () => {
    try {
      chosen = ['light', 'dark'].find((scheme) => scheme === localStorage.getItem(KEY))
    } catch {
      // Storage is forbidden here: a choice holds until the page is left.
    }
    show()
  }

  const store = () => {
    try {
      if (chosen) localStorage.setItem(KEY, chosen)
      else localStorage.removeItem(KEY)
    } catch (error) {
      console.warn('Cannot store the scheme.', error)
    }
  }

  const show = () => {
    if (chosen) document.documentElement.dataset.scheme = chosen
    else delete document.documentElement.dataset.scheme
    // The browser's own frame.
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
      const { scheme } = meta.dataset
      meta.media = !chosen ? `(prefers-color-scheme: ${scheme})` : scheme === chosen ? 'all' : 'not all'
    }
    for (const button of document.querySelectorAll('[data-scheme-choice]'))
      button.ariaPressed = String(button.dataset.schemeChoice === (chosen ?? 'system'))
  }

  read()
  document.addEventListener('DOMContentLoaded', show)
  // A menu that opens may have been made a moment ago.
  document.addEventListener('toggle', show, true)
  document.addEventListener('click', ({ target }) => {
    const choice = target.closest('[data-scheme-choice]')?.dataset.schemeChoice
    if (!choice) return
    chosen = choice === 'system' ? undefined : choice
    store()
    show()
  })
  // Chosen in another tab, or on a page that is gone back from.
  addEventListener('storage', read)
  addEventListener('pageshow', read)
}
// Pages fade into each other, and the browser gives that up where they follow too quickly. It tells so by a promise that
// no page can reach, of documents and of React Router's alike; nothing has failed, and nothing is to be done.
addEventListener('unhandledrejection', (event) => {
  if (/^Transition was (skipped|aborted)/.test(event.reason?.message)) event.preventDefault()
})

// How boards look on this device: app/board/look/board-look.ts goes on from here.
try {
  // Before there was this record, coordinates were switched off among the preferences.
  if (
    localStorage.getItem('board') === null &&
    JSON.parse(localStorage.getItem('preferences'))?.coordinates === false
  )
    localStorage.setItem('board', '{"coordinates":"off"}')
  const look = JSON.parse(localStorage.getItem('board'))
  const { dataset, style } = document.documentElement
  if (look?.colors) dataset.boardColors = look.colors
  if (look?.pieces) dataset.boardPieces = look.pieces
  if (look?.coordinates) dataset.boardCoordinates = look.coordinates
  if (look?.rajah) dataset.rajah = look.rajah
  // No narrower than SMALLEST_BOARD_PX.
  if (look?.widthPx >= 320) style.setProperty('--board-wish', `${look.widthPx}px`)
} catch {
  // Storage is forbidden, or holds nothing of ours: boards look as they do at first.
}

// The language, chosen by app/ui/chrome/language-links.tsx for the device and the account. The page keeps its query and hash.
document.addEventListener('click', ({ target }) => {
  const link = target.closest('[data-language]')
  if (!link) return
  // The application may have changed both since the last click.
  link.search = location.search
  link.hash = location.hash
  const { language } = link.dataset
  try {
    localStorage.setItem('language', language)
  } catch (error) {
    console.warn('Cannot store the language.', error)
  }
  // The page is being left, so no answer can be awaited.
  if (document.documentElement.hasAttribute('data-signed-in'))
    navigator.sendBeacon('/account.data', new URLSearchParams({ intent: 'language', language }))
})
// A page in English offers Hindi to accounts and browsers in Hindi, until the offer is answered. The cookie is set by
// server/accounts/session.server.ts, and ends with the session.
{
  const offerHindi = () => {
    try {
      const account = /account_language=(\w+)/.exec(document.cookie)?.[1]
      if (
        document.documentElement.lang.startsWith('en') &&
        /\bhi\b/.test(localStorage.getItem('language') ?? account ?? navigator.languages)
      )
        void import('/language-offer.js')
    } catch {
      // Storage is forbidden, so the answer would not be kept.
    }
  }
  offerHindi()
  // Signing in, which keeps the page, sets the attribute and tells the account's language.
  new MutationObserver(offerHindi).observe(document.documentElement, { attributeFilter: ['data-signed-in'] })
}

// Presses and input inside `data-waits`, before the page's script is there. app/browser/repeat-presses.ts repeats them.
{
  const early = (window.earlyPresses = [])
  const rootOf = (control) => control?.closest('[data-waits]')
  const on = (type, listen) => addEventListener(type, listen, true)

  const keep = (event, control) => {
    const root = rootOf(control)
    // Pressed again out of impatience, perhaps just before it is repeated.
    const isKept = early.some((press) => press.control === control)
    // The browser sends a form with a method.
    if (!isKept && (!root || (control.type !== 'button' && (control.form ?? control).hasAttribute('method'))))
      return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isKept) return
    early.push({ control, root, busy: control.ariaBusy })
    control.toggleAttribute('data-early')
    control.ariaBusy = 'true'
  }

  // The squares of a board that waits for its script are inert, so a press reaches an element around them. They are in
  // rows from the top left.
  const squareAt = ({ target, clientX, clientY }) =>
    target.closest('[data-waits] [data-place=board]') &&
    [...target.querySelectorAll('[data-square]')].find((square) => {
      const { right, bottom } = square.getBoundingClientRect()
      return right > clientX && bottom > clientY
    })

  on('click', (event) =>
    keep(
      event,
      // Without buttons that the browser or this file handles.
      event.target.closest('button:not([popovertarget], [data-scheme-choice]), [data-square]') ??
        squareAt(event),
    ),
  )
  on('submit', (event) => keep(event, event.target))
  on('keydown', (event) => {
    if (/^( |Enter)$/.test(event.key)) keep(event, event.target.closest('[data-square]'))
  })
  // Boards act on this too, as soon as their script listens.
  on('pointerdown', (event) => {
    if (rootOf(event.target.closest('[data-square]'))) event.stopImmediatePropagation()
  })
  // Each is repeated in its order, so the last one holds.
  on('input', ({ target: control }) => {
    const root = rootOf(control)
    const value = /^(radio|checkbox)$/.test(control.type) ? control.checked : control.value
    if (root) early.push({ control, root, value })
  })
}
