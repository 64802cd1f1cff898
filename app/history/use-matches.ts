import { useEffect, useState } from 'react'
import type { MatchPage } from '#contract/matches.ts'
import type { AccountMatch } from '#matches/match.ts'
import type { MatchStatistics } from '#matches/statistics.ts'
import { fetchMatch, fetchMatches, fetchStatistics } from './account-matches.ts'

export type Loaded<T> =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly value: T }

/** A page of the account's matches. A change of `version` reloads it; the old page stays visible until then. */
export function useMatches(query: string | undefined, version: unknown): Loaded<MatchPage> {
  return useLoaded(query, version, fetchMatches)
}

/** The account's statistics, reloaded like the list. */
export function useStatistics(version: unknown): Loaded<MatchStatistics> {
  return useLoaded('all', version, askForStatistics)
}

const askForStatistics = (_: string, signal: AbortSignal) => fetchStatistics(signal)

export function useMatch(id: string | undefined): Loaded<AccountMatch | undefined> {
  return useLoaded(id, undefined, fetchMatch)
}

function useLoaded<T>(
  key: string | undefined,
  version: unknown,
  load: (key: string, signal: AbortSignal) => Promise<T>,
): Loaded<T> {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly result: Loaded<T> }>()
  useEffect(() => {
    if (key === undefined) return
    const left = new AbortController()
    load(key, left.signal).then(
      (value) => setLoaded({ key, result: { state: 'ready', value } }),
      (error: unknown) => {
        if (left.signal.aborted) return
        console.warn('The matches could not be fetched.', error)
        setLoaded({ key, result: { state: 'failed' } })
      },
    )
    return () => left.abort()
  }, [key, version, load])
  return loaded !== undefined && loaded.key === key ? loaded.result : { state: 'loading' }
}
