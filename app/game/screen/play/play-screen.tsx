import { Suspense, useState } from 'react'
import { GameScreen, useGameScreenAhead } from './load-game-screen.ts'
import type { FinishedGames } from '#app/game/screen/game-screen.tsx'
import type { GameProgress } from '#app/game/screen/use-progress.ts'
import { useDevices, useWarmEngine } from './use-devices.ts'
import { usePlay } from './use-play.ts'
import { useTopOfPage } from './use-top-of-page.ts'
import type { Engine } from '#app/game/engine/engine-client.ts'
import type { CoachMove } from '#app/game/engine/use-coach.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'
import { SetupScreen } from '#app/game/setup/setup-screen.tsx'

export interface PlayScreenProps {
  /** Handed in, so that the screen can be tested without a worker and without a disk. */
  readonly makeEngine: () => Engine
  readonly openStorage: () => GameStorage
  readonly onBack: () => void
  readonly finishedGames?: FinishedGames
  /** Of whoever is signed in. */
  readonly accountName?: string | undefined
  /** Told of each change of whose move it is, after it has been painted. */
  readonly onProgress?: (progress: GameProgress) => void
  readonly coachMove?: CoachMove
}

/** Setup, then play, then setup again: section 4 of the specification. */
export function PlayScreen(props: PlayScreenProps) {
  const { makeEngine, openStorage, onBack } = props
  const devices = useDevices(makeEngine, openStorage)
  const play = usePlay(devices?.storage)
  const { playing } = play
  const [hasChosen, setHasChosen] = useState(false)
  useWarmEngine(devices?.engine, {
    isWanted: (playing?.opponent.type ?? play.choices.opponent) === 'computer',
    isPlaying: playing !== undefined,
    hasChosen,
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
          onNewGame={play.layAside}
          onReset={play.reset}
          resetOffer={play.resetOffer}
          onRematch={play.rematch}
        />
      </Suspense>
    )
  return (
    <SetupScreen
      choices={play.choices}
      onChange={(changed) => {
        setHasChosen(true)
        play.choose(changed)
      }}
      startText={play.startText}
      onStartText={play.setStartText}
      wrong={play.wrong}
      onStart={play.begin}
      onBack={play.unfinished ? play.goOnWithUnfinished : onBack}
      unfinishedMove={play.unfinished?.nextMove}
      onContinue={play.goOnWithUnfinished}
      notice={play.notice}
    />
  )
}
