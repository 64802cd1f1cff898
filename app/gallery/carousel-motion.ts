import { watchMiddle } from '#app/browser/in-the-middle.ts'
import type { PageMotion } from '#app/ui/page-motion.ts'

/** In milliseconds: the time between two automatic steps. */
const PACE = 5000
/** In milliseconds. Safari lacks the `scrollend` event, so a pause counts as the end of scrolling. */
const SILENCE = 200

/**
 * Makes the row of pictures wrap around. The row contains every picture twice; when the second set reaches the front,
 * it jumps back by one set, which is invisible. Automatic steps scroll like a finger does, so that the two agree, and end with
 * the first press of a button.
 */
export function startCarousel(root: HTMLElement, motion: PageMotion): void {
  const track = root.querySelector<HTMLElement>('.carousel-track')!
  const controls = root.querySelector<HTMLElement>('.carousel-controls')!
  const [first, second] = track.children as HTMLCollectionOf<HTMLElement>
  if (!first || !second) return

  const copies = [...track.children].map(copyOf)
  track.append(...copies)
  controls.hidden = false

  let isSteered = false
  let isInMiddle = false
  let timer: number | undefined
  let silence: number | undefined

  const row = makeRow(track, first, second, copies[0]!)
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (!isSteered && !motion.isResting() && isInMiddle && !document.hidden && !isWatched(root, track))
        row.move(1)
      wait()
    }, PACE)
  }
  controls.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button')
    if (!button) return
    const page = Math.max(1, Math.floor(track.clientWidth / row.stepWidth()))
    row.move(button.dataset['move'] === 'on' ? page : -page)
    isSteered = true
  })
  track.addEventListener('scroll', () => {
    wait()
    clearTimeout(silence)
    silence = window.setTimeout(row.settle, SILENCE)
  })
  watchMiddle(track, (isThere) => (isInMiddle = isThere))
  wait()
}

function copyOf(picture: Element): HTMLElement {
  const copy = picture.cloneNode(true) as HTMLElement
  copy.ariaHidden = 'true'
  copy.querySelector('a')!.tabIndex = -1
  return copy
}

/** Controls the scrolling row: steps from picture to picture, and jumps back by one set when the second set begins. */
function makeRow(track: HTMLElement, first: HTMLElement, second: HTMLElement, firstCopy: HTMLElement) {
  const stepWidth = () => second.offsetLeft - first.offsetLeft
  const lapWidth = () => firstCopy.offsetLeft - first.offsetLeft
  const jump = (left: number) => track.scrollTo({ left, behavior: 'instant' })
  const settle = () => {
    // Not at the seam, where a step back may be starting, and not during a touch.
    const isPastSeam = track.scrollLeft > lapWidth() + stepWidth() / 2
    if (isPastSeam && !track.matches(':active')) jump(track.scrollLeft - lapWidth())
  }
  const move = (pictures: number) => {
    settle()
    const by = pictures * stepWidth()
    if (track.scrollLeft + by < 0) jump(track.scrollLeft + lapWidth())
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    track.scrollBy({ left: by, behavior: isCalm ? 'instant' : 'smooth' })
  }
  return { stepWidth, settle, move }
}

const isWatched = (root: HTMLElement, track: HTMLElement): boolean =>
  (matchMedia('(hover: hover)').matches && track.matches(':hover')) ||
  track.matches(':active') ||
  root.querySelector(':focus-visible') !== null
