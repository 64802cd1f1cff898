import { partAround } from '#app/ui/board-part.ts'
import { drawBoard, type DrawnBoard } from './board-svg.ts'

interface ThumbnailProps {
  readonly view: DrawnBoard
  readonly className?: string
  /** True to show only the part around the marked squares, for boards of less than about 150 px. */
  readonly isPart?: boolean
}

/** A small decorative board, without a text alternative because the words beside it name its subject. */
export const Thumbnail = ({ view, className, isPart = false }: ThumbnailProps) => (
  <svg
    aria-hidden="true"
    className={`board ${isPart ? 'board-part' : ''} ${className ?? ''}`}
    viewBox={isPart ? partOf(view) : '0 0 8 8'}
    // oxlint-disable-next-line react/no-danger -- drawn from a position that was read by the rules
    dangerouslySetInnerHTML={{ __html: drawBoard(view) }}
  />
)

function partOf({ fen, orientation, highlight = [], arrows = [], lastMove }: DrawnBoard): string {
  const moves = lastMove === undefined ? arrows : [...arrows, lastMove]
  const squares = [...highlight, ...moves.flatMap((move) => [move.slice(0, 2), move.slice(2, 4)])]
  const { left, top, size } = partAround(fen.split(' ')[0] ?? '', squares, orientation === 'b')
  return `${left} ${top} ${size} ${size}`
}
