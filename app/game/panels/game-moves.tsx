import { useMemo } from 'react'
import { MoveList } from './move-list.tsx'
import { WayOn } from './way-on.tsx'
import type { Game } from '#app/game/game.ts'
import { words } from '#words/game'

export interface GameMovesProps {
  readonly game: Game
  readonly onShow: (ply: number) => void
  /** Replays the move that was taken back last, if there is one. */
  readonly onPlayAgain?: (() => void) | undefined
}

export function GameMoves({ game, onShow, onPlayAgain }: GameMovesProps) {
  const { line, shown } = game
  const first = useMemo(() => line.positionAt(0), [line])
  const blackBegins = first.turn === 'b'
  const numberOf = (ply: number) => first.fullmoves + Math.floor((ply - 1 + (blackBegins ? 1 : 0)) / 2)
  return (
    <div className="game-moves">
      {line.length === 0 && (
        <div className="moves-empty">
          <div className="ashtapada" />
          <p>{words.panels.noMoves}</p>
        </div>
      )}
      <MoveList
        sans={line.sans()}
        firstNumber={first.fullmoves}
        blackBegins={blackBegins}
        shown={shown}
        onShow={onShow}
      />
      <WayOn
        game={game}
        number={numberOf(shown)}
        last={numberOf(line.length)}
        onShow={onShow}
        onPlayAgain={onPlayAgain}
      />
    </div>
  )
}
