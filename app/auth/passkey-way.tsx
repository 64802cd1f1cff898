import { useState, useSyncExternalStore } from 'react'
import { knowsPasskeys, signInWithPasskey } from '../browser/passkeys.ts'
import { Button } from '../ui/button.tsx'
import { FormMessage } from '../ui/form/form-message.tsx'
import { words } from '#words/auth'

const never = () => () => undefined

/** Signs in with a passkey, where the browser knows them. */
export function PasskeyWay() {
  // Its place is kept from the first paint on: nothing below it moves.
  const isKnown = useSyncExternalStore(never, knowsPasskeys, () => undefined)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  if (isKnown === false) return null

  async function signIn() {
    setBusy(true)
    const done = await signInWithPasskey()
    // The page that comes next asks who is there.
    if (done.ok) return location.assign('/play')
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
      {error !== undefined && <FormMessage error={error} />}
    </div>
  )
}
