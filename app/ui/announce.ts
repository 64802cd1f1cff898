/** Some screen readers need a moment to notice that the region was emptied, and then read even the same text again. */
const PAUSE_MS = 50

/** Repeats of what was said go back this far. */
const MOST_REMEMBERED = 20

/** A text, or one whose words are still being fetched: later texts wait for it. */
export type Announcement = string | Promise<string>

/** `polite` texts wait until the screen reader has finished a sentence; `urgent` ones interrupt it. */
type Urgency = 'polite' | 'urgent'

interface Region {
  element: HTMLElement | undefined
  timer: ReturnType<typeof setTimeout> | undefined
  waiting: string
  /** Settles when all texts so far are in the region or will be after the pause. */
  before: Promise<unknown> | undefined
}

const makeState = (): Region => ({ element: undefined, timer: undefined, waiting: '', before: undefined })
const regions: Record<Urgency, Region> = { polite: makeState(), urgent: makeState() }

/** The latest texts since the user's last typed command, and those before it. */
let latest: string[] = []
let earlier: string[] = []

/**
 * Makes screen readers say something that is otherwise only visible: a move was played, a move was refused. Messages within one
 * pause are announced together and in order. Only what cannot wait is urgent: a clock that runs out, a lost connection.
 */
export function announce(text: Announcement, urgency: Urgency = 'polite'): void {
  prepareAnnouncements()
  const region = regions[urgency]
  if (typeof text === 'string' && region.before === undefined) return show(region, text)
  const next = Promise.all([text, region.before]).then(
    ([ready]) => show(region, ready),
    (error: unknown) => console.warn('A text was not announced.', error),
  )
  region.before = next
  void next.then(() => {
    if (region.before === next) region.before = undefined
  })
}

function show(region: Region, text: string): void {
  if (text === '') return
  latest = [...latest, text].slice(-MOST_REMEMBERED)
  if (region.element) region.element.textContent = ''
  region.waiting = `${region.waiting} ${text}`.trim()
  clearTimeout(region.timer)
  region.timer = setTimeout(() => {
    if (region.element) region.element.textContent = region.waiting
    region.waiting = ''
  }, PAUSE_MS)
}

/** Everything that was announced since the user last typed something, or before it if nothing followed. */
export const lastAnnounced = (): string => (latest.length > 0 ? latest : earlier).join(' ')

/** The user has typed something: what was said before can be repeated until something new is said. */
export function markAnswered(): void {
  if (latest.length > 0) earlier = latest
  latest = []
}

/**
 * Creates the regions if necessary. Call this before the first message, because some screen readers only notice regions that have
 * existed for a while. A single polite region serves the page, so that messages cannot overtake each other.
 */
export function prepareAnnouncements(): void {
  // Unit tests share this module, but each file has a separate document or empties the body.
  for (const urgency of ['polite', 'urgent'] as const) {
    const region = regions[urgency]
    if (!region.element || !document.contains(region.element)) region.element = makeRegion(urgency)
  }
}

function makeRegion(urgency: Urgency): HTMLElement {
  const made = document.createElement('p')
  if (urgency === 'polite') made.setAttribute('role', 'log')
  made.setAttribute('aria-live', urgency === 'polite' ? 'polite' : 'assertive')
  made.setAttribute('aria-atomic', 'true')
  made.className = 'sr-only'
  return document.body.appendChild(made)
}
