import { useState } from 'react'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { words } from '#words/ui'

interface OfferProps {
  readonly title: string
  readonly text: string
  /** Label of the button that accepts: `Take Them In`. */
  readonly take: string
  readonly onTake: () => Promise<void>
}

/**
 * Offers to move data from before signing in into the account. It may be another person's, so it is not moved without asking.
 */
export function Offer({ title, text, take, onTake }: OfferProps) {
  const [isClosed, setClosed] = useState(false)
  const [isTaking, setTaking] = useState(false)
  if (isClosed) return null
  return (
    <Card className="grid items-center gap-4 sm:grid-cols-[1fr_auto]">
      <div>
        <h2 className="text-lg">{title}</h2>
        <p className="text-label text-muted">{text}</p>
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
          {take}
        </Button>
        <Button onClick={() => setClosed(true)}>{words.offer.notNow}</Button>
      </div>
    </Card>
  )
}
