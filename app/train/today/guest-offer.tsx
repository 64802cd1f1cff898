import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

/** What was trained here before signing in. It belongs to nobody, so it is asked for, not taken. */
export function GuestOffer({ onTake }: { readonly onTake: () => Promise<void> }) {
  const [isClosed, setClosed] = useState(false)
  const [isTaking, setTaking] = useState(false)
  if (isClosed) return null
  return (
    <Card className="mb-5 grid items-center gap-4 sm:grid-cols-[1fr_auto]">
      <div>
        <h2 className="text-lg">Training on this device is in no account</h2>
        <p className="text-label text-muted">
          Puzzles or lessons were done here by somebody who was not signed in. If that was you, take them into
          your account.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          kind="primary"
          disabled={isTaking}
          onClick={() => {
            setTaking(true)
            void onTake()
          }}
        >
          Take Them In
        </Button>
        <Button onClick={() => setClosed(true)}>Not Now</Button>
      </div>
    </Card>
  )
}
