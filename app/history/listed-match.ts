import { readGameRecord } from '#matches/game-record-text.ts'
import { makeMatch, type Match, type AccountMatchSummary } from '#matches/match.ts'
import type { OpeningNames } from '#matches/openings.ts'
import type { DeviceMatch } from '#app/history/sync/device-matches.ts'
import type { ParseGame } from './use-game-parser.ts'

/** A row of the match table, from the account or the device. */
export type ListedMatch =
  | { readonly place: 'account'; readonly match: AccountMatchSummary }
  | { readonly place: 'device'; readonly match: Match; readonly stored: DeviceMatch }

/** Caches replayed games across renders of the list. */
const known = new WeakMap<
  DeviceMatch['game'],
  { readonly names: OpeningNames; readonly match: Match | undefined }
>()

/** Parses a match from the device's storage. Logs and skips an invalid one. */
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
  const read = parsed.ok ? readGameRecord(parsed.value) : parsed
  const match = read.ok ? makeMatch(read.value, names) : read
  if (match.ok) return match.value
  console.warn(`A game on this device is left out: ${match.error}, ${match.detail ?? ''}`)
  return undefined
}
