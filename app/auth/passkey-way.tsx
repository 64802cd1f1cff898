import { useState, useSyncExternalStore } from 'react'
import type { PasskeyError } from '#contract/passkey-error.ts'
import { knowsPasskeys, signInWithPasskey } from '../browser/passkeys.ts'
import { Button } from '../ui/button.tsx'
import { FormMessage } from '../ui/form/form-message.tsx'
import { words } from '#words/auth'
import { localAddress } from '#words/addresses.ts'

const never = () => () => undefined

/** Signs in with a passkey, if the browser supports them. */
export function PasskeyWay() {
  // Its space is reserved from the first paint, so that nothing below it moves.
  const isKnown = useSyncExternalStore(never, knowsPasskeys, () => undefined)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<PasskeyError>()
  if (isKnown === false) return null

  async function signIn() {
    setBusy(true)
    const done = await signInWithPasskey()
    // The next page fetches the session.
    if (done.ok) return location.assign(localAddress('/play'))
    setBusy(false)
    setError(done.error)
  }

  return (
    <div className="grid gap-3 noscript:hidden">
      <Button
        className="w-full"
        disabled={!isKnown || isBusy}
        aria-busy={isBusy}
        onClick={() => void signIn()}
      >
        {words.passkeyWay.byPasskey}
      </Button>
      {error !== undefined && <FormMessage error={words.passkeyErrors[error]} />}
    </div>
  )
}
