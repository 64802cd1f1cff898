import { mayHumanMove, type Game, type BoardEvent } from '#app/game/game.ts'
import { playSound } from '#app/game/sounds/play-sound.ts'
import { TypedMoveField } from '#app/line/typed-move-field.tsx'

interface GameTypedMoveProps {
  readonly game: Game
  readonly dispatch: (event: BoardEvent) => void
}

/** The field for typed moves. They are played in the shown position. */
export const GameTypedMove = ({ game, dispatch }: GameTypedMoveProps) => (
  <TypedMoveField
    position={() => (mayHumanMove(game) ? game.line.positionAt(game.shown) : undefined)}
    onMove={(move) => dispatch({ type: 'move-played', move, atMs: performance.now() })}
    onRefused={() => playSound('illegal')}
  />
)
