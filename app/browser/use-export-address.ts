import { useIsHydrated } from './use-hydrated.ts'

/** The address of all games as PGN, with the dates of the reader's time zone, which the server does not know. */
export function useExportAddress(): string {
  const isHydrated = useIsHydrated()
  if (!isHydrated) return '/api/matches/export'
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return `/api/matches/export?${new URLSearchParams({ zone: timeZone }).toString()}`
}
