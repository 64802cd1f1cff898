import { makeMatch, type Match, type AccountMatchSummary } from '#matches/match.ts'
import type { OpeningNames } from '#matches/openings.ts'
import type { DeviceMatch } from '#app/history/sync/device-matches.ts'
import type { ParseGame } from './use-game-parser.ts'

/** A match as the table shows it: one from the account, or one that is on the device. */
export type ListedMatch =
  | { readonly place: 'account'; readonly match: AccountMatchSummary }
  | { readonly place: 'device'; readonly match: Match; readonly stored: DeviceMatch }

/** Replayed once for as long as the page stands, however often the list is drawn. */
const known = new WeakMap<
  DeviceMatch['game'],
  { readonly names: OpeningNames; readonly match: Match | undefined }
>()

/** What the device has is read like anything from outside; a game that cannot be is left out, and the log says so. */
export function readDeviceMatch(
  stored: DeviceMatch,
  names: OpeningNames,
  parse: ParseGame,
): ListedMatch | undefined {
  let read = known.get(stored.game)
  if (read?.names !== names) {
    read = { names, match: matchOf(stored, names, parse) }
    known.set(stored.game, read)
  }
  return read.match && { place: 'device', match: read.match, stored }
}

function matchOf({ game }: DeviceMatch, names: OpeningNames, parse: ParseGame): Match | undefined {
  const parsed = parse(game)
  const match = parsed.ok ? makeMatch(parsed.value, names) : parsed
  if (match.ok) return match.value
  console.warn(`A game on this device is left out: ${match.error}, ${match.detail ?? ''}`)
  return undefined
}
