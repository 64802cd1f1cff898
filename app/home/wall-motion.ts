import { watchMiddle } from '#app/browser/in-the-middle.ts'
import { showPause } from '#app/ui/pause-state.ts'

/** Lets the Wall of Fame be stopped, and stops it while something else is looked at. That it moves, and for whom, is said in home.css. */
export function startWall(wall: HTMLElement): void {
  const pause = wall.querySelector<HTMLElement>('[data-pause]')!
  const show = () => showPause(pause, wall.hasAttribute('data-resting'))
  pause.addEventListener('click', () => {
    wall.toggleAttribute('data-resting')
    show()
  })
  watchMiddle(wall, (isInMiddle) => wall.toggleAttribute('data-aside', !isInMiddle))
  show()
}
