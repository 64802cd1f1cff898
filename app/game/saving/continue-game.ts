import { endOf } from '#app/game/game.ts'
import { openGameStorage } from './game-storage.ts'
import { findGame } from './load-game.ts'
import { makeStoredGame } from './stored-game.ts'
import { storeTabGame } from './tab-game.ts'
import { words } from '#words/game'
import { localAddress } from '#words/addresses.ts'

/**
 * A script for pages without React: fills the reserved element `[data-unfinished]` with a link to an unfinished game. Loaded
 * only if the device has games.
 */
async function show(place: HTMLElement): Promise<void> {
  const { game } = await findGame(await openGameStorage().list(), Date.now())
  if (game === undefined || endOf(game)) return
  const link = document.createElement('a')
  link.href = localAddress('/play')
  link.className = 'inline-flex min-h-11 items-center font-semibold'
  link.textContent = words.continueGame.atMove(Math.floor(game.line.length / 2) + 1)
  // On click, passes the game's latest state to the play screen, which continues the game as after a reload.
  link.addEventListener('click', () => storeTabGame(makeStoredGame(game, performance.now()), 0))
  place.replaceChildren(link)
}

const place = document.querySelector<HTMLElement>('[data-unfinished]')
if (place)
  show(place).catch((error: unknown) =>
    console.warn('The device was not asked for an unfinished game.', error),
  )
