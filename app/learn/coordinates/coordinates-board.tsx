import { useMemo } from 'react'
import { makeSquare, SQUARES } from '#chess/squares.ts'
import type { Square } from '#chess/types.ts'
import { Board } from '#app/board/board.tsx'
import type { BoardMark } from '#app/board/board-marks.ts'
import type { NamedPiece } from '#app/board/named-piece.ts'
import { edgesOf, knightReach, type DrillState } from './coordinates.ts'
import { placeWords } from './coordinates-words.ts'
import { words } from '#words/learn/coordinates'

interface CoordinatesBoardProps {
  readonly state: DrillState
  readonly onPress: (square: Square) => void
}

/**
 * The empty board, or one with a knight. During a run it has no coordinates, which would give the answer away; before it, an
 * example: a square with its file and rank, or a knight with its moves.
 */
export function CoordinatesBoard({ state, onPress }: CoordinatesBoardProps) {
  const { setting, asked, found, phase } = state
  const { drill, orientation } = setting
  const isRunning = phase === 'running'
  const isExample = phase === 'ready'
  const labels = useMemo(() => {
    // When a square must be found by name, its accessible name must not reveal it.
    const isHidden = drill !== 'knight'
    return SQUARES.map((square) => {
      const place = isHidden ? placeWords(square, orientation) : makeSquare(square)
      return isRunning && drill === 'knight' && found.includes(square) ? words.drills.found(place) : place
    })
  }, [drill, orientation, isRunning, found])
  const pieces: readonly NamedPiece[] =
    phase !== 'over' && drill === 'knight'
      ? [{ id: asked, square: asked, piece: { color: 'w', role: 'n' } }]
      : NO_PIECES
  const marks = useMemo(
    () =>
      isExample && drill !== 'knight'
        ? edgesOf(asked, orientation).map((from) => ({ from, to: asked, color: 'green' as const }))
        : NO_MARKS,
    [isExample, drill, asked, orientation],
  )
  return (
    <div className={isRunning ? 'no-coordinates' : undefined}>
      <Board
        orientation={orientation}
        pieces={pieces}
        labels={labels}
        movable={undefined}
        selected={(isRunning && drill === 'name') || (isExample && drill !== 'knight') ? asked : undefined}
        targets={isExample && drill === 'knight' ? knightReach(asked) : NO_SQUARES}
        premoved={NO_SQUARES}
        lastMove={found}
        check={undefined}
        acrossTable={false}
        takesFocus={isRunning && drill !== 'name'}
        marks={marks}
        onPress={onPress}
        onCancel={() => {}}
      />
    </div>
  )
}

const NO_PIECES: readonly NamedPiece[] = []
const NO_SQUARES: readonly Square[] = []
const NO_MARKS: readonly BoardMark[] = []
