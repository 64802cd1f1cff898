import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

interface DeviceOfferProps {
  readonly count: number
  readonly onTake: () => Promise<void>
}

/** Games that were played here before signing in. They belong to nobody, so they are asked for, not taken. */
export function DeviceOffer({ count, onTake }: DeviceOfferProps) {
  const [isClosed, setClosed] = useState(false)
  const [isTaking, setTaking] = useState(false)
  if (isClosed) return null
  const one = count === 1
  return (
    <Card className="grid items-center gap-4 sm:grid-cols-[1fr_auto]">
      <div>
        <h2 className="text-lg">
          {count} game{one ? '' : 's'} on this device {one ? 'is' : 'are'} in no account
        </h2>
        <p className="text-label text-muted">
          {one ? 'It was' : 'They were'} played here by somebody who was not signed in. If that was you, take{' '}
          {one ? 'it' : 'them'} into your account.
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
          Take {one ? 'It' : 'Them'} In
        </Button>
        <Button onClick={() => setClosed(true)}>Not Now</Button>
      </div>
    </Card>
  )
}
