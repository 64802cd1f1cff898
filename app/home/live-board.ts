import { watchMiddle } from '#app/browser/in-the-middle.ts'
import { showPause } from '#app/ui/pause-state.ts'
import { lastMoveAfter, piecesAfter, PLIES } from './immortal-moves.ts'
import { words } from '#words/home'

/** In milliseconds: how long the final position stays first, then the start, then each move. */
const END_HELD = 2_500
const START_HELD = 1_200
const PACE = 1_000
/** In milliseconds: starts after the page has loaded. */
const AFTER_THE_PAGE = 1_000

/**
 * Plays the home page's game once, to the final position that the page shows from the start. It pauses while out of
 * view and stops on a press. With reduced motion the final position stays.
 */
export function startLiveBoard(root: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: no-preference)').matches)
    setTimeout(() => play(root), AFTER_THE_PAGE)
}

function play(root: HTMLElement): void {
  const board = root.querySelector<HTMLElement>('.diagram')!
  const pause = root.querySelector<HTMLElement>('[data-pause]')!
  const marks = [0, 1].map(() => makeSpan('live-square bg-board-last/75'))
  const pieces = piecesAfter(PLIES).map(({ piece }) => {
    const square = makeSpan('live-square live-piece')
    square.append(makeSpan(`piece ${piece.color}${piece.role} size-full`))
    return square
  })
  let plies = PLIES
  let isPlaying = true
  let hasBegun = false
  let isInMiddle = false
  let timer: number | undefined

  function show(): void {
    const last = lastMoveAfter(plies)
    for (const [index, mark] of marks.entries()) {
      const square = last[index]
      mark.hidden = square === undefined
      if (square !== undefined) mark.style.transform = placeOf(square)
    }
    for (const [index, { square, isTaken }] of piecesAfter(plies).entries()) {
      pieces[index]!.style.transform = placeOf(square)
      pieces[index]!.classList.toggle('opacity-0', isTaken)
    }
    showPause(pause, !isPlaying, plies === PLIES ? words.liveBoard.replay : undefined)
  }

  function wait(): void {
    clearTimeout(timer)
    if (!isPlaying || !isInMiddle || document.hidden) return
    const pauseMs = !hasBegun ? END_HELD : plies === 0 ? START_HELD : PACE
    timer = window.setTimeout(() => {
      plies = hasBegun ? plies + 1 : 0
      hasBegun = true
      if (plies === PLIES) isPlaying = false
      show()
      wait()
    }, pauseMs)
  }

  pause.addEventListener('click', () => {
    if (!isPlaying && plies === PLIES) plies = 0
    hasBegun = true
    isPlaying = !isPlaying
    show()
    wait()
  })
  document.addEventListener('visibilitychange', wait)
  watchMiddle(board, (isThere) => {
    isInMiddle = isThere
    wait()
  })

  show()
  board.classList.add('relative')
  board.replaceChildren(...marks, ...pieces)
}

function makeSpan(className: string): HTMLSpanElement {
  const span = document.createElement('span')
  span.className = className
  return span
}

const placeOf = (square: string): string =>
  `translate(${(square.charCodeAt(0) - 97) * 100}%, ${(8 - Number(square[1])) * 100}%)`
