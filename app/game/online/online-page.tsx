import { useState, type ReactNode } from 'react'
import { InviteScreen } from '#app/game/online/invite/invite-screen.tsx'
import { JoinScreen } from '#app/game/online/invite/join-screen.tsx'
import { ConnectingScreen } from './connecting-screen.tsx'
import { OnlineMessage } from './online-message.tsx'
import { OnlineScreen } from './online-screen.tsx'
import { seatKeyOf } from '#app/game/online/storage/seat-keys.ts'
import { useFollowedRematch } from './use-followed-rematch.ts'
import { useOnlineSession } from './use-online-session.ts'
import type { FinishedGames } from '#app/game/screen/game-screen.tsx'
import { Button } from '#app/ui/button.tsx'

interface OnlinePageProps {
  /** The id of a game, or its watch id. */
  readonly id: string
  readonly accountName: string | undefined
  /** Handles finished games; undefined for spectators. */
  readonly finishedGames?: FinishedGames | undefined
  /** Opens the rematch with this id, or the form for a new game if it is undefined. */
  readonly onOpen: (id: string | undefined) => void
}

/** The page of an online game, in every phase. */
export function OnlinePage({ id, accountName, finishedGames, onOpen }: OnlinePageProps) {
  const [joined, setJoined] = useState(0)
  const [watches, setWatches] = useState(false)
  const { session, state } = useOnlineSession(id, joined)
  const { server, status } = state
  useFollowedRematch(id, server, onOpen)
  const another = <Button onClick={() => onOpen(undefined)}>New Game</Button>

  if (status === 'unknown')
    return (
      <OnlineMessage title="No Such Game" action={another}>
        There is no such game any more. Invitations work for 24 hours, games are shown for 30 days.
      </OnlineMessage>
    )
  if (status === 'elsewhere')
    return (
      <OnlineMessage
        title="Playing Elsewhere"
        action={
          <Button kind="primary" onClick={session?.takeOver}>
            Play Here
          </Button>
        }
      >
        This game is open on another device or in another tab.
      </OnlineMessage>
    )
  if (!session || !server) return <ConnectingScreen isLost={status === 'lost'} />
  if (server.phase === 'expired' || server.phase === 'aborted')
    return <NeverPlayed phase={server.phase} action={another} />
  if (server.phase === 'open' && server.you)
    return <InviteScreen server={server} link={`${location.origin}/online/${id}`} onAct={session.act} />
  if (server.phase === 'open' && !watches)
    return (
      <JoinScreen
        id={id}
        server={server}
        accountName={accountName}
        onJoined={() => setJoined(joined + 1)}
        onWatch={() => setWatches(true)}
      />
    )
  return (
    <OnlineScreen
      id={id}
      seatKey={seatKeyOf(id)}
      session={session}
      state={state}
      server={server}
      finishedGames={finishedGames}
      onNewGame={() => onOpen(undefined)}
    />
  )
}

interface NeverPlayedProps {
  readonly phase: 'expired' | 'aborted'
  readonly action: ReactNode
}

function NeverPlayed({ phase, action }: NeverPlayedProps) {
  return phase === 'expired' ? (
    <OnlineMessage title="Invitation Over" action={action}>
      This invitation was withdrawn, or nobody came within 24 hours.
    </OnlineMessage>
  ) : (
    <OnlineMessage title="Game Aborted" action={action}>
      This game ended before it had begun; nothing of it is kept.
    </OnlineMessage>
  )
}
