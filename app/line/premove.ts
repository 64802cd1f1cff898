import { moveFrom, movePromotion, legalMovesFrom } from '#chess/moves.ts'
import type { Position } from '#chess/position.ts'
import { fileOf, makeSquare, rankOf, SQUARES } from '#chess/squares.ts'
import type { Color, Move, Piece, Square, Uci } from '#chess/types.ts'
import type { NamedPiece } from '#app/board/named-piece.ts'
import { leadsTo } from './press.ts'

/** A move entered during the opponent's turn and checked on the player's turn. Promotions are to a queen. */
export interface Premove {
  readonly from: Square
  readonly to: Square
}

/** The next premove in the form sent to a server, with the half-move that it is meant for. */
export interface NextPremove {
  readonly ply: number
  readonly uci: Uci
}

/** The legal move that a premove turns into, or undefined. */
export const premoved = (position: Position, { from, to }: Premove): Move | undefined =>
  legalMovesFrom(position, from).find((move) => leadsTo(to)(move) && (movePromotion(move) ?? 'q') === 'q')

/** In UCI; a pawn that reaches the last rank becomes a queen. */
export function makePremoveUci(pieces: readonly NamedPiece[], { from, to }: Premove): Uci {
  const isPawn = pieces.some(({ square, piece }) => square === from && piece.role === 'p')
  const isLast = rankOf(to) === 0 || rankOf(to) === 7
  return makeSquare(from) + makeSquare(to) + (isPawn && isLast ? 'q' : '')
}

/** The remaining premoves if the first, meant for this half-move, was played; none if another move was. */
export function premovesLeft(
  [first, ...rest]: readonly Premove[],
  ply: number,
  moves: readonly Move[],
): readonly Premove[] {
  const played = moves[ply]
  const isPlayed =
    first !== undefined &&
    played !== undefined &&
    ply === moves.length - 1 &&
    moveFrom(played) === first.from &&
    leadsTo(first.to)(played)
  return isPlayed ? rest : []
}

/** The pieces as they would be after all premoves. */
export function withPremoves(
  pieces: readonly NamedPiece[],
  premoves: readonly Premove[],
): readonly NamedPiece[] {
  let standing = pieces
  for (const { from, to } of premoves) {
    standing = standing
      .filter(({ square }) => square !== to)
      .map((piece) => (piece.square === from ? { ...piece, square: to } : piece))
  }
  return standing
}

/**
 * The squares that a piece could reach on an empty board, since later moves may clear its way or put a piece there to capture.
 */
export const premoveTargets = (piece: Piece, from: Square): readonly Square[] =>
  SQUARES.filter((to) => to !== from && mayReach(piece, from, to))

function mayReach({ role, color }: Piece, from: Square, to: Square): boolean {
  const files = Math.abs(fileOf(to) - fileOf(from))
  const ranks = rankOf(to) - rankOf(from)
  const far = Math.abs(ranks)
  const straight = files === 0 || far === 0
  const diagonal = files === far
  switch (role) {
    case 'n':
      return files * far === 2
    case 'b':
      return diagonal
    case 'r':
      return straight
    case 'q':
      return straight || diagonal
    case 'k':
      return Math.max(files, far) === 1 || (far === 0 && files === 2 && from === kingHome(color))
    case 'p':
      return pawnReaches(color, from, files, ranks)
  }
}

function pawnReaches(color: Color, from: Square, files: number, ranks: number): boolean {
  const forward = color === 'w' ? ranks : -ranks
  const begins = rankOf(from) === (color === 'w' ? 1 : 6)
  return (forward === 1 && files <= 1) || (forward === 2 && files === 0 && begins)
}

/** The target of a premove to that square: moving the king onto its rook castles. */
export function premoveTo(piece: Piece, from: Square, square: Square, on: Piece | undefined): Square {
  const isCastling =
    piece.role === 'k' &&
    from === kingHome(piece.color) &&
    on?.role === 'r' &&
    rankOf(square) === rankOf(from) &&
    (fileOf(square) === 0 || fileOf(square) === 7)
  return isCastling ? ((square > from ? from + 2 : from - 2) as Square) : square
}

const kingHome = (color: Color): number => (color === 'w' ? 4 : 60)
