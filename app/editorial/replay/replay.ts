/**
 * Lets readers step through the games of a page. Without this script a game is a board, a list of moves and a link.
 * The page contains every position, so the script needs no rules.
 */
import { opposite, type Color } from '#chess/types.ts'
import { leaveAt, leftAt } from '#app/browser/left-at.ts'
import { makeAnalysisLink, plainPgn } from '#app/line/analysis-link.ts'
import { stepOfKey } from '#app/line/step-keys.ts'
import { pauseAt, step, type StepperEvent, type StepperState } from '#app/line/stepper.ts'
import { describePosition } from '#app/line/describe-position.ts'
import { playLinkOf } from '../boards/play-link.ts'
import { takeOver } from './pieces-layer.ts'
import { makeToolbar, type Control } from './toolbar.ts'
import { words } from '#words/editorial'
import { localAddress } from '#words/addresses.ts'

class ChessReplay extends HTMLElement {
  connectedCallback(): void {
    const svg = this.querySelector('svg')
    const bar = this.querySelector<HTMLElement>('.game-bar')
    // Moving an element within the page connects it again.
    if (svg && bar && bar.childElementCount === 0) wake(this, svg, bar, `game-${nth(this)}`)
  }
}

/** The index of the game in its page. */
const nth = (game: Element): number => [...document.querySelectorAll('chess-replay')].indexOf(game)

/** `name` is unique among the games of the page. */
function wake(root: HTMLElement, svg: SVGSVGElement, bar: HTMLElement, name: string): void {
  const moves = [...root.querySelectorAll<HTMLElement>('[data-fen]')].map(makeButton)
  const status = root.querySelector<HTMLElement>('.game-status span')!
  const playOn = root.querySelector<HTMLAnchorElement>('.play-on')!
  const analyse = root.querySelector<HTMLAnchorElement>('.analyse')!
  const pgn = plainPgn(
    root.dataset['start'] ?? '',
    moves.map(({ dataset }) => dataset['name'] ?? ''),
  )
  const pieces = takeOver(svg)
  let state: StepperState = { ply: leftAt(name) ?? Number(root.dataset['ply']), isPlaying: false }
  let orientation: Color = root.dataset['turned'] === undefined ? 'w' : 'b'
  let timer: number | undefined

  const toolbar = makeToolbar(bar, press)
  status.role = 'status'

  function show(): void {
    const { ply, isPlaying } = state
    const move = moves[ply - 1]
    const fen = move?.dataset['fen'] ?? root.dataset['start'] ?? ''
    pieces.show(fen, move?.dataset['uci'], orientation)
    const isOver = move?.dataset['over'] !== undefined
    svg.ariaLabel = describePosition(fen, isOver)
    status.textContent = move
      ? words.gameFigure.after(move.dataset['name'] ?? '')
      : words.gameFigure.startingPosition
    playOn.href = playLinkOf(fen)
    playOn.hidden = isOver
    analyse.href = localAddress(makeAnalysisLink(pgn, ply))
    for (const [index, button] of moves.entries()) {
      if (index === ply - 1) button.ariaCurrent = 'true'
      else button.removeAttribute('aria-current')
    }
    toolbar.update({ back: ply > 0, on: ply < moves.length, playing: isPlaying })
  }

  function go(event: StepperEvent): void {
    state = step(state, event, moves.length)
    clearTimeout(timer)
    if (state.isPlaying) timer = window.setTimeout(() => go({ type: 'tick' }), pauseAt(1))
    show()
  }

  function press(control: Control): void {
    if (control !== 'flip') return go({ type: control })
    orientation = opposite(orientation)
    show()
  }

  for (const [index, button] of moves.entries())
    button.addEventListener('click', () => go({ type: 'go', ply: index + 1 }))
  for (const link of [playOn, analyse]) link.addEventListener('click', () => leaveAt(name, state.ply))
  root.addEventListener('keydown', (event) => {
    const control = stepOfKey(event)
    if (control === undefined) return
    event.preventDefault()
    press(control)
  })
  show()
  // Enables sliding only now, so that taking over is invisible.
  requestAnimationFrame(() => root.classList.add('awake'))
}

/** Replaces a move by a button. */
function makeButton(span: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.append(...span.childNodes)
  Object.assign(button.dataset, span.dataset)
  span.replaceWith(button)
  return button
}

customElements.define('chess-replay', ChessReplay)
