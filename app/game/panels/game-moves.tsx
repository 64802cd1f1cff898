import { useMemo } from 'react'
import { MoveList } from './move-list.tsx'
import type { Game } from '#app/game/game.ts'
import { positionAt } from '#app/line/line.ts'
import { sansOf } from '#app/line/sans.ts'

interface GameMovesProps {
  readonly game: Game
  readonly onShow: (ply: number) => void
}

export function GameMoves({ game, onShow }: GameMovesProps) {
  const { start, moves, shown } = game
  const sans = useMemo(() => sansOf({ start, moves }), [start, moves])
  const first = useMemo(() => positionAt({ start, moves }, 0), [start, moves])
  return (
    <MoveList
      sans={sans}
      firstNumber={first.fullmoves}
      blackBegins={first.turn === 'b'}
      shown={shown}
      onShow={onShow}
    />
  )
}
