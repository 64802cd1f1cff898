import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { opposite, type Color } from '#chess/types.ts'
import type { FinishedGame } from '#matches/finished-game.ts'
import { Button } from '#app/ui/button.tsx'
import { Announcer, clocksWords, type Said } from './announcer.tsx'
import { BesideBoard } from '#app/game/panels/panels.tsx'
import type { BoardMark } from '#app/board/board-marks.ts'
import { ClockFace } from './clock-face.tsx'
import { EndDialog } from './end-dialog.tsx'
import type { Engine } from '#app/game/engine/engine-client.ts'
import { GameBoard } from './game-board.tsx'
import type { GameStorage } from '#app/game/saving/game-storage.ts'
import { isAgainstComputer, shownEndOf, type Game } from '#app/game/game.ts'
import { positionAt, turnAfter } from '#app/line/line.ts'
import { step } from '#app/line/stepper.ts'
import { useStepKeys } from '#app/line/use-step-keys.ts'
import { playSound } from '#app/game/sounds/play-sound.ts'
import { useGameSaving } from '#app/game/saving/use-game-saving.ts'
import { materialOf } from '#app/line/material.ts'
import { Notice } from '#app/ui/notice.tsx'
import { playerDetail, playerName, scoreOf } from '#app/game/player-name.ts'
import { changePreferences, preferences, usePreferences } from '#app/game/preferences.ts'
import { useDrawOffer } from '#app/game/engine/use-draw-offer.ts'
import { useFinishedGame } from '#app/game/saving/use-finished-game.ts'
import { useGame } from './use-game.ts'
import { useHint } from '#app/game/engine/use-hint.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useStable } from '#app/browser/use-stable.ts'
import { useSounds } from '#app/game/sounds/use-sounds.ts'
import { COLOR_NAMES } from '#chess/names.ts'
import { endTexts } from '#app/game/wording.ts'
import './game-screen.css'

/** What the page does with games that are over, and says of each. */
export interface FinishedGames {
  readonly save: (game: FinishedGame) => void
  readonly note: (gameId: string) => ReactNode
}

export interface GameScreenProps {
  readonly started: Game
  readonly engine: Engine
  readonly storage: GameStorage
  /** Leaves for the setup panel; the game comes along, so that it can be gone on with. */
  readonly onNewGame: (game: Game) => void
  readonly onReset: () => void
  readonly onRematch: (game: Game) => void
  readonly finishedGames?: FinishedGames | undefined
}

const NO_MARKS: readonly BoardMark[] = []

export function GameScreen(props: GameScreenProps) {
  const { started, engine, storage, onNewGame, onReset, onRematch, finishedGames } = props
  const { game, dispatch, computerFailed, askComputerAgain } = useGame(started, engine)
  /** What the panels show: the same game, rendered when the board has been painted. */
  const settled = useDeferredValue(game)
  const { coordinates, premoves, seats } = usePreferences()
  const [storageFailed, setStorageFailed] = useState(false)
  /** The moves of the end whose dialog was closed; another end opens another dialog. */
  const [dismissed, setDismissed] = useState<Game['moves']>()
  const [flipped, setFlipped] = useState(false)
  const [said, setSaid] = useState<Said>()
  const hint = useHint(game, engine)
  const drawOffer = useDrawOffer(game, engine, dispatch)
  useSounds(game)
  useGameSaving(game, storage, () => setStorageFailed(true))
  useFinishedGame(game, finishedGames?.save)

  const computer = isAgainstComputer(game)
  const home = computer ? game.settings.playerColor : seats === 'turning' ? turnAfter(game, game.shown) : 'w'
  const orientation = flipped ? opposite(home) : home
  const end = shownEndOf(game)
  const dismiss = () => setDismissed(game.moves)
  const show = (ply: number) => dispatch({ type: 'position-shown', ply, atMs: performance.now() })
  const flip = useCallback(() => setFlipped((before) => !before), [])
  const leave = useStable(() => onNewGame(game))
  const reset = useStable(onReset)
  const again = useStable(() => onRematch(game))
  const offerDraw = useStable(drawOffer.offer)
  const boardPlace = useRef<HTMLDivElement>(null)
  const hinted = hint.step?.marks ?? NO_MARKS
  const isHintAsked = useRef(false)
  const askHint = useStable(() => {
    isHintAsked.current = true
    hint.ask()
  })
  // On a phone the button stands below the board, which may have gone out of sight.
  useEffect(() => {
    if (!isHintAsked.current || hinted.length === 0) return
    isHintAsked.current = false
    boardPlace.current?.scrollIntoView({ block: 'nearest', behavior: scrolling() })
  }, [hinted])
  const notice = hint.step?.text ?? drawOffer.answer

  useStepKeys((type) => {
    // A game that is being played does not go on by itself.
    if (type === 'toggle') return false
    if (type === 'flip') flip()
    else show(step({ ply: game.shown, isPlaying: false }, { type }, game.moves.length).ply)
    return true
  })
  useShortcuts({
    m: () => changePreferences({ sound: !preferences().sound }),
    t: () => setSaid({ text: clocksWords(game, performance.now()) }),
  })

  const { start, moves, shown } = game
  const position = useMemo(() => positionAt({ start, moves }, shown), [start, moves, shown])
  const material = useMemo(() => ({ w: materialOf(position, 'w'), b: materialOf(position, 'b') }), [position])
  const face = (color: Color) => (
    <ClockFace
      color={color}
      clock={game.clock}
      name={playerName(game, color)}
      detail={playerDetail(game, color)}
      score={scoreOf(game, color)}
      material={material[color]}
      baseMs={game.times[0]?.[color] ?? 0}
      onLow={() => {
        playSound('low-time')
        setSaid({ text: `${COLOR_NAMES[color]} is short of time.` })
      }}
    />
  )

  return (
    <main className="game-screen">
      <h1 className="sr-only">Chess game</h1>
      <Announcer game={game} said={said} />
      <div className="game-notices">
        {computerFailed && (
          <Notice action={<Button onClick={askComputerAgain}>Try again</Button>}>
            The computer could not answer. Your game is safe.
          </Notice>
        )}
        {storageFailed && (
          <Notice>This device does not let us keep your game. It goes on, but a reload would lose it.</Notice>
        )}
        {notice && <Notice>{notice}</Notice>}
      </div>
      <div className="game-clock-top">{face(opposite(orientation))}</div>
      <div className="game-board" ref={boardPlace}>
        <GameBoard
          game={game}
          orientation={orientation}
          coordinates={coordinates}
          acrossTable={!computer && seats === 'table'}
          marks={hinted}
          premoves={premoves}
          dispatch={dispatch}
        />
      </div>
      <div className="game-clock-bottom">{face(orientation)}</div>
      <BesideBoard
        game={settled}
        dispatch={dispatch}
        onNewGame={leave}
        onReset={reset}
        onRematch={again}
        onFlip={flip}
        onHint={askHint}
        onOfferDraw={offerDraw}
      />
      {end && dismissed !== game.moves && (
        <EndDialog
          texts={endTexts(game, end)}
          note={finishedGames?.note(game.id)}
          onDismiss={dismiss}
          onSeePrevious={() => {
            dismiss()
            show(game.shown - 1)
          }}
          onRematch={again}
          onNewGame={leave}
        />
      )}
    </main>
  )
}

const scrolling = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
