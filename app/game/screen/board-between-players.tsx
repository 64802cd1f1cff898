import type { ReactNode } from 'react'
import { opposite, type Color } from '#chess/types.ts'
import { GameBoard, type GameBoardProps } from './game-board.tsx'
import { useGameWheel } from './use-game-wheel.ts'

interface BoardBetweenPlayersProps extends GameBoardProps {
  /** Renders the player of a color, with the clock. */
  readonly renderPlace: (color: Color) => ReactNode
}

/** The board between the two players. The mouse wheel steps through the moves. */
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
