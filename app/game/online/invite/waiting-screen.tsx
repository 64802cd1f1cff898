import type { StateMessage } from '#live/protocol.ts'
import { Meeting } from './meeting.tsx'
import { useTabTitle } from './use-tab-title.ts'
import { Rajah } from '#app/stage/rajah.tsx'
import { Button } from '#app/ui/button.tsx'
import { words } from '#words/online'

interface WaitingScreenProps {
  readonly server: StateMessage
  readonly onCancel: () => void
}

/** The screen of a player waiting in the lobby. The game is listed only while this page is open. */
export function WaitingScreen({ server, onCancel }: WaitingScreenProps) {
  const own = server.you ?? 'w'
  const looking = words.waitingScreen.looking(server.settings)
  useTabTitle(looking)
  return (
    <Meeting
      title={words.waitingScreen.title}
      color={own}
      names={[server.names[own] ?? '', words.versus.yourOpponent]}
      settings={server.settings}
    >
      <div className="online-waits">
        <Rajah pose="thinking" />
        <p role="status" className="text-lg font-semibold">
          {looking}
        </p>
        <p className="max-w-prose text-muted">{words.waitingScreen.about}</p>
        <Button size="large" onClick={onCancel}>
          {words.waitingScreen.cancel}
        </Button>
      </div>
    </Meeting>
  )
}
