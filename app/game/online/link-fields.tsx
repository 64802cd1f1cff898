import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CopyField } from '#app/game/online/invite/copy-field.tsx'
import { QrCode } from '#app/game/online/invite/qr-code.tsx'
import { seatLink } from '#app/game/online/storage/seat-keys.ts'
import { words } from '#words/online'
import { localAddress } from '#words/addresses.ts'

export interface LinkFieldsProps {
  readonly id: string
  readonly watchId: string
  /** Undefined for spectators. */
  readonly seatKey: string | undefined
}

/** The links to a running game: one to watch it, one to continue on another device. */
export function LinkFields({ id, watchId, seatKey }: LinkFieldsProps) {
  const [isMoving, setMoving] = useState(false)
  return (
    <div className="grid gap-4 py-2">
      <CopyField
        label={words.onlineLinks.linkToWatch}
        value={location.origin + localAddress(`/watch/${watchId}`)}
      />
      {seatKey !== undefined &&
        (isMoving ? (
          <div className="grid gap-2">
            <CopyField label={words.onlineLinks.privateLink} value={seatLink(id, seatKey)} />
            <QrCode text={seatLink(id, seatKey)} label={words.onlineLinks.privateLinkAsQrCode} />
          </div>
        ) : (
          <Button onClick={() => setMoving(true)}>{words.onlineLinks.playOnAnotherDevice}</Button>
        ))}
    </div>
  )
}
