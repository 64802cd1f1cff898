import { expect, type Page } from '@playwright/test'
import { START_FEN } from '#chess/fen.ts'
import { askStore } from './support/device-store.ts'

/** A game as the page stores it on the device; see app/game/saving/stored-game.ts. */
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

const RUNNING_GAMES = { database: 'rook-and-rajah', name: 'running-game' }

/** Stores `value` as the page's running game, before the page is opened. */
export async function putStoredGame(page: Page, value: unknown) {
  await page.goto('/healthz')
  await askStore(page, RUNNING_GAMES, 'put', { savedAt: Date.now(), game: value }, 'a-saved-game')
}

/** The number of moves in each stored game. */
export async function movesStored(page: Page): Promise<number[]> {
  const kept = (await askStore(page, RUNNING_GAMES, 'getAll')) as { game: { moves: unknown[] } }[]
  return kept.map(({ game }) => game.moves.length)
}

/** Makes this tab look as if it had been in the middle of that game. */
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
