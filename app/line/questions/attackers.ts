import type { Position } from '#chess/position.ts'
import { fileOf, rankOf, SQUARES } from '#chess/squares.ts'
import type { Piece, Square } from '#chess/types.ts'

/** The squares of all pieces that attack `target`, of both sides, pinned ones included. */
export const squaresAttacking = (position: Position, target: Square): readonly Square[] =>
  SQUARES.filter((from) => {
    const piece = position.pieceAt(from)
    return piece !== undefined && attacks(position, piece, from, target)
  })

function attacks(position: Position, { role, color }: Piece, from: Square, to: Square): boolean {
  const files = fileOf(to) - fileOf(from)
  const ranks = rankOf(to) - rankOf(from)
  const across = Math.abs(files)
  const along = Math.abs(ranks)
  if (across === 0 && along === 0) return false
  const isStraight = across === 0 || along === 0
  const isDiagonal = across === along
  switch (role) {
    case 'p':
      return across === 1 && ranks === (color === 'w' ? 1 : -1)
    case 'n':
      return across * along === 2
    case 'k':
      return across <= 1 && along <= 1
    case 'r':
      return isStraight && isOpen(position, from, files, ranks)
    case 'b':
      return isDiagonal && isOpen(position, from, files, ranks)
    case 'q':
      return (isStraight || isDiagonal) && isOpen(position, from, files, ranks)
  }
}

/** True if the squares between the two ends are empty. */
function isOpen(position: Position, from: Square, files: number, ranks: number): boolean {
  const step = Math.sign(files) + 8 * Math.sign(ranks)
  const to = from + files + 8 * ranks
  for (let square = from + step; square !== to; square += step)
    if (position.pieceAt(square as Square)) return false
  return true
}
