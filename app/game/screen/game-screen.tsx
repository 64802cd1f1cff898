import { useDeferredValue, useState, type ReactNode } from 'react'
import { opposite } from '#chess/types.ts'
import type { GameRecord } from '#matches/game-record.ts'
import { FarSide } from '#app/game/far-side.ts'
import { DropQuestion } from './drop-question.tsx'
import { GameEnding } from './ending/game-ending.tsx'
import { GameNotices, type ResetOffer } from './game-notices.tsx'
import { GameStage } from './game-stage.tsx'
import { PlayerPlace } from './player-place.tsx'
import { useEnding } from './ending/use-ending.ts'
import { useStory, type ReviewInPlace } from './ending/use-story.tsx'
import { useGame } from './use-game.ts'
import { useGameAnnounced } from './use-game-announced.ts'
import { useGameKeys } from './use-game-keys.ts'
import { useMoveFromOlder } from './use-move-from-older.ts'
import { useProgress, type GameProgress } from './use-progress.ts'
import { useOrientation } from './use-orientation.ts'
import type { BoardMark } from '#app/board/board-marks.ts'
import { useStable } from '#app/browser/use-stable.ts'
import type { Engine } from '#app/game/engine/engine-client.ts'
import type { Coaching, CoachMove } from '#app/game/engine/use-coach.ts'
import { useDrawOffer } from '#app/game/engine/use-draw-offer.ts'
import { useHint } from '#app/game/engine/use-hint.ts'
import { endOf, isAgainstComputer, type GameEvent, type LocalGame } from '#app/game/game.ts'
import { usePanels } from '#app/game/panels/panels.tsx'
import { usePreferences } from '#app/line/preferences.ts'
import type { GameStorage } from '#app/game/saving/game-storage.ts'
import { useFinishedGame } from '#app/game/saving/use-finished-game.ts'
import { useGameSaving } from '#app/game/saving/use-game-saving.ts'
import { useSounds } from '#app/game/sounds/use-sounds.ts'
import { useSpeech } from '#app/game/sounds/speech/use-speech.ts'
import { poseOf, type Pose } from '#app/stage/pose.ts'
import { words as texts } from '#words/game'
import './game-screen.css'

/** How the page saves finished games and reports on them. */
export interface FinishedGames {
  readonly save: (game: GameRecord) => void
  readonly note: (game: GameRecord) => ReactNode
  /** A link to the page of the review. */
  readonly reviewLink?: (game: GameRecord) => ReactNode
  /** The review in place of the game. */
  readonly story?: ReviewInPlace
}

export interface GameScreenProps {
  readonly started: LocalGame
  readonly engine: Engine
  readonly storage: GameStorage
  /** Opens the setup panel. The game is passed along so that the player can return to it. */
  readonly onNewGame: (game: LocalGame) => void
  readonly onReset: (game: LocalGame) => void
  /** Undefined unless a reset can be undone. */
  readonly resetOffer: ResetOffer | undefined
  readonly onRematch: (game: LocalGame) => void
  readonly finishedGames?: FinishedGames | undefined
  /** Undefined for guests. */
  readonly accountName?: string | undefined
  readonly onProgress?: ((progress: GameProgress) => void) | undefined
  readonly coachMove?: CoachMove | undefined
}

const NO_MARKS: readonly BoardMark[] = []

