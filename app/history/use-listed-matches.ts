import { fits, type MatchFilter } from '#matches/match-filter.ts'
import { useMemo } from 'react'
import { readDeviceMatch, type ListedMatch } from './listed-match.ts'
import { useOpeningNames } from '#app/line/opening-names.ts'
import { useGameParser, type ParseGame } from './use-game-parser.ts'
import type { DeviceMatch } from '#app/history/sync/device-matches.ts'
import type { OpeningNames } from '#matches/openings.ts'
import { isSeenBy } from '#app/history/sync/send-matches.ts'
import { useMatchSyncState } from '#app/history/sync/use-match-sync.ts'

export interface ListedDeviceMatches {
  /** Undefined until the device's storage has been read. */
  readonly listed: readonly ListedMatch[] | undefined
  /** Games of guests, which an account can adopt. */
  readonly guestGameIds: readonly string[]
}

/** The matches on this device for the current account or guest. */
export function useDeviceMatches(owner: string | undefined): ListedDeviceMatches {
  const { matches } = useMatchSyncState()
  const hasAny = (matches?.length ?? 0) > 0
  const names = useOpeningNames(hasAny)
  const parse = useGameParser(hasAny)
  return useMemo(() => {
    const seen = matches?.filter((match) => isSeenBy(match, owner))
    return {
      listed: listOf(seen, names, parse),
      guestGameIds: matches?.filter((match) => match.owner === null).map(({ gameId }) => gameId) ?? [],
    }
  }, [matches, names, parse, owner])
}

function listOf(
  seen: readonly DeviceMatch[] | undefined,
  names: OpeningNames,
  parse: ParseGame | undefined,
): readonly ListedMatch[] | undefined {
  if (seen?.length === 0) return []
  // Waits for the opening names, which would otherwise shift rows when they arrive.
  if (names === '') return undefined
  return parse && seen?.flatMap((match) => readDeviceMatch(match, names, parse) ?? [])
}

export const narrow = (listed: readonly ListedMatch[], filter: MatchFilter): readonly ListedMatch[] =>
  listed.filter(({ match }) => fits(match, filter))
