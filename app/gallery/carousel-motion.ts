import { watchMiddle } from '#app/browser/in-the-middle.ts'
import { showPause } from '#app/ui/pause-state.ts'

/** How long a row of pictures is looked at before it moves on by one. */
const PACE = 5000
/** Safari tells the end of scrolling by silence only. */
const SILENCE = 200

/**
 * Lets the row of pictures go round. The pictures are there twice; whenever the second set has come to the front, the
 * row is put back by one set, which nobody sees. It scrolls by itself as it does by a finger, so that both agree.
 * Returns what ends it.
 */
export function startCarousel(root: HTMLElement): () => void {
  const track = root.querySelector<HTMLElement>('.carousel-track')!
  const controls = root.querySelector<HTMLElement>('.carousel-controls')!
  const pause = controls.querySelector<HTMLElement>('[data-pause]')!
  const [first, second] = track.children as HTMLCollectionOf<HTMLElement>
  if (!first || !second) return () => undefined

  const copies = [...track.children].map(copyOf)
  track.append(...copies)
  controls.hidden = false

  let isResting = matchMedia('(prefers-reduced-motion: reduce)').matches
  let isInMiddle = false
  let timer: number | undefined
  let silence: number | undefined

  const row = makeRow(track, first, second, copies[0]!)
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      if (!isResting && isInMiddle && !document.hidden && !isWatched(root, track)) row.move(1)
      wait()
    }, PACE)
  }
  const show = () => showPause(pause, isResting)

  const onPage = new AbortController()
  controls.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('button')
      const page = Math.max(1, Math.floor(track.clientWidth / row.stepWidth()))
      if (button === pause) isResting = !isResting
      else if (button) row.move(button.dataset['move'] === 'on' ? page : -page)
      show()
      wait()
    },
    onPage,
  )
  track.addEventListener(
    'scroll',
    () => {
      wait()
      clearTimeout(silence)
      silence = window.setTimeout(row.settle, SILENCE)
    },
    onPage,
  )
  const stopWatching = watchMiddle(track, (isThere) => (isInMiddle = isThere))
  show()
  wait()
  return () => {
    onPage.abort()
    stopWatching()
    clearTimeout(timer)
    clearTimeout(silence)
    for (const copy of copies) copy.remove()
  }
}

function copyOf(picture: Element): HTMLElement {
  const copy = picture.cloneNode(true) as HTMLElement
  copy.ariaHidden = 'true'
  copy.querySelector('a')!.tabIndex = -1
  return copy
}

/** The row that scrolls: from picture to picture, and back by a lap where the second set begins. */
function makeRow(track: HTMLElement, first: HTMLElement, second: HTMLElement, firstCopy: HTMLElement) {
  const stepWidth = () => second.offsetLeft - first.offsetLeft
  const lapWidth = () => firstCopy.offsetLeft - first.offsetLeft
  const jump = (left: number) => track.scrollTo({ left, behavior: 'instant' })
  const settle = () => {
    // Not from the seam itself, where a step back may be about to begin, and not under a finger.
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
  // Who has just pressed the button wants to see it go.
  root.querySelector(':focus-visible:not([data-pause])') !== null
