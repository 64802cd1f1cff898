import { useEffect } from 'react'
import type { StateMessage } from '#live/protocol.ts'
import { CopyField } from './copy-field.tsx'
import type { OnlineSession } from '#app/game/online/online-session.ts'
import { QrCode } from './qr-code.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { words } from '#words/online'

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
    document.title = words.inviteScreen.waiting
    return () => {
      document.title = before
    }
  }, [])
  return (
    <main className="mx-auto grid w-full max-w-article gap-3 px-4 pt-4 lg:pt-8 pb-6">
      <h1 className="text-center text-xl sm:text-2xl">{words.inviteScreen.title}</h1>
      <Card aria-label={words.inviteScreen.invitation} className="grid gap-4">
        <p>{words.inviteScreen.about(server.settings, own)}</p>
        {canShare && (
          <Button
            kind="primary"
            icon="share"
            onClick={() =>
              void navigator.share({ url: link, title: words.inviteScreen.aGameOfChess }).catch(ignoreCancel)
            }
          >
            {words.inviteScreen.share}
          </Button>
        )}
        <CopyField label={words.inviteScreen.sendThisLink} value={link} primary={!canShare} />
        <p role="status" className="font-semibold">
          {words.inviteScreen.waiting}
        </p>
        <QrCode text={link} label={words.inviteScreen.linkAsQrCode} />
        <p className="text-sm text-muted">{words.inviteScreen.worksForADay}</p>
        <Button onClick={() => onAct('abort')}>{words.inviteScreen.cancel}</Button>
      </Card>
    </main>
  )
}

/** True if the user closed the browser's share sheet. */
function ignoreCancel(error: unknown) {
  if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn('Not shared.', error)
}
