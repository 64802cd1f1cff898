import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/game/online/invite/copy-field.tsx'
import { QrCode } from '#app/game/online/invite/qr-code.tsx'
import { seatLink } from '#app/game/online/storage/seat-keys.ts'

interface OnlineLinksProps {
  readonly id: string
  readonly watchId: string
  /** Undefined for spectators. */
  readonly seatKey: string | undefined
}

/** The links to a running game: one to watch it, one to continue on another device. */
export function OnlineLinks({ id, watchId, seatKey }: OnlineLinksProps) {
  const [isMoving, setMoving] = useState(false)
  return (
    <details className="rounded-card border border-hairline bg-surface px-5 py-3 text-label">
      <summary className="min-h-8 font-semibold">Links</summary>
      <div className="grid gap-4 py-2">
        <CopyField label="Link to watch" value={`${location.origin}/watch/${watchId}`} />
        {seatKey !== undefined &&
          (isMoving ? (
            <div className="grid gap-2">
              <CopyField
                label="Your private link: anyone who opens it plays your side"
                value={seatLink(id, seatKey)}
              />
              <QrCode text={seatLink(id, seatKey)} label="Your private link as a QR code" />
            </div>
          ) : (
            <Button onClick={() => setMoving(true)}>Play on Another Device</Button>
          ))}
      </div>
    </details>
  )
}
