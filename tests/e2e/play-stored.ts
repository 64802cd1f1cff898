import { expect, type Page } from '@playwright/test'
import { START_FEN } from '#chess/fen.ts'

/** A game as the page keeps it on the device; see app/game/saving/stored-game.ts. */
export function storedGame(changed: Record<string, unknown> = {}) {
  const leftMs = { w: 600_000, b: 600_000 }
  return {
    version: 1,
    id: 'a-saved-game',
    settings: {
      mode: 'human-vs-human',
      timeControl: 10,
      playerColor: 'w',
      aiDifficulty: 'intermediate',
      boardColor: 'green',
      increment: 0,
      untimed: false,
      names: { w: '', b: '' },
    },
    start: START_FEN,
    moves: [],
    times: [leftMs],
    shown: 0,
    leftMs,
    paused: false,
    score: { w: 0, b: 0 },
    ...changed,
  }
}

/** Puts `value` where the page keeps its running game, before the page is opened. */
export async function putStoredGame(page: Page, value: unknown) {
  await page.goto('/healthz')
  await page.evaluate(
    (game) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('rook-and-rajah', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('running-game')
        opening.onerror = () => reject(opening.error ?? new Error('not opened'))
        opening.onsuccess = () => {
          const writing = opening.result.transaction('running-game', 'readwrite')
          writing.objectStore('running-game').put({ savedAt: Date.now(), game }, 'a-saved-game')
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    value,
  )
}

/** How many moves each kept game has. */
export const movesStored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve, reject) => {
        const opening = indexedDB.open('rook-and-rajah', 1)
        opening.onerror = () => reject(opening.error ?? new Error('not opened'))
        opening.onsuccess = () => {
          const reading = opening.result.transaction('running-game').objectStore('running-game').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result.map(({ game }: { game: { moves: unknown[] } }) => game.moves.length))
          }
        }
      }),
  )

/** Makes this tab one that was in the middle of that game. */
export async function putGameInTab(page: Page, game: ReturnType<typeof storedGame>) {
  await page.goto('/healthz')
  await page.evaluate(
    (text) => sessionStorage.setItem('game-in-this-tab', text),
    JSON.stringify({ copiedAt: Date.now(), saved: game }),
  )
}

/** Opens the page as a tab that was in the middle of that game. */
export async function openStoredGame(page: Page, game: ReturnType<typeof storedGame>) {
  await putGameInTab(page, game)
  await page.goto('/play')
  await expect(page.getByRole('grid', { name: 'Chess board' })).toBeVisible()
}
