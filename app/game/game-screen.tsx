import { useState } from 'react'
import { opposite } from '#chess/types.ts'
import { LEVEL_NAMES } from '#engine/levels.ts'
import { Button } from '#app/ui/button.tsx'
import { ClockFace } from './clock-face.tsx'
import { EndDialog } from './end-dialog.tsx'
import type { Engine } from './engine-client.ts'
import { GameBoard } from './game-board.tsx'
import { GamePanel } from './game-panel.tsx'
import type { GameStorage } from './game-storage.ts'
import { isAgainstComputer, isComputers, shownEndOf, type Game } from './game.ts'
import { useKeptGame } from './keep-game.ts'
import { Notice } from './notice.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { useGame } from './use-game.ts'
import { COLOR_NAMES, endTexts } from './wording.ts'
import './game-screen.css'

export interface GameScreenProps {
  readonly started: Game
  readonly engine: Engine
  readonly storage: GameStorage
  /** Leaves for the setup panel; the game comes along, so that it can be gone on with. */
  readonly onNewGame: (game: Game) => void
  readonly onReset: () => void
}

export function GameScreen({ started, engine, storage, onNewGame, onReset }: GameScreenProps) {
  const { game, dispatch, computerFailed, askComputerAgain } = useGame(started, engine)
  const [storageFailed, setStorageFailed] = useState(false)
  /** The moves of the end whose dialog was closed; another end opens another dialog. */
  const [dismissed, setDismissed] = useState<Game['moves']>()
  useKeptGame(game, storage, () => setStorageFailed(true))

  const side = isAgainstComputer(game) ? game.settings.playerColor : 'w'
  const end = shownEndOf(game)
  const dismiss = () => setDismissed(game.moves)

  function seePrevious() {
    dismiss()
    dispatch({ type: 'position-shown', ply: game.shown - 1, atMs: performance.now() })
  }

  return (
    <main className="game-screen">
      <h1 className="sr-only">Chess game</h1>
      <div className="game-notices">
        {computerFailed && (
          <Notice action={<Button onClick={askComputerAgain}>Try again</Button>}>
            The computer could not answer. Your game is safe.
          </Notice>
        )}
        {storageFailed && (
          <Notice>This device does not let us keep your game. It goes on, but a reload would lose it.</Notice>
        )}
      </div>
      <div className="game-clock-top">
        <ClockFace color={opposite(side)} clock={game.clock} name={nameOf(game, opposite(side))} />
      </div>
      <div className="game-board">
        <GameBoard game={game} side={side} dispatch={dispatch} />
      </div>
      <div className="game-clock-bottom">
        <ClockFace color={side} clock={game.clock} name={nameOf(game, side)} />
      </div>
      <ReviewPanel game={game} dispatch={dispatch} />
      <GamePanel
        game={game}
        onUndo={() => dispatch({ type: 'move-taken-back', atMs: performance.now() })}
        onNewGame={() => onNewGame(game)}
        onReset={onReset}
      />
      {end && dismissed !== game.moves && (
        <EndDialog
          texts={endTexts(game, end)}
          onDismiss={dismiss}
          onSeePrevious={seePrevious}
          onNewGame={() => onNewGame(game)}
        />
      )}
    </main>
  )
}

function nameOf(game: Game, color: 'w' | 'b'): string {
  if (!isAgainstComputer(game)) return COLOR_NAMES[color]
  return isComputers(game, color) ? `Computer, ${LEVEL_NAMES[game.settings.aiDifficulty]}` : 'You'
}
