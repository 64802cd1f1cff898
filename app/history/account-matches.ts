import type { MatchPage } from '#contract/matches.ts'
import type { MeasuredStrength } from '#matches/measured-strength.ts'
import type { MatchStatistics } from '#matches/statistics.ts'
import type { AccountMatch } from '#matches/match.ts'

/** Requests for an account's matches. All reject without a valid answer. */

/** 7 kB with the validation library, loaded with the first answer. */
const loadParsers = () => import('#contract/matches.ts')

export const fetchMatches = async (query: string, signal: AbortSignal): Promise<MatchPage> =>
  (await loadParsers()).parseMatchPage(await ask(`/api/matches?${query}`, { signal }))

export const fetchStatistics = async (signal: AbortSignal): Promise<MatchStatistics> =>
  (await loadParsers()).parseStatistics(await ask('/api/matches/statistics', { signal }))

export const fetchStrength = async (signal: AbortSignal): Promise<MeasuredStrength> =>
  (await loadParsers()).parseStrength(await ask('/api/matches/strength', { signal }))

/** `undefined` if there is no such match. */
export async function fetchMatch(id: string, signal: AbortSignal): Promise<AccountMatch | undefined> {
  const response = await fetch(`/api/matches/${encodeURIComponent(id)}`, { signal, headers: JSON_ONLY })
  if (response.status === 404) return undefined
  return (await loadParsers()).parseMatch(await readOk(response))
}

export const deleteAccountMatch = (id: string): Promise<unknown> => ask(pathOf(id), { method: 'DELETE' })

export const restoreAccountMatch = (id: string): Promise<unknown> =>
  ask(`${pathOf(id)}/restore`, { method: 'POST' })

export const shareAccountMatch = async (id: string): Promise<string> =>
  (await loadParsers()).parseShareToken(await ask(`${pathOf(id)}/share`, { method: 'POST' }))

export const unshareAccountMatch = (id: string): Promise<unknown> =>
  ask(`${pathOf(id)}/share`, { method: 'DELETE' })

const pathOf = (id: string): string => `/api/matches/${encodeURIComponent(id)}`

const JSON_ONLY = { Accept: 'application/json' }

async function ask(path: string, init: RequestInit): Promise<unknown> {
  return readOk(await fetch(path, { ...init, headers: JSON_ONLY }))
}

async function readOk(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${new URL(response.url).pathname} was answered with ${response.status}`)
  return response.json()
}
