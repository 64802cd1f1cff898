/** Some screen readers need a moment to notice that the region was emptied, and then read even the same text again. */
const PAUSE_MS = 50

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout>
let waiting = ''

/**
 * Has a screen reader say something that is otherwise only seen: the board was turned, a move was refused. What is said
 * within one pause is said together and in order.
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
 * Empties the region, and makes it first: call this ahead of the first message, because some screen readers only notice
 * regions that have been there for a while. One region serves the page, so that messages cannot overtake each other.
 */
export function prepareAnnouncements(): void {
  // Unit tests share this module, while each file has its own document or empties the body.
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
