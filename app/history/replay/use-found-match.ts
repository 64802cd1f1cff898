import type { AccountMatch, Match } from '#matches/match.ts'
import { useDeviceMatches } from '#app/history/use-listed-matches.ts'
import { useMatch } from '#app/history/use-matches.ts'

type FoundMatch =
  | {
      readonly match: Match
      /** The same, where it is in the account. */
      readonly saved: AccountMatch | undefined
    }
  /** What to say instead. */
  | { readonly match: undefined; readonly saved: undefined; readonly words: string }

/** The match with this id, from the device or from the account of whoever is signed in; none is looked for without an id. */
export function useFoundMatch(id: string | undefined, userId: string | undefined): FoundMatch {
  const { listed } = useDeviceMatches(userId)
  const onDevice = listed?.find(({ match }) => match.id === id)
  const isAsked = listed !== undefined && !onDevice && userId !== undefined
  const loaded = useMatch(isAsked ? id : undefined)
  if (onDevice?.place === 'device') return { match: onDevice.match, saved: undefined }
  if (loaded.state === 'ready' && loaded.value) return { match: loaded.value, saved: loaded.value }
  return { match: undefined, saved: undefined, words: words() }

  function words(): string {
    if (listed === undefined || (isAsked && loaded.state === 'loading')) return 'Loading...'
    if (loaded.state === 'failed') return 'This game could not be loaded. Please try again.'
    return userId === undefined
      ? 'This game is not on this device. If it is in your account, please sign in.'
      : 'There is no such game in your account.'
  }
}
