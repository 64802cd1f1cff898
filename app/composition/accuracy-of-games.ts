import { readLine } from '#chess/line.ts'
import { parseSan } from '#chess/san.ts'
import type { TrainingEntry } from '#contract/training.ts'
import type { Match } from '#matches/match.ts'
import type { ListedMatch } from '#app/history/listed-match.ts'
import { keyOf } from '#app/train/cards/card-key.ts'

/** Replaying a game takes about a millisecond, and lists render often. */
const keys = new WeakMap<Match, string>()

function keyOfMatch(match: Match): string {
  const found = keys.get(match)
  if (found !== undefined) return found
  const line = readLine(match.start, match.moves, parseSan)
  const key = line.ok ? keyOf(`${match.start} ${line.value.ucis().join(' ')}`) : ''
  keys.set(match, key)
  return key
}

/**
 * Finds the accuracy of reviewed games. Entries of the log name a game by its moves, which lists of the account leave out, so
 * only games on this device have one.
 */
export function accuracyOfGames(entries: readonly TrainingEntry[]) {
  const reviews = new Map(
    entries.flatMap((each) => (each.kind === 'review' ? [[each.game, each.accuracy]] : [])),
  )
  return (listed: ListedMatch): number | undefined =>
    listed.place === 'device' && reviews.size > 0 ? reviews.get(keyOfMatch(listed.match)) : undefined
}
