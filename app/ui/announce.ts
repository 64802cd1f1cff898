/** Some screen readers need a moment to notice that the region was emptied, and then read even the same text again. */
const PAUSE_MS = 50

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout>
let waiting = ''

/**
 * Makes screen readers say something that is otherwise only visible: the board was flipped, a move was refused. Messages
 * within one pause are announced together and in order.
 */
export function announce(text: string): void {
  prepareAnnouncements()
  waiting = `${waiting} ${text}`.trim()
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (region) region.textContent = waiting
    waiting = ''
  }, PAUSE_MS)
}

/**
 * Creates the region if necessary and empties it. Call this before the first message, because some screen readers only notice
 * regions that have existed for a while. A single region serves the page, so that messages cannot overtake each other.
 */
export function prepareAnnouncements(): void {
  // Unit tests share this module, but each file has a separate document or empties the body.
  if (!region || !document.contains(region)) region = makeRegion()
  region.textContent = ''
}

function makeRegion(): HTMLElement {
  const made = document.createElement('p')
  made.setAttribute('role', 'log')
  made.setAttribute('aria-live', 'assertive')
  made.setAttribute('aria-atomic', 'true')
  made.className = 'sr-only'
  return document.body.appendChild(made)
}
