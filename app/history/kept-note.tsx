import { Link } from 'react-router'
import { useKeeperView } from './use-keeper.ts'
import { refusalText } from './wording.ts'

/** In the end dialog: what became of the game that has just ended. */
export function KeptNote({ gameId }: { readonly gameId: string }) {
  const { games, arrived, isSending, isSignedOut, hasFailed } = useKeeperView()
  const kept = games?.find((game) => game.gameId === gameId)
  return (
    <p aria-live="polite" className="text-sm text-muted [&_a]:underline">
      {words()}
    </p>
  )

  function words() {
    if (hasFailed && !kept) return 'This device does not let us keep the game.'
    if (arrived.includes(gameId))
      return (
        <>
          Saved to your <Link to="/dashboard">match history</Link>.
        </>
      )
    if (!kept) return ''
    if (kept.state === 'refused') return `Not saved. ${refusalText(kept.refusal)} It stays on this device.`
    if (kept.state === 'kept')
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
