import { COLORS, opposite, type Color } from '#chess/types.ts'
import type { FinishedGame } from './finished-game.ts'

/** What a game's clocks left behind, and whether it can be true. */

/** Times are rounded to whole milliseconds when they are written down. */
const ROUNDING_MS = 2

type Recorded = Pick<FinishedGame, 'settings' | 'moves' | 'times' | 'left' | 'called'>

/** Why these readings cannot be those of this game, if they cannot. `first` made the first move. */
export function findClockFault(game: Recorded, first: Color): string | undefined {
  const { settings, moves, times, left, called } = game
  if (settings.untimed) return times === null && left === null ? undefined : 'readings without a clock'
  if (times === null || left === null) return 'a clock without readings'
  if (times.length !== moves.length) return 'not one reading for each move'
  const latest = startTimes(game)
  for (const [index, time] of times.entries()) {
    const mover = moverAt(index, first)
    if (time > latest[mover] + settings.increment * 1000 + ROUNDING_MS)
      return `time gained at half-move ${index + 1}`
    latest[mover] = time
  }
  const late = called?.reason === 'timeout' ? called.color : undefined
  for (const color of COLORS) {
    if (left[color] > latest[color] + ROUNDING_MS) return 'time gained at the end'
    if (color === late && left[color] !== 0) return 'time left after it ran out'
    if (color !== late && left[color] === 0) return 'no time left, and nobody noticed'
  }
  return undefined
}

/** What a game must have taken if its clocks are right. Increments are not counted: some moves may have been loaded. */
export function leastSeconds(game: Recorded, first: Color): number {
  const { times, left } = game
  if (times === null || left === null) return 0
  const latest = startTimes(game)
  let usedMs = 0
  for (const [index, time] of times.entries()) {
    const mover = moverAt(index, first)
    usedMs += Math.max(0, latest[mover] - time)
    latest[mover] = time
  }
  for (const color of COLORS) usedMs += Math.max(0, latest[color] - left[color])
  // Half-seconds either way: the device has counted in another place.
  return Math.max(0, Math.floor(usedMs / 1000) - 1)
}

function startTimes({ settings }: Recorded): Record<Color, number> {
  const ms = settings.timeControl * 60_000
  return { w: ms, b: ms }
}

const moverAt = (index: number, first: Color): Color => (index % 2 === 0 ? first : opposite(first))
