import { drawBoard, type BoardView } from './board-svg.ts'

/** A small decorative board, without a text alternative because the words beside it name its subject. */
export function Thumbnail({ view, className }: { readonly view: BoardView; readonly className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`board ${className ?? ''}`}
      viewBox="0 0 8 8"
      // oxlint-disable-next-line react/no-danger -- drawn from a position that was read by the rules
      dangerouslySetInnerHTML={{ __html: drawBoard(view) }}
    />
  )
}
