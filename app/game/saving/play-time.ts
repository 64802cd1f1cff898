import { readStored, store } from '#app/browser/stored-json.ts'

/** The milliseconds that the running game has been played, stored so that counting continues after a reload. */
const KEY = 'play-time'

export function readPlayTime(gameId: string): number {
  const { id, ms } = Object(readStored(KEY)) as Readonly<Record<string, unknown>>
  return id === gameId && typeof ms === 'number' ? ms : 0
}

export const storePlayTime = (gameId: string, ms: number): void => store(KEY, { id: gameId, ms })
