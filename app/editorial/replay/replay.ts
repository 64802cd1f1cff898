/**
 * The one script of the pages that are read: it wakes the games in them. Without it they are a board, a list of moves
 * and a link; with it the board steps. Everything it shows was worked out at build and stands in the page.
 */
import { describePosition } from '../boards/describe-position.ts'
import { playLinkOf } from '../boards/play-link.ts'
import { takeOver, type Orientation } from './men-layer.ts'
import { makeToolbar, type Control } from './toolbar.ts'

/** One move a second. */
const PACE = 1000

class ChessReplay extends HTMLElement {
  connectedCallback(): void {
    const svg = this.querySelector('svg')
    const bar = this.querySelector<HTMLElement>('.game-bar')
    // Moved within its page it is connected again, awake already.
    if (svg && bar && bar.childElementCount === 0) wake(this, svg, bar)
  }
}

function wake(root: HTMLElement, svg: SVGSVGElement, bar: HTMLElement): void {
  const moves = [...root.querySelectorAll<HTMLElement>('[data-fen]')].map(makeButton)
  const status = root.querySelector<HTMLElement>('.game-status span')!
  const playOn = root.querySelector<HTMLAnchorElement>('.play-on')!
  const men = takeOver(svg)
  let ply = Number(root.dataset['ply'])
  let orientation: Orientation = 'white'
  let timer: number | undefined

  const toolbar = makeToolbar(bar, (control) => CONTROL[control]())
  status.role = 'status'

  const show = (): void => {
    const move = moves[ply - 1]
    const fen = move?.dataset['fen'] ?? root.dataset['start'] ?? ''
    men.show(fen, move?.dataset['uci'], orientation)
    svg.ariaLabel = describePosition(fen)
    status.textContent = move ? `After ${move.dataset['name']}` : 'Starting position'
    playOn.href = playLinkOf(fen)
    playOn.hidden = move?.dataset['over'] !== undefined
    for (const [index, button] of moves.entries()) {
      if (index === ply - 1) button.ariaCurrent = 'true'
      else button.removeAttribute('aria-current')
    }
    toolbar.update({ back: ply > 0, on: ply < moves.length, playing: timer !== undefined })
  }
  const pause = (): void => {
    clearInterval(timer)
    timer = undefined
  }
  const goTo = (wanted: number): void => {
    ply = Math.min(Math.max(wanted, 0), moves.length)
    if (ply === moves.length) pause()
    show()
  }
  /** Whatever a reader does by hand ends the playing by itself. */
  const goByHand = (wanted: number): void => {
    pause()
    goTo(wanted)
  }
  const CONTROL: Record<Control, () => void> = {
    first: () => goByHand(0),
    previous: () => goByHand(ply - 1),
    next: () => goByHand(ply + 1),
    last: () => goByHand(moves.length),
    play: () => {
      if (timer !== undefined) return goByHand(ply)
      timer = window.setInterval(() => goTo(ply + 1), PACE)
      // From the end it begins again: most games are shown with their last position.
      if (ply === moves.length) ply = 0
      show()
    },
    flip: () => {
      orientation = orientation === 'white' ? 'black' : 'white'
      show()
    },
  }
  const KEYS: Record<string, Control> = {
    ArrowLeft: 'previous',
    ArrowRight: 'next',
    Home: 'first',
    End: 'last',
    f: 'flip',
  }

  for (const [index, button] of moves.entries()) button.addEventListener('click', () => goByHand(index + 1))
  root.addEventListener('keydown', (event) => {
    const control = KEYS[event.key]
    if (control === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    CONTROL[control]()
  })
  show()
  // From here on the men slide; taking over must not be seen.
  requestAnimationFrame(() => root.classList.add('awake'))
}

/** A move that can be pressed, in the place of one that could only be read. */
function makeButton(span: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.append(...span.childNodes)
  Object.assign(button.dataset, span.dataset)
  span.replaceWith(button)
  return button
}

customElements.define('chess-replay', ChessReplay)
