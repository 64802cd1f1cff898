/** What can be pressed. No fields: a phone would open its keyboard. Squares of a board are among the last. */
const PRESSABLE = 'button:not(:disabled), a[href], summary, [tabindex="0"]'

/** Where the focus was put, as long as nobody has pressed anything since. */
let placed: HTMLElement | undefined

/**
 * Whoever presses a button that is then taken out of the page (Show Me, Resign, New Game) is left with the focus on nothing, and by
 * keyboard or screen reader has to go through the page from its top. So it moves to the nearest place that is still there:
 * the first that can be pressed in what the button stood in, else the heading of the screen that came instead. What takes the
 * focus by itself comes before this, or soon after it (`isFocusFree`), and a focus that the user gave up stays given up.
 */
export function keepFocus(page: Document): void {
  /** What has the focus, then all that it is in, from the inside out. */
  let way: readonly Element[] = []
  page.addEventListener('focusin', ({ target }) => (way = wayUpFrom(target as Element)))
  for (const press of ['keydown', 'pointerdown'])
    page.addEventListener(press, () => (placed = undefined), { capture: true })
  page.addEventListener('focusout', () =>
    // Some browsers say this of an element that goes, just before it does.
    queueMicrotask(() => {
      if (isNowhere(page) && way[0]?.isConnected === true) way = []
    }),
  )
  new MutationObserver(() => {
    if (way[0] === undefined || way[0].isConnected || !isNowhere(page)) return
    const left = way.find((each) => each.isConnected)
    way = []
    placed = successorIn(page, left)
    placed?.focus({ preventScroll: true })
  }).observe(page, { childList: true, subtree: true })
}

/** Nobody has chosen what it is on: a board that appears may take it. */
export const isFocusFree = (page: Document): boolean =>
  isNowhere(page) || (placed !== undefined && page.activeElement === placed)

const isNowhere = (page: Document): boolean => page.activeElement === null || page.activeElement === page.body

function wayUpFrom(element: Element): readonly Element[] {
  const way = []
  for (let each: Element | null = element; each; each = each.parentElement) way.push(each)
  return way
}

/** Inside `main` from `left` outwards; `main` itself has too much in it for its first button to be of any meaning. */
function successorIn(page: Document, left: Element | undefined): HTMLElement | undefined {
  const main = page.querySelector('main')
  for (
    let each = left;
    each && each !== main && main?.contains(each);
    each = each.parentElement ?? undefined
  ) {
    const found = [...each.querySelectorAll<HTMLElement>(PRESSABLE)].find(isShown)
    if (found) return found
  }
  const heading = main?.querySelector<HTMLElement>('h1') ?? main ?? undefined
  if (heading) heading.tabIndex = -1
  return heading
}

const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true
