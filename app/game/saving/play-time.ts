/** How long the running game has been played, kept on the device so that a reload goes on counting. In milliseconds. */
const KEY = 'play-time'

export function readPlayTime(gameId: string): number {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const isOurs = typeof kept === 'object' && kept !== null && 'id' in kept && kept.id === gameId
    return isOurs && 'ms' in kept && typeof kept.ms === 'number' ? kept.ms : 0
  } catch (error) {
    console.warn('The time of play cannot be read.', error)
    return 0
  }
}

export function keepPlayTime(gameId: string, ms: number) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ id: gameId, ms }))
  } catch (error) {
    console.warn('The time of play cannot be kept.', error)
  }
}
