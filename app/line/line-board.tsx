import { useMemo, useState, type ReactNode } from 'react'
import type { Position } from '#chess/position.ts'
import type { Line } from '#chess/line.ts'
import { moveFrom, moveTo } from '#chess/moves.ts'
import type { Color, Move, PromotionRole, Square } from '#chess/types.ts'
import { Board, type BoardProps } from '#app/board/board.tsx'
import type { BoardMark } from '#app/board/board-marks.ts'
import { PromotionDialog } from '#app/board/promotion-dialog.tsx'
import { piecesAt } from './pieces-at.ts'
import { press, promotionMove, targetsOf, type Promotion } from './press.ts'
import type { announceRefusal } from './refusal-words.ts'
import { squareLabels } from './square-labels.ts'

type OnRefused = (why: string | undefined) => void

/** Loaded with the first refused press. If that fails, the press does nothing. */
function refuseLater(refused: Parameters<typeof announceRefusal>, onRefused?: OnRefused): void {
  import('./refusal-words.ts').then(
    (refusals) => {
      refusals.announceRefusal(...refused)
      onRefused?.(refusals.refusalWords(...refused))
    },
    (error: unknown) => console.warn('The refused press is not announced.', error),
  )
}

interface LineBoardProps extends Pick<BoardProps, 'drawn' | 'onDraw'> {
  /** The board shows the position at the end of this line. */
  readonly line: Line
  /** The side at the bottom. */
  readonly orientation: Color
  /** The side that may move now: the side to move, or undefined on a board that takes no moves. */
  readonly mover: Color | undefined
  readonly marks: readonly BoardMark[]
  readonly takesFocus: boolean
  readonly onMove: (move: Move) => void
  /** Gets the reason why a press did nothing, which is also announced, and undefined with the next press that does something. */
  readonly onRefused?: OnRefused | undefined
  /** Content over the board. */
  readonly children?: ReactNode
}

/** A move that the player has started, with its position. It is void in any other position. */
interface Intent {
  readonly key: unknown
  readonly selected?: Square
  readonly promotion?: Promotion
}

const NOTHING: readonly Square[] = []

const useLabels = (position: Position, mayMove: boolean, selected: Square | undefined) =>
  useMemo(() => squareLabels(position, mayMove, selected), [position, mayMove, selected])

function lastSquares({ moves }: Line): readonly Square[] {
  const last = moves.at(-1)
  return last === undefined ? NOTHING : [moveFrom(last), moveTo(last)]
}

/** A board that shows the end of a line and turns presses into its next move. */
export function LineBoard(props: LineBoardProps) {
  const { line, orientation, mover, marks, drawn, takesFocus, onMove, onDraw, onRefused, children } = props
  const position = useMemo(() => line.positionAt(), [line])
  const pieces = useMemo(() => piecesAt(line, line.length), [line])
  const [intent, setIntent] = useState<Intent>()
  const { selected, promotion } = (mover !== undefined && intent?.key === position && intent) || {}
  const labels = useLabels(position, mover !== undefined, selected)
  const targets = selected === undefined ? NOTHING : targetsOf(position, selected)
  function play(move: Move | undefined) {
    setIntent(undefined)
    if (move !== undefined) onMove(move)
  }

  function onPress(square: Square) {
    if (mover === undefined) return
    const meaning = press(position, selected, square)
    if (meaning.type !== 'clear') onRefused?.(undefined)
    if (meaning.type === 'select') setIntent({ key: position, selected: square })
    else if (meaning.type === 'promote') setIntent({ key: position, promotion: meaning.promotion })
    else if (meaning.type === 'play') play(meaning.move)
    else {
      refuseLater([position, selected, square], onRefused)
      setIntent(undefined)
    }
  }

  return (
    <div className="relative">
      <Board
        orientation={orientation}
        pieces={pieces}
        labels={labels}
        movable={mover}
        selected={selected}
        targets={targets}
        premoved={NOTHING}
        lastMove={lastSquares(line)}
        check={position.isCheck() ? position.kingSquare(position.turn) : undefined}
        acrossTable={false}
        picture={line.start}
        takesFocus={takesFocus}
        marks={marks}
        drawn={drawn}
        onDraw={onDraw}
        onPress={onPress}
        onCancel={() => setIntent(undefined)}
      >
        {children}
      </Board>
      {promotion && mover && (
        <PromotionDialog
          color={mover}
          orientation={orientation}
          square={promotion.to}
          acrossTable={false}
          onChosen={(role: PromotionRole) => play(promotionMove(position, promotion, role))}
          onCancel={() => setIntent(undefined)}
        />
      )}
    </div>
  )
}
