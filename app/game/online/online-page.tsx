import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { InviteScreen } from '#app/game/online/invite/invite-screen.tsx'
import { WaitingScreen } from '#app/game/online/invite/waiting-screen.tsx'
import { JoinScreen } from '#app/game/online/invite/join-screen.tsx'
import { ConnectingScreen } from './connecting-screen.tsx'
import { OnlineMessage } from './online-message.tsx'
import { OnlineScreen } from './online-screen.tsx'
import { seatKeyOf } from '#app/game/online/storage/seat-keys.ts'
import type { StateMessage } from '#live/protocol.ts'
import { personIn } from './wording.ts'
import { useFollowedRematch } from './use-followed-rematch.ts'
import { useOnlineSession } from './use-online-session.ts'
import type { FinishedGames } from '#app/game/screen/game-screen.tsx'
import { Button } from '#app/ui/button.tsx'
import { words as gameWords } from '#words/game'
import { words } from '#words/online'
import { localAddress } from '#words/addresses.ts'

interface OnlinePageProps {
  /** The id of a game, or its watch id. */
  readonly id: string
  readonly accountName: string | undefined
  /** Saves and reviews finished games; undefined for spectators. */
  readonly finishedGames?: FinishedGames | undefined
  /** Opens the rematch with this id, or the form for a new game if it is undefined. */
  readonly onOpen: (id: string | undefined) => void
  /** Returns to the lobby after the player has stopped looking for an opponent; undefined for spectators. */
  readonly onLobby?: () => void
}

/** The page of an online game, in every phase. */
export function OnlinePage({ id, accountName, finishedGames, onOpen, onLobby }: OnlinePageProps) {
  const [joined, setJoined] = useState(0)
  const [watches, setWatches] = useState(false)
  const { session, state } = useOnlineSession(id, joined)
  const { server, status } = state
  useFollowedRematch(id, server, onOpen)
  const withdraw = useWithdrawal(server?.phase === 'expired', onLobby)
  const another = <Button onClick={() => onOpen(undefined)}>{gameWords.actions.newGame}</Button>

  if (status === 'unknown')
    return (
      <OnlineMessage title={words.onlinePage.noSuchGame} action={another}>
        {words.onlinePage.aboutNoSuchGame}
      </OnlineMessage>
    )
  if (status === 'elsewhere') return <PlayedElsewhere onTakeOver={session?.takeOver} />
  if (!session || !server) return <ConnectingScreen isLost={status === 'lost'} />
  if (server.phase === 'expired' || server.phase === 'aborted')
    return <NeverPlayed server={server} action={another} />
  if (server.phase === 'open' && server.you && server.listed)
    return (
      <WaitingScreen
        server={server}
        onCancel={() => {
          withdraw()
          session.act('abort')
        }}
      />
    )
  if (server.phase === 'open' && server.you)
    return (
      <InviteScreen
        server={server}
        link={location.origin + localAddress(`/online/${id}`)}
        onAct={session.act}
      />
    )
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

const PlayedElsewhere = ({ onTakeOver }: { readonly onTakeOver: (() => void) | undefined }) => (
  <OnlineMessage
    title={words.onlinePage.playingElsewhere}
    action={
      <Button kind="primary" onClick={onTakeOver}>
        {words.onlinePage.playHere}
      </Button>
    }
  >
    {words.onlinePage.openElsewhere}
  </OnlineMessage>
)

/**
 * Leaves the page once the server has withdrawn the game that the player stopped waiting for. Returns a function that starts
 * the withdrawal.
 */
function useWithdrawal(isOver: boolean, onDone: (() => void) | undefined): () => void {
  const [isWithdrawn, setWithdrawn] = useState(false)
  const done = useEffectEvent(() => onDone?.())
  useEffect(() => {
    if (isWithdrawn && isOver) done()
  }, [isWithdrawn, isOver])
  return () => setWithdrawn(true)
}

interface NeverPlayedProps {
  readonly server: StateMessage
  readonly action: ReactNode
}

function NeverPlayed({ server, action }: NeverPlayedProps) {
  const { phase, forfeit } = server
  if (forfeit)
    return (
      <OnlineMessage title={words.onlinePage.forfeited} action={action}>
        {words.onlinePage.aboutForfeited(forfeit.winner ? personIn(server, forfeit.winner) : undefined)}
      </OnlineMessage>
    )
  return phase === 'expired' ? (
    <OnlineMessage title={words.onlinePage.invitationOver} action={action}>
      {words.onlinePage.aboutInvitationOver}
    </OnlineMessage>
  ) : (
    <OnlineMessage title={words.onlinePage.gameAborted} action={action}>
      {words.onlinePage.aboutGameAborted}
    </OnlineMessage>
  )
}
