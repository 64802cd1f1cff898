import { Link } from 'react-router'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useMatchSyncState } from '#app/history/sync/use-match-sync.ts'
import { refusalText } from './wording.ts'

/** In the end dialog: what became of the game that has just ended. */
export function SavedNote({ gameId }: { readonly gameId: string }) {
  const { matches, arrived, isSending, isSignedOut, hasFailed } = useMatchSyncState()
  const stored = matches?.find((match) => match.gameId === gameId)
  return (
    <>
      {stored && <LinkButton to={`/review?game=${encodeURIComponent(gameId)}`}>Review</LinkButton>}
      <p aria-live="polite" className="text-sm text-muted [&_a]:underline">
        {words()}
      </p>
    </>
  )

  function words() {
    if (hasFailed && !stored) return 'This device does not let us keep the game.'
    if (arrived.includes(gameId))
      return (
        <>
          Saved to your <Link to="/dashboard">match history</Link>.
        </>
      )
    if (!stored) return ''
    if (stored.state === 'refused')
      return `Not saved. ${refusalText(stored.refusal)} It stays on this device.`
    if (stored.state === 'kept')
      return (
        <>
          Kept on this device. <Link to="/auth">Sign in</Link> to have it in your account, or{' '}
          <Link to={`/dashboard?game=${gameId}`}>replay it</Link>.
        </>
      )
    if (isSignedOut)
      return (
        <>
          Waiting to be saved: please <Link to="/auth">sign in</Link> again.
        </>
      )
    return isSending
      ? 'Saving…'
      : 'Waiting to be saved. It is kept on this device and sent as soon as that works.'
  }
}
