import { endOf } from '#app/game/game.ts'
import { openGameStorage } from './game-storage.ts'
import { findGame } from './load-game.ts'
import { makeStoredGame } from './stored-game.ts'
import { storeTabGame } from './tab-game.ts'

/**
 * The script of a page without React that leads back into a game that has not ended: one line in the element
 * `[data-unfinished]`, whose place is kept free. Fetched only where the device has games.
 */
async function show(place: HTMLElement): Promise<void> {
  const { game } = await findGame(await openGameStorage().list(), Date.now())
  if (game === undefined || endOf(game)) return
  const link = document.createElement('a')
  link.href = '/play'
  link.className = 'inline-flex min-h-11 items-center font-semibold'
  link.textContent = `Continue your game at move ${Math.floor(game.line.length / 2) + 1}`
  // As after a reload: the screen opens with the game in it, and does not ask again. It takes what is kept by then.
  link.addEventListener('click', () => storeTabGame(makeStoredGame(game, performance.now()), 0))
  place.replaceChildren(link)
}

const place = document.querySelector<HTMLElement>('[data-unfinished]')
if (place)
  show(place).catch((error: unknown) =>
    console.warn('The device was not asked for an unfinished game.', error),
  )
