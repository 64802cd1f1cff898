import { fits, type MatchFilter } from '#matches/match-filter.ts'
import { useMemo } from 'react'
import { readDeviceGame, type ListedMatch } from './listed-match.ts'
import { useOpeningNames } from './opening-names.ts'
import { isSeenBy } from './send-games.ts'
import { useKeeperView } from './use-keeper.ts'

export interface DeviceMatches {
  /** Absent until the device has answered. */
  readonly listed: readonly ListedMatch[] | undefined
  /** Games of guests, which whoever is signed in may take into the account. */
  readonly guestGameIds: readonly string[]
}

/** What this device has for whoever is at the page. */
export function useDeviceMatches(owner: string | undefined): DeviceMatches {
  const { games } = useKeeperView()
  const names = useOpeningNames((games?.length ?? 0) > 0)
  return useMemo(() => {
    const seen = games?.filter((game) => isSeenBy(game, owner))
    return {
      listed: seen?.flatMap((game) => readDeviceGame(game, names) ?? []),
      guestGameIds: games?.filter((game) => game.owner === null).map(({ gameId }) => gameId) ?? [],
    }
  }, [games, names, owner])
}

export const narrow = (listed: readonly ListedMatch[], filter: MatchFilter): readonly ListedMatch[] =>
  listed.filter(({ match }) => fits(match, filter))
