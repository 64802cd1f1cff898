/**
 * The home page's script, without React: starts the animations, offers an unfinished game, registers the service worker, and
 * loads the puzzle's script when the puzzle comes near the viewport.
 */
import { startCarousel } from '#app/gallery/carousel-motion.ts'
import { openGameStorage } from '#app/game/saving/game-storage.ts'
import { startLiveBoard } from '#app/home/live-board.ts'
import { watchMiddle } from '#app/browser/in-the-middle.ts'
import { loadModules } from '#app/browser/load-modules.ts'
import { watchForUpdatesLate } from '#app/offline/late-updates.ts'
import { startLiveReview } from '#app/home/live-review.ts'
import { startPageMotion, type PageMotion } from '#app/ui/page-motion.ts'
import { wakePuzzles } from '#app/puzzles/wake-puzzle.ts'

const own = document.querySelector<HTMLScriptElement>('script[data-puzzle-script]')!

function find(selector: string, start: (element: HTMLElement) => unknown): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (element) start(element)
}

find('[data-pause]', (button) => {
  const motion = startPageMotion(button)
  find('[data-live-board]', (board) => startLiveBoard(board, motion))
  find('[data-carousel]', (carousel) => startCarousel(carousel, motion))
  find('.wall', (wall) => startWall(wall, motion))
})
find('[data-live-review]', startLiveReview)
find('[data-update-notice]', watchForUpdatesLate)
if (location.hash === '#welcome') find('#welcome', meetWelcome)
wakePuzzles(document, () => loadModules(own.dataset['puzzleScript']!))
// The rules and the parser of saved games are loaded only if there are saved games.
openGameStorage()
  .list()
  .then((kept) => kept.length > 0 && loadModules(own.dataset['continueScript']!))
  .catch((error: unknown) => console.warn('The device was not asked for an unfinished game.', error))

/** Pauses the Wall of Fame with the page's motion and while out of view. home.css animates it. */
function startWall(wall: HTMLElement, motion: PageMotion): void {
  const show = () => wall.toggleAttribute('data-resting', motion.isResting())
  motion.onChange(show)
  watchMiddle(wall, (isInMiddle) => wall.toggleAttribute('data-aside', !isInMiddle))
  show()
}

/** Keeps the welcome visible until the page is left; a reload does not show it again. */
function meetWelcome(welcome: HTMLElement): void {
  // Once the address changes, `:target` may no longer match, so the class keeps the welcome visible.
  welcome.classList.add('is-met')
  history.replaceState(history.state, '', location.pathname)
}
