import { Link } from 'react-router'
import type { FinishedGame } from '#matches/finished-game.ts'
import { isSameEnding } from '#matches/same-ending.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { SendAgain } from './send-again.tsx'
import { lastArrivalOf } from './sync/match-sync.ts'
import { useMatchSyncState } from './sync/use-match-sync.ts'
import { refusalText } from './wording.ts'

/** Rarely needed, since most games end once. */
const OtherEnding = lazyPart(async () => (await import('./other-ending.tsx')).OtherEnding)

interface SavedNoteProps {
  readonly game: FinishedGame
  /** Replaces the saved ending with this one. */
  readonly onReplace: () => void
}

/** Tells in the end dialog where the game was saved. */
export function SavedNote({ game, onReplace }: SavedNoteProps) {
  const { matches, arrived, isSending, isSignedOut, hasFailed } = useMatchSyncState()
  const { gameId } = game
  const stored = matches?.find((match) => match.gameId === gameId)
  const last = lastArrivalOf(arrived, gameId)
  const arrival = !stored && last && isSameEnding(last.game, game) ? last.kept : undefined
  const isOtherStored = stored && !isSameEnding(stored.game, game)
  const other = isOtherStored ? stored.game : arrival?.isOther ? arrival : undefined
  const id = stored ? gameId : arrival?.id

  return (
    <>
      {id !== undefined && !other && (
        <LinkButton to={`/review?game=${encodeURIComponent(id)}`}>Review</LinkButton>
      )}
      <div aria-live="polite" className="grid gap-2 text-sm text-muted [&_a]:underline">
        {other ? <OtherEnding kept={other} onReplace={onReplace} /> : words()}
      </div>
    </>
  )

  function words() {
    if (hasFailed && !stored) return 'We can’t save games on this device.'
    if (arrival)
      return (
        <p>
          Saved to your <Link to="/dashboard">match history</Link>.
        </p>
      )
    if (!stored) return null
    if (stored.state === 'refused')
      return (
        <>
          <p>Not saved. {refusalText(stored.refusal)} It stays on this device.</p>
          <SendAgain match={stored} />
        </>
      )
    if (stored.state === 'kept')
      return (
        <p>
          Kept on this device. <Link to="/auth">Sign in</Link> to have it in your account, or{' '}
          <Link to={`/dashboard?game=${gameId}`}>replay it</Link>.
        </p>
      )
    if (isSignedOut)
      return (
        <p>
          Waiting to be saved: please <Link to="/auth">sign in</Link> again.
        </p>
      )
    return isSending
      ? 'Saving…'
      : 'Waiting to be saved. It is kept on this device and sent as soon as that works.'
  }
}
