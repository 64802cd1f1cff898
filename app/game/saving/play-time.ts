/** How long the running game has been played, stored on the device so that a reload goes on counting. In milliseconds. */
const KEY = 'play-time'

export function readPlayTime(gameId: string): number {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const isOurs = typeof stored === 'object' && stored !== null && 'id' in stored && stored.id === gameId
    return isOurs && 'ms' in stored && typeof stored.ms === 'number' ? stored.ms : 0
  } catch (error) {
    console.warn('The time of play cannot be read.', error)
    return 0
  }
}

export function storePlayTime(gameId: string, ms: number) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ id: gameId, ms }))
  } catch (error) {
    console.warn('The time of play cannot be stored.', error)
  }
}
