import { parseFinishedGame } from '#matches/finished-game.ts'
import { makeMatch, type Match, type SavedSummary } from '#matches/match.ts'
import type { OpeningNames } from '#matches/openings.ts'
import type { DeviceGame } from './device-games.ts'

/** A match as the table shows it: one from the account, or one that is on the device. */
export type ListedMatch =
  | { readonly place: 'account'; readonly match: SavedSummary }
  | { readonly place: 'device'; readonly match: Match; readonly kept: DeviceGame }

/** Replayed once for as long as the page stands, however often the list is drawn. */
const known = new WeakMap<
  DeviceGame['game'],
  { readonly names: OpeningNames; readonly match: Match | undefined }
>()

/** What the device has is read like anything from outside; a game that cannot be is left out, and the log says so. */
export function readDeviceGame(kept: DeviceGame, names: OpeningNames): ListedMatch | undefined {
  let read = known.get(kept.game)
  if (read?.names !== names) {
    read = { names, match: matchOf(kept, names) }
    known.set(kept.game, read)
  }
  return read.match && { place: 'device', match: read.match, kept }
}

function matchOf(kept: DeviceGame, names: OpeningNames): Match | undefined {
  const parsed = parseFinishedGame(kept.game)
  const match = parsed.ok ? makeMatch(parsed.value, names) : parsed
  if (match.ok) return match.value
  console.warn(`A game on this device is left out: ${match.error}, ${match.detail ?? ''}`)
  return undefined
}
