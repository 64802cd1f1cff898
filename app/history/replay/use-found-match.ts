import type { AccountMatch, Match } from '#matches/match.ts'
import { useDeviceMatches } from '#app/history/use-listed-matches.ts'
import { useMatch } from '#app/history/use-matches.ts'
import { words } from '#words/history'

type FoundMatch =
  | {
      readonly match: Match
      /** The match in the account; undefined if it is on the device. */
      readonly saved: AccountMatch | undefined
    }
  /** The message to show instead of the match. */
  | { readonly match: undefined; readonly saved: undefined; readonly words: string }

/** Finds the match with this id on the device or in the account. Does nothing without an id. */
export function useFoundMatch(id: string | undefined, userId: string | undefined): FoundMatch {
  const { listed } = useDeviceMatches(userId)
  const onDevice = listed?.find(({ match }) => match.id === id)
  const isAsked = listed !== undefined && !onDevice && userId !== undefined
  const loaded = useMatch(isAsked ? id : undefined)
  if (onDevice?.place === 'device') return { match: onDevice.match, saved: undefined }
  if (loaded.state === 'ready' && loaded.value) return { match: loaded.value, saved: loaded.value }
  return { match: undefined, saved: undefined, words: message() }

  function message(): string {
    if (listed === undefined || (isAsked && loaded.state === 'loading')) return words.foundMatch.loading
    if (loaded.state === 'failed') return words.foundMatch.couldNotBeLoaded
    return userId === undefined ? words.foundMatch.isNotOnThisDevice : words.foundMatch.isNotInTheAccount
  }
}
