import './pieces/pieces.css'

interface PieceImageProps {
  readonly piece: {
    readonly color: 'w' | 'b'
    readonly role: 'p' | 'n' | 'b' | 'r' | 'q' | 'k'
  }
  /** Its size; by default it fills its container. */
  readonly className?: string
  /** Its grid area. */
  readonly area?: string
}

/**
 * A chess piece as an element with a background image, which the browser decodes once for all pieces of a kind. 32 pieces are
 * 32 elements; inline SVG would need about 300. Hidden from screen readers: the caller names it in words.
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
