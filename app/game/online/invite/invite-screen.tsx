import { useEffect } from 'react'
import { opposite } from '#chess/types.ts'
import { COLOR_NAMES } from '#chess/names.ts'
import type { StateMessage } from '#live/protocol.ts'
import { CopyField } from './copy-field.tsx'
import type { OnlineSession } from '#app/game/online/online-session.ts'
import { QrCode } from './qr-code.tsx'
import { clockSettingText } from '#app/game/online/wording.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

interface InviteScreenProps {
  readonly server: StateMessage
  readonly link: string
  readonly onAct: OnlineSession['act']
}

/** The screen of the player who invites: the link, and a wait. The invitation stays open if the page is left. */
export function InviteScreen({ server, link, onAct }: InviteScreenProps) {
  const own = server.you ?? 'w'
  const canShare = 'share' in navigator
  useEffect(() => {
    const before = document.title
    document.title = 'Waiting for your opponent…'
    return () => {
      document.title = before
    }
  }, [])
  return (
    <main className="mx-auto grid w-full max-w-article gap-3 px-4 pt-3 pb-6">
      <h1 className="text-center text-xl sm:text-2xl">Invite a Friend</h1>
      <Card aria-label="Invitation" className="grid gap-4">
        <p>
          {clockSettingText(server.settings)}. You have {COLOR_NAMES[own]}, your friend{' '}
          {COLOR_NAMES[opposite(own)]}.
        </p>
        {canShare && (
          <Button
            kind="primary"
            icon="share"
            onClick={() => void navigator.share({ url: link, title: 'A game of chess' }).catch(ignoreCancel)}
          >
            Share…
          </Button>
        )}
        <CopyField label="Send this link" value={link} primary={!canShare} />
        <p role="status" className="font-semibold">
          Waiting for your opponent…
        </p>
        <QrCode text={link} label="The link as a QR code" />
        <p className="text-sm text-muted">
          The link works for 24 hours. You may leave this page and come back.
        </p>
        <Button onClick={() => onAct('abort')}>Cancel Invitation</Button>
      </Card>
    </main>
  )
}

/** True if the user closed the browser's share sheet. */
function ignoreCancel(error: unknown) {
  if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn('Not shared.', error)
}
