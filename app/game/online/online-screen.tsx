import { useDeferredValue, useState, type ReactNode } from 'react'
import { opposite } from '#chess/types.ts'
import type { StateMessage } from '#live/protocol.ts'
import { OfferBar } from './offer-bar.tsx'
import { OnlineEnding } from './online-ending.tsx'
import { OnlineLinks } from './online-links.tsx'
import { useOnlinePanels } from './online-panels.tsx'
import { OnlinePlace } from './online-place.tsx'
import type { OnlineSession } from './online-session.ts'
import type { OnlineState } from './online-state.ts'
import { PresetMessages } from './preset-messages.tsx'
import { useOnlineGame } from './use-online-game.ts'
import { useKeptCopy } from './use-kept-copy.ts'
import { usePresenceAnnounced } from './use-presence-announced.ts'
import { useFlagCheck } from './use-flag-check.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { useWords } from './use-words.ts'
import { offerTo, personIn, troubleText } from './wording.ts'
import type { BoardMark } from '#app/board/board-marks.ts'
import { useEnding } from '#app/game/screen/ending/use-ending.ts'
import { useGameKeys } from '#app/game/screen/use-game-keys.ts'
import { useOrientation } from '#app/game/screen/use-orientation.ts'
import type { Game } from '#app/game/game.ts'
import { usePreferences } from '#app/line/preferences.ts'
import { useGameAnnounced } from '#app/game/screen/use-game-announced.ts'
import type { FinishedGames } from '#app/game/screen/game-screen.tsx'
import { GameStage } from '#app/game/screen/game-stage.tsx'
import { useSounds } from '#app/game/sounds/use-sounds.ts'
import { useSpeech } from '#app/game/sounds/speech/use-speech.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { words as texts } from '#words/online'
import '#app/game/screen/game-screen.css'
import './online.css'

interface OnlineScreenProps {
  readonly id: string
  readonly seatKey: string | undefined
  readonly session: OnlineSession
  readonly state: OnlineState
  readonly server: StateMessage
  readonly finishedGames: FinishedGames | undefined
  readonly onNewGame: () => void
}

/** Loaded once an opponent is away. */
const ClaimBar = lazyPart(async () => (await import('./claim-bar.tsx')).ClaimBar)

const NO_MARKS: readonly BoardMark[] = []

/** The screen of an online game, for players and spectators. */
export function OnlineScreen(props: OnlineScreenProps) {
  const { id, seatKey, session, state, server, finishedGames, onNewGame } = props
  const { game, dispatch } = useOnlineGame(session, state, server)
  const settled = useDeferredValue(game)
  const { premoves } = usePreferences()
  const [isMuted, setMuted] = useState(false)
  const { orientation, flip } = useOrientation(game)
  const ending = useEnding(game)
  const words = useWords(state, server, isMuted)
  const finished = useKeptCopy(state.line, server, finishedGames?.save)
  useGameKeys({ game, dispatch, onFlip: flip, isOff: false })
  useRunning(game, server, session)
  const isReconnecting = state.status === 'lost' || state.status === 'connecting'
  const panels = useOnlinePanels({
    game: settled,
    words,
    question: questionOf(state, server, session),
    actions: { server, plies: game.line.length, onAct: session.act, onFlip: flip },
    canMove: server.you !== null,
    more: (
      <>
        {server.you && <PresetMessages onSay={session.say} isMuted={isMuted} onMute={setMuted} />}
        <OnlineLinks id={id} watchId={server.watch} seatKey={seatKey} />
      </>
    ),
    dispatch,
  })
  return (
    <main className="game-screen online-screen fills-screen">
      <h1 className="sr-only">{texts.onlineScreen.title}</h1>
      <Trouble state={state} />
      <GameStage
        game={game}
        renderPlace={(color) => <OnlinePlace {...{ game, server, isReconnecting, color }} />}
        orientation={orientation}
        acrossTable={false}
        marks={NO_MARKS}
        premoves={premoves}
        end={ending.end}
        dispatch={dispatch}
        onPremove={session.premove}
        {...panels}
      />
      {ending.end && (
        <OnlineEnding
          game={game}
          server={server}
          end={ending.end}
          savedNote={finished && finishedGames?.note(finished)}
          review={finished && finishedGames?.reviewLink?.(finished)}
          dispatch={dispatch}
          onDismiss={ending.dismiss}
          onRematch={() => session.act('rematch')}
          onNewGame={onNewGame}
        />
      )}
    </main>
  )
}

/** The effects of a running game: sounds, announcements, the flag and the wake lock. */
function useRunning(game: Game, server: StateMessage, session: OnlineSession): void {
  useSounds(game)
  useSpeech(game)
  useGameAnnounced(game)
  usePresenceAnnounced(server)
  useFlagCheck(game.clock, session.check)
  useWakeLock(server.you !== null && game.clock.running !== undefined)
}

function Trouble({ state }: { readonly state: OnlineState }) {
  const text = troubleText(state)
  return <div className="game-notices">{text !== undefined && <Notice>{text}</Notice>}</div>
}

/** The opponent's offer, or a claim if they are away; undefined if there is neither. */
function questionOf(state: OnlineState, server: StateMessage, session: OnlineSession): ReactNode {
  const offer = offerTo(server)
  if (offer) return <OfferBar offer={offer} onAct={session.act} />
  if (server.claimIn === undefined || !server.you) return undefined
  return (
    <ClaimBar
      opponent={personIn(server, opposite(server.you))}
      claimInMs={server.claimIn}
      sinceMs={state.claimSinceMs}
      onAct={session.act}
    />
  )
}
