import './pieces/pieces.css'

interface PieceImageProps {
  readonly piece: {
    readonly color: 'w' | 'b'
    readonly role: 'p' | 'n' | 'b' | 'r' | 'q' | 'k'
  }
  /** Its size; without one it fills what it stands in. */
  readonly className?: string
  /** Its place in a grid. */
  readonly area?: string
}

/**
 * One of our own chess pieces: a single element with a background picture, which the browser draws once and stamps for
 * each of the eight pawns. 32 of them cost 32 elements; inline drawings would cost about 300. Decoration to assistive
 * technology: whoever places it says in words what it is.
 */
export function PieceImage({ piece, className = 'size-full', area }: PieceImageProps) {
  return (
    <span
      aria-hidden="true"
      className={`piece ${piece.color}${piece.role} ${className}`}
      style={area === undefined ? undefined : { gridArea: area }}
    />
  )
}