export function GameScreen(props: GameScreenProps) {
  const { engine, storage, finishedGames } = props
  const { game, dispatch, coaching, ...computer } = useGame(props.started, engine, props.coachMove)
  /** A deferred copy for the panels, which render after the board has been painted. */
  const settled = useDeferredValue(game)
  const { premoves, seats } = usePreferences()
  const help = useHelp(game, engine, dispatch, coaching)
  const fromOlder = useMoveFromOlder(game, dispatch)
  const { orientation, flip } = useOrientation(game)
  const ending = useEnding(game)
  const isOver = endOf(game) !== undefined
  const isAcross = !isAgainstComputer(game) && seats === 'table'
  const { storageFailed, finished } = useKept(game, storage, finishedGames)
  useReports(game, help.words, props.onProgress)
  const { leave, again, reset, resume } = useActions(game, dispatch, props)
  const story = useStory(finished, finishedGames?.story, { onRematch: again, onNewGame: leave })
  useGameKeys({ game, dispatch, onFlip: flip, isOff: Boolean(story.review) })

  const panels = usePanels({
    game: settled,
    words: isOver ? undefined : help.words,
    pose: help.pose,
    accountName: props.accountName,
    dispatch: fromOlder.dispatch,
    onNewGame: leave,
    onRematch: again,
    onFlip: flip,
    onReset: reset,
    ...help.actions,
  })

  if (story.review) return <main className="game-screen review-stage">{story.review}</main>
  return (
    <FarSide value={isAcross ? opposite(orientation) : undefined}>
      <main className="game-screen">
        <h1 className="sr-only">{texts.gameScreen.title}</h1>
        <GameNotices {...{ game, storageFailed }} {...computer} resetOffer={props.resetOffer} />
        <GameStage
          game={game}
          renderPlace={(color) => <PlayerPlace game={game} color={color} />}
          orientation={orientation}
          acrossTable={isAcross}
          marks={(!isOver && help.marks) || NO_MARKS}
          premoves={premoves}
          end={ending.end}
          dispatch={fromOlder.dispatch}
          onResume={resume}
          {...panels}
        />
        {ending.end && (
          <GameEnding
            {...{ game, dispatch }}
            end={ending.end}
            note={finished && finishedGames?.note(finished)}
            {...{ review: story.button, onDismiss: ending.dismiss }}
            {...{ onRematch: again, onNewGame: leave }}
          />
        )}
        {fromOlder.question && <DropQuestion {...fromOlder.question} isOver={isOver} />}
      </main>
    </FarSide>
  )
}

/** Reports events by sound and speech, to screen readers and to the page. */
function useReports(
  game: LocalGame,
  sentence: string | undefined,
  onProgress: GameScreenProps['onProgress'],
) {
  const isSpoken = endOf(game) === undefined && sentence !== texts.coach.looking
  useSounds(game)
  useSpeech(game, isSpoken ? sentence : undefined)
  useGameAnnounced(game)
  useProgress(game, onProgress)
}

function useActions(
  game: LocalGame,
  dispatch: (event: GameEvent) => void,
  { onNewGame, onRematch, onReset }: GameScreenProps,
) {
  return {
    leave: useStable(() => onNewGame(game)),
    again: useStable(() => onRematch(game)),
    reset: useStable(() => onReset(game)),
    resume: useStable(() => dispatch({ type: 'resumed', atMs: performance.now() })),
  }
}

/** Hints, people's moves, draw offers and the coach's comments, with their actions. */
function useHelp(
  game: LocalGame,
  engine: Engine,
  dispatch: (event: GameEvent) => void,
  { keep, words, moveClass }: Coaching,
) {
  const hint = useHint(game, engine)
  const [peopleMarks, onPeopleMarks] = useState<readonly BoardMark[]>()
  const drawOffer = useDrawOffer(game, engine, dispatch)
  const onKeep = useStable(() => keep?.())
  return {
    marks: peopleMarks ?? hint.step?.marks,
    words: hint.step?.text ?? drawOffer.answer ?? words,
    pose: poseFor(hint.step !== undefined, drawOffer.answer !== undefined, moveClass),
    actions: {
      onHint: useStable(hint.ask),
      onOfferDraw: useStable(drawOffer.offer),
      onKeep: keep && onKeep,
      onPeopleMarks,
    },
  }
}

function poseFor(isHint: boolean, isAnswer: boolean, moveClass: Coaching['moveClass']): Pose {
  if (isHint) return 'thinking'
  return isAnswer ? 'welcome' : poseOf(moveClass)
}

/** Saves the running game on the device, and reports it when it ends. */
function useKept(game: LocalGame, storage: GameStorage, finishedGames: FinishedGames | undefined) {
  const [storageFailed, setStorageFailed] = useState(false)
  useGameSaving(game, storage, () => setStorageFailed(true))
  return { storageFailed, finished: useFinishedGame(game, finishedGames?.save) }
}
