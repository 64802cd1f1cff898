import type { ReactNode } from 'react'
import { opposite, type Color } from '#chess/types.ts'
import { Stage, type StageProps } from '#app/stage/stage.tsx'
import { GameBoard, type GameBoardProps } from './game-board.tsx'
import { useGameWheel } from './use-game-wheel.ts'

interface GameStageProps extends GameBoardProps, Pick<StageProps, 'under' | 'column' | 'left'> {
  /** Renders the name and clock of a side. */
  readonly renderPlace: (color: Color) => ReactNode
  /** Below the board and its columns. */
  readonly foot?: ReactNode
}

/** The board between the two players, with the panels around it. The mouse wheel steps through the moves. */
export function GameStage({ renderPlace, under, column, left, foot, ...board }: GameStageProps) {
  const { game, orientation, acrossTable, dispatch } = board
  const boardRef = useGameWheel(game, dispatch)
  return (
    <>
      <Stage
        kind="game"
        top={
          <div className={`game-clock-top ${acrossTable ? 'across-table' : ''}`}>
            {renderPlace(opposite(orientation))}
          </div>
        }
        board={
          <div className="game-board" ref={boardRef}>
            <GameBoard {...board} />
          </div>
        }
        bottom={<div className="game-clock-bottom">{renderPlace(orientation)}</div>}
        under={under}
        column={column}
        left={left}
      />
      {foot}
    </>
  )
}
