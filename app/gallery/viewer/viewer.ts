/**
 * The script of a picture's page: enlarges the picture and goes to its neighbours by arrow keys. Without it the
 * picture is a link to its file and the neighbours are links below.
 */
import { makeStage, type PictureStage } from './stage.ts'

const LARGE = '#large'
const ZOOM_STEP = 1.5
const MOVE_STEP = 80

const link = document.querySelector<HTMLAnchorElement>('[data-open-large]')
const dialog = document.querySelector<HTMLDialogElement>('dialog.viewer')
const viewport = dialog?.querySelector<HTMLElement>('.viewer-viewport')
const picture = viewport?.querySelector('img')

if (link && dialog && viewport && picture) wake(link, dialog, viewport, picture)

function wake(
  link: HTMLAnchorElement,
  dialog: HTMLDialogElement,
  viewport: HTMLElement,
  picture: HTMLElement,
) {
  const stage = makeStage(viewport, picture, () => dialog.close())
  let isLeaving = false
  addEventListener('pageshow', () => (isLeaving = false))

  /** The state follows the address, so Back closes the picture and Forward opens it again. */
  function follow(): void {
    const isLarge = location.hash === LARGE
    if (isLarge && !dialog.open) {
      dialog.showModal()
      stage.reset()
    }
    if (!isLarge && dialog.open) dialog.close()
  }
  /** The enlarged picture uses one history entry, however many neighbours are shown: one step back closes it. */
  function turnTo(address: string): void {
    if (isLeaving) return
    isLeaving = true
    if (dialog.open) location.replace(address)
    else location.assign(address)
  }

  link.addEventListener('click', (event) => {
    if (isForBrowser(event)) return
    event.preventDefault()
    history.pushState({ isOpenedHere: true }, '', LARGE)
    follow()
  })
  dialog.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('a, button') : null
    if (pressed instanceof HTMLAnchorElement && !isForBrowser(event)) {
      event.preventDefault()
      turnTo(pressed.href)
    }
    if (!(pressed instanceof HTMLButtonElement)) return
    const factor = pressed.dataset['zoom']
    if (factor === undefined) dialog.close()
    else stage.zoom(factor === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP)
  })
  dialog.addEventListener('close', () => {
    // The event arrives in a separate task: after Back and Forward it may belong to a closing that is no longer
    // current.
    if (dialog.open) return
    leaveLarge()
    link.focus({ preventScroll: true })
  })
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const to = neighbourFor(event, dialog.open)
    if (to) turnTo(to.href)
    else if (dialog.open) pressKey(stage, event.key)
  })
  addEventListener('popstate', () => {
    // A step within the page cancels leaving it.
    isLeaving = false
    follow()
  })
  addEventListener('resize', () => {
    if (dialog.open) stage.reset()
  })
  follow()
}

function leaveLarge(): void {
  if (location.hash !== LARGE) return
  // If the address opened it, going back would leave the site.
  if (wasOpenedHere()) history.back()
  else history.replaceState(null, '', location.pathname)
}

/** The link to the previous or next picture, for an arrow key without Shift. */
function neighbourFor({ key, shiftKey }: KeyboardEvent, isLarge: boolean): HTMLAnchorElement | null {
  const rel = shiftKey ? undefined : { ArrowLeft: 'prev', ArrowRight: 'next' }[key]
  return rel === undefined ? null : document.querySelector(`${isLarge ? 'dialog' : 'nav'} a[rel=${rel}]`)
}

function pressKey(stage: PictureStage, key: string): void {
  const move = MOVES[key]
  if (move) stage.move(move)
  if (key === '+' || key === '=') stage.zoom(ZOOM_STEP)
  if (key === '-') stage.zoom(1 / ZOOM_STEP)
  if (key === '0') stage.reset()
}

/** Keys that pan the picture: arrows with Shift, or up and down. */
const MOVES: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: MOVE_STEP, y: 0 },
  ArrowRight: { x: -MOVE_STEP, y: 0 },
  ArrowUp: { x: 0, y: MOVE_STEP },
  ArrowDown: { x: 0, y: -MOVE_STEP },
}

function wasOpenedHere(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state
}

/** The browser handles new tabs and downloads. */
const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey
