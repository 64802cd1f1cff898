import { watchMiddle } from '#app/browser/in-the-middle.ts'
import type { PageMotion } from '#app/ui/page-motion.ts'
import { PLIES } from './immortal-moves.ts'
import { makeLivePieces } from './live-pieces.ts'

/** In milliseconds: how long the final position is shown at first, then the start, then each move. */
const END_HELD = 2_500
const START_HELD = 1_200
const PACE = 1_000
/** Delay after the page has loaded, in milliseconds. */
const AFTER_THE_PAGE = 1_000

/**
 * Plays the home page's game once, up to the final position that the page shows from the start. Pauses while out of view.
 * After the end, pause and resume play it again. With reduced motion the final position stays.
 */
export function startLiveBoard(root: HTMLElement, motion: PageMotion): void {
  if (matchMedia('(prefers-reduced-motion: no-preference)').matches)
    setTimeout(() => play(root, motion), AFTER_THE_PAGE)
}

function play(root: HTMLElement, motion: PageMotion): void {
  const show = makeLivePieces(root.querySelector<HTMLElement>('.diagram')!)
  let plies = PLIES
  let hasBegun = false
  let hasEnded = false
  let isInMiddle = false
  let timer: number | undefined

  function wait(): void {
    clearTimeout(timer)
    if (hasEnded || motion.isResting() || !isInMiddle || document.hidden) return
    const pauseMs = !hasBegun ? END_HELD : plies === 0 ? START_HELD : PACE
    timer = window.setTimeout(() => {
      plies = hasBegun ? plies + 1 : 0
      hasBegun = true
      hasEnded = plies === PLIES
      show(plies)
      wait()
    }, pauseMs)
  }

  motion.onChange(() => {
    if (hasEnded && !motion.isResting()) {
      hasEnded = false
      plies = 0
      show(plies)
    }
    wait()
  })
  document.addEventListener('visibilitychange', wait)
  // Watches the board together with the picture: the board alone may be below the middle of a low window.
  watchMiddle(root, (isThere) => {
    isInMiddle = isThere
    wait()
  })
  show(plies)
}
