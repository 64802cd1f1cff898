import { SQUARES, makeSquare } from '#chess/squares.ts'
import type { Position } from '#chess/position.ts'
import { COLORS, ROLES, type Color, type Role } from '#chess/types.ts'

/** Both number forms; a list names men by the most valuable first. */
const ROLE_WORDS: Record<Role, readonly [one: string, many: string]> = {
  k: ['king', 'kings'],
  q: ['queen', 'queens'],
  r: ['rook', 'rooks'],
  b: ['bishop', 'bishops'],
  n: ['knight', 'knights'],
  p: ['pawn', 'pawns'],
}
const COLOR_WORDS: Record<Color, string> = { w: 'White', b: 'Black' }

/**
 * A position in words, as a diagram is read out: "White: king g1, rooks a1 and f1, pawns ... Black: ... White to move."
 */
export function describePosition(position: Position): string {
  const sides = COLORS.map((color) => `${COLOR_WORDS[color]}: ${menOf(position, color).join(', ')}.`)
  return `${sides.join(' ')} ${COLOR_WORDS[position.turn]} to move.`
}

function menOf(position: Position, color: Color): string[] {
  return ROLES.toReversed().flatMap((role) => {
    const squares = SQUARES.filter((square) => {
      const piece = position.pieceAt(square)
      return piece?.color === color && piece.role === role
    }).map(makeSquare)
    if (squares.length === 0) return []
    return `${ROLE_WORDS[role][squares.length === 1 ? 0 : 1]} ${listed(squares.toSorted())}`
  })
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
