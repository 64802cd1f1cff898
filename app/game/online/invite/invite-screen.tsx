import type { StateMessage } from '#live/protocol.ts'
import { CopyField } from './copy-field.tsx'
import type { OnlineSession } from '#app/game/online/online-session.ts'
import { QrCode } from './qr-code.tsx'
import { Meeting } from './meeting.tsx'
import { useTabTitle } from './use-tab-title.ts'
import { Button } from '#app/ui/button.tsx'
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
  useTabTitle(words.inviteScreen.waiting)
  return (
    <Meeting
      title={words.inviteScreen.title}
      color={own}
      names={[server.names[own] ?? '', words.versus.yourFriend]}
      settings={server.settings}
    >
      <div className="online-form">
        <div className="online-form">
          <p role="status" className="text-lg font-semibold">
            {words.inviteScreen.waiting}
          </p>
          {canShare && (
            <Button
              kind="primary"
              size="large"
              icon="share"
              onClick={() =>
                void navigator
                  .share({ url: link, title: words.inviteScreen.aGameOfChess })
                  .catch(ignoreCancel)
              }
            >
              {words.inviteScreen.share}
            </Button>
          )}
          <CopyField label={words.inviteScreen.sendThisLink} value={link} primary={!canShare} />
          <p className="text-sm text-muted">{words.inviteScreen.worksForADay}</p>
          <Button className="justify-self-start" onClick={() => onAct('abort')}>
            {words.inviteScreen.cancel}
          </Button>
        </div>
        <QrCode text={link} label={words.inviteScreen.linkAsQrCode} />
      </div>
    </Meeting>
  )
}

/** True if the user closed the browser's share sheet. */
function ignoreCancel(error: unknown) {
  if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn('Not shared.', error)
}
