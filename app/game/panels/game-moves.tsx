import { useMemo } from 'react'
import { MoveList } from './move-list.tsx'
import { WayOn } from './way-on.tsx'
import type { Game, GameEvent } from '#app/game/game.ts'
import { positionAt } from '#app/line/line.ts'
import { sansOf } from '#app/line/sans.ts'

interface GameMovesProps {
  readonly game: Game
  readonly dispatch: (event: GameEvent) => void
  readonly onShow: (ply: number) => void
}

export function GameMoves({ game, dispatch, onShow }: GameMovesProps) {
  const { start, moves, shown } = game
  const sans = useMemo(() => sansOf({ start, moves }), [start, moves])
  const first = useMemo(() => positionAt({ start, moves }, 0), [start, moves])
  const blackBegins = first.turn === 'b'
  const numberOf = (ply: number) => first.fullmoves + Math.floor((ply - 1 + (blackBegins ? 1 : 0)) / 2)
  return (
    <div className="game-moves">
      <MoveList
        sans={sans}
        firstNumber={first.fullmoves}
        blackBegins={blackBegins}
        shown={shown}
        onShow={onShow}
      />
      <WayOn game={game} number={numberOf(shown)} last={numberOf(moves.length)} dispatch={dispatch} />
    </div>
  )
}
