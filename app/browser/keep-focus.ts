/** Elements that can take the focus. No fields, since a phone would open its keyboard. Squares of a board come last. */
const PRESSABLE = 'button:not(:disabled), a[href], summary, [tabindex="0"]'

/** The user's last press, by key or pointer. */
let lastPress: string | undefined

/** The element that the focus was moved to, until the user's next press. */
let placed: HTMLElement | undefined

/**
 * A button that disappears when pressed (Show me, Resign, New Game) leaves the focus on the body, so a keyboard or
 * screen-reader user would have to start from the top of the page. This moves the focus to the nearest remaining element: the
 * first focusable one in the closest remaining group, or the heading of the new screen. Elements that take the focus
 * themselves have priority (`isFocusFree`), and a focus that the user has dropped is not restored.
 */
export function keepFocus(page: Document): void {
  /** The focused element and its ancestors, innermost first. */
  let way: readonly Element[] = []
  page.addEventListener('focusin', ({ target }) => (way = wayUpFrom(target as Element)))
  for (const press of ['keydown', 'pointerdown']) page.addEventListener(press, notePress, { capture: true })
  page.addEventListener('focusout', () =>
    // Some browsers dispatch this just before they remove the element.
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

function notePress({ type }: Event): void {
  placed = undefined
  lastPress = type
}

/**
 * True if the user last pressed a key on this page. Before the first press, browsers draw focus rings even for focus set by
 * scripts.
 */
export const isKeyboardUsed = (): boolean => lastPress === 'keydown'

/** True if the user did not choose the focused element, so that a new board may take the focus. */
export const isFocusFree = (page: Document): boolean =>
  isNowhere(page) || (placed !== undefined && page.activeElement === placed)

const isNowhere = (page: Document): boolean => page.activeElement === null || page.activeElement === page.body

function wayUpFrom(element: Element): readonly Element[] {
  const way = []
  for (let each: Element | null = element; each; each = each.parentElement) way.push(each)
  return way
}

/** Searches outwards from `left`, but not in `main` itself, whose first button is unrelated to the removed one. */
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
