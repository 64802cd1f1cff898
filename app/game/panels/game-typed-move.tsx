import { mayHumanMove, type Game, type BoardEvent } from '#app/game/game.ts'
import { playSound } from '#app/line/sounds/play-sound.ts'
import { clocksWords } from '#app/game/wording.ts'
import { TypedMoveField } from '#app/line/typed-move-field.tsx'

interface GameTypedMoveProps {
  readonly game: Game
  readonly dispatch: (event: BoardEvent) => void
}

/** The field for typed moves and questions. Both are about the shown position. */
export const GameTypedMove = ({ game, dispatch }: GameTypedMoveProps) => (
  <TypedMoveField
    position={() => (mayHumanMove(game) ? game.line.positionAt(game.shown) : undefined)}
    board={() => ({
      position: game.line.positionAt(game.shown),
      clocks: game.time.untimed ? undefined : clocksWords(game, performance.now()),
    })}
    onMove={(move) => dispatch({ type: 'move-played', move, atMs: performance.now() })}
    onRefused={() => playSound('illegal')}
  />
)
