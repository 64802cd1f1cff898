import {
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { GameScreen, useGameScreenAhead } from './load-game-screen.ts'
import { afterPaint } from '#app/browser/after-paint.ts'
import type { FinishedGames } from '#app/game/screen/game-screen.tsx'
import type { GameProgress } from '#app/game/screen/use-progress.ts'
import { createPlaySession, type PlaySession } from './play-session.ts'
import { choicesIn, INITIAL_PLAY, type PlayState } from './play-state.ts'
import { useDevices, useWarmEngine } from './use-devices.ts'
import type { Engine } from '#app/game/engine/engine-client.ts'
import type { CoachMove } from '#app/game/engine/use-coach.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'
import { rememberChoices, rememberedChoices } from '#app/game/setup/choices.ts'
import { SetupScreen } from '#app/game/setup/setup-screen.tsx'

export interface PlayScreenProps {
  /** Passed in, so that tests need neither a worker nor storage. */
  readonly makeEngine: () => Engine
  readonly openStorage: () => GameStorage
  readonly onBack: () => void
  readonly finishedGames?: FinishedGames
  /** Undefined for guests. */
  readonly accountName?: string | undefined
  /** Called after each change of the side to move has been painted. */
  readonly onProgress?: (progress: GameProgress) => void
  readonly coachMove?: CoachMove
}

/** Setup, then play, then setup again: section 4 of the specification. */
export function PlayScreen(props: PlayScreenProps) {
  const { makeEngine, openStorage, onBack } = props
  const devices = useDevices(makeEngine, openStorage)
  const { session, state } = usePlaySession(devices?.storage)
  const { playing, suspended } = state
  const choices = choicesIn(state)
  useWarmEngine(devices?.engine, {
    level: playing?.opponent.type === 'computer' ? playing.opponent.skill : choices.skill,
    isWanted: (playing?.opponent.type ?? choices.opponent) === 'computer',
    isPlaying: playing !== undefined,
    hasChosen: state.hasChosen,
  })
  useGameScreenAhead()
  useTopOfPage(playing?.id ?? 'setup')

  if (playing && devices)
    return (
      <Suspense fallback={<main aria-busy className="min-h-dvh" />}>
        <GameScreen
          key={playing.id}
          started={playing}
          engine={devices.engine}
          storage={devices.storage}
          finishedGames={props.finishedGames}
          accountName={props.accountName}
          onProgress={props.onProgress}
          coachMove={props.coachMove}
          onNewGame={(game) => void session.suspend(game)}
          onReset={(game) => void session.reset(game)}
          resetOffer={state.beforeReset && resetOfferOf(session)}
          onRematch={(game) => void session.rematch(game)}
        />
      </Suspense>
    )
  const continueSuspended = () => void session.continueSuspended()
  return (
    <SetupScreen
      choices={choices}
      onChange={session.choose}
      startText={state.start.text}
      onStartText={session.setStartText}
      wrong={state.start.error}
      onStart={() => void session.start()}
      onBack={suspended ? continueSuspended : onBack}
      unfinishedMove={suspended?.nextMove}
      onContinue={continueSuspended}
      notice={state.notice}
    />
  )
}

const resetOfferOf = (session: PlaySession) => ({
  bringBack: () => void session.undoReset(),
  expire: session.expireReset,
})

/** Created before hydration is complete; choices made until then arrive with the first effects. */
function usePlaySession(storage: GameStorage | undefined): {
  readonly session: PlaySession
  readonly state: PlayState
} {
  const [session] = useState(() =>
    createPlaySession({
      loadGames: () => import('./play-games.ts'),
      recallChoices: rememberedChoices,
      rememberChoices,
      afterPaint: () => new Promise((resolve) => void afterPaint(resolve)),
      clearQuery() {
        if (location.search !== '') history.replaceState(history.state, '', location.pathname)
      },
    }),
  )
  const state = useSyncExternalStore(
    session.subscribe,
    () => session.state,
    () => INITIAL_PLAY,
  )
  const arrive = useEffectEvent((from: GameStorage) => session.arrive(from, location.search))
  useEffect(() => {
    if (storage) void arrive(storage)
  }, [storage])
  useEffect(() => session.removeDiscarded(), [session, state.discarded])
  return { session, state }
}

/** Scrolls to the top when another screen replaces the present one. */
function useTopOfPage(screen: string) {
  const last = useRef(screen)
  useLayoutEffect(() => {
    if (last.current !== screen) window.scrollTo(0, 0)
    last.current = screen
  }, [screen])
}
