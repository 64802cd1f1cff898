/**
 * A press or input before the page's script was there, as public/before-paint.js kept it: the server marks what waits for a
 * script with `data-waits`.
 */
export interface EarlyPress {
  readonly control: HTMLElement
  /** The marked element around it. */
  readonly root: Element
  /** The text of a field, or true if it is checked. Absent for a press. */
  readonly value?: string | boolean
  /** The former `ariaBusy` of a pressed control. */
  readonly busy?: string | null
}

/** How long a press waits for its control to be ready, and how often it looks. */
const PATIENCE_MS = 10_000
const LOOK_EVERY_MS = 50

let isRepeating = false

/** Repeats what was pressed and typed, in order, each once, as soon as its control is ready. */
export async function repeatPresses(early: EarlyPress[]): Promise<void> {
  if (isRepeating) return
  isRepeating = true
  const deadline = performance.now() + PATIENCE_MS
  for (let press = early[0]; press !== undefined; press = early[0]) {
    // Each in a separate task, so that the page shows the outcome of one before the next.
    await pause(0)
    const control = findControl(press)
    if (control && !isReady(control) && performance.now() < deadline) {
      await pause(LOOK_EVERY_MS)
      continue
    }
    early.shift()
    release(press)
    if (control && isReady(control)) repeat(control, press.value)
  }
  isRepeating = false
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The pressed element, or its successor, since the script of a lesson replaces the board and buttons. */
function findControl({ control, root }: EarlyPress): HTMLElement | undefined {
  if (control.isConnected) return control
  // Elsewhere a namesake may mean something else.
  if (root.querySelector('[data-place]') === null) return undefined
  const { square } = control.dataset
  if (square !== undefined) return root.querySelector<HTMLElement>(`[data-square="${square}"]`) ?? undefined
  return [...root.querySelectorAll<HTMLElement>(control.localName)].find(
    (each) => nameOf(each) === nameOf(control),
  )
}

const nameOf = (control: HTMLElement): string => control.ariaLabel ?? control.textContent

const isReady = (control: HTMLElement): boolean =>
  control.closest('[data-waits]') === null &&
  control.getAttribute('aria-disabled') !== 'true' &&
  !control.matches(':disabled')

function release({ control, busy }: EarlyPress): void {
  if (busy === undefined) return
  control.removeAttribute('data-early')
  control.ariaBusy = busy
}

function repeat(control: HTMLElement, value: EarlyPress['value']): void {
  if (typeof value === 'boolean') repeatChoice(control as HTMLInputElement, value)
  else if (value !== undefined) repeatText(control as HTMLInputElement, value)
  else if (control instanceof HTMLFormElement) control.requestSubmit()
  else control.click()
}

/** React ignores a click that leaves the state it last saw, which was the visitor's own if they chose before it looked. */
function repeatChoice(control: HTMLInputElement, isChecked: boolean): void {
  control.checked = !isChecked
  control.click()
}

/** Likewise: React's own property notices the empty field, and the native one sets the text unnoticed. */
function repeatText(control: HTMLInputElement, text: string): void {
  // Null for fields without a caret.
  const { selectionStart, selectionEnd } = control
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')
  if (control.localName !== 'select') control.value = ''
  native?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  if (control.localName === 'select') control.dispatchEvent(new Event('change', { bubbles: true }))
  if (typeof selectionStart === 'number' && document.activeElement === control)
    control.setSelectionRange(selectionStart, selectionEnd)
}
