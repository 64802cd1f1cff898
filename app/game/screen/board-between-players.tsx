import type { ReactNode } from 'react'
import { opposite, type Color } from '#chess/types.ts'
import { GameBoard, type GameBoardProps } from './game-board.tsx'
import { useGameWheel } from './use-game-wheel.ts'

interface BoardBetweenPlayersProps extends GameBoardProps {
  /** The player of a color, with the clock. */
  readonly renderPlace: (color: Color) => ReactNode
}

/** The board with a player's place above and below it; the wheel over it steps through the moves. */
export function BoardBetweenPlayers({ renderPlace, ...board }: BoardBetweenPlayersProps) {
  const { game, orientation, acrossTable, dispatch } = board
  const boardRef = useGameWheel(game, dispatch)
  return (
    <>
      <div className={`game-clock-top ${acrossTable ? 'across-table' : ''}`}>
        {renderPlace(opposite(orientation))}
      </div>
      <div className="game-board" ref={boardRef}>
        <GameBoard {...board} />
      </div>
      <div className="game-clock-bottom">{renderPlace(orientation)}</div>
    </>
  )
}
