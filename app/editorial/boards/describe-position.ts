import { parsePlacement, type PlacedPiece } from './placement.ts'

/** The most valuable first, in both number forms. */
const ROLE_WORDS: readonly (readonly [role: PlacedPiece['role'], one: string, many: string])[] = [
  ['k', 'king', 'kings'],
  ['q', 'queen', 'queens'],
  ['r', 'rook', 'rooks'],
  ['b', 'bishop', 'bishops'],
  ['n', 'knight', 'knights'],
  ['p', 'pawn', 'pawns'],
]

/**
 * A position in words, as a diagram is read out: "White: king g1, rooks a1 and f1, pawns ... Black: ... White to move."
 * Only the first two fields of the FEN are read, and they must be legal. If the game is over, no side is to move.
 */
export function describePosition(fen: string, isOver = false): string {
  const [placement = '', turn] = fen.split(' ')
  const pieces = parsePlacement(placement)
  const side = (color: PlacedPiece['color']): string =>
    ROLE_WORDS.flatMap(([role, one, many]) => {
      const squares = pieces
        .filter((piece) => piece.color === color && piece.role === role)
        .map(({ square }) => square)
      return squares.length === 0 ? [] : `${squares.length === 1 ? one : many} ${listed(squares.toSorted())}`
    }).join(', ')
  const next = isOver ? '' : ` ${turn === 'w' ? 'White' : 'Black'} to move.`
  return `White: ${side('w')}. Black: ${side('b')}.${next}`
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
