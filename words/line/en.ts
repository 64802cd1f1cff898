import type { Color, Piece, Role } from '#chess/types.ts'
import { coloredPiece, list, pieceName, sideName } from '../grammar/en.ts'

const placed = (role: Role, square: string): string => `the ${pieceName(role)} on ${square}`

export const words = {
  /** Parts of a square's accessible name, which are read one after the other. */
  squares: {
    piece: (piece: Piece) => coloredPiece(piece),
    empty: 'empty',
    inCheck: 'in check',
    selected: 'selected',
    mayBeCaptured: 'may be captured',
    mayBeMovedTo: 'may be moved to',
    mayBeCastledWith: 'may be castled with',
    hasMoves: (moves: number) => `has ${moves} moves`,
    canMoveTo: (squares: readonly string[]) => `can move to ${list(squares, 'and')}`,
  },
  /** A move as it is called out across a board: “White: knight from g1 takes e2, check”. */
  called: {
    move: (
      color: Color,
      deed: string,
      promotion: Role | undefined,
      ending: 'check' | 'checkmate' | undefined,
    ) =>
      [
        `${sideName(color)}: ${deed}`,
        ...(promotion === undefined ? [] : [`becomes a ${pieceName(promotion)}`]),
        ...(ending === undefined ? [] : [ending]),
      ].join(', '),
    castlesShort: 'castles short',
    castlesLong: 'castles long',
    goes: (role: Role, from: string, to: string) => `${pieceName(role)} from ${from} to ${to}`,
    takes: (role: Role, from: string, to: string) => `${pieceName(role)} from ${from} takes ${to}`,
    takesEnPassant: (role: Role, from: string, to: string) =>
      `${pieceName(role)} from ${from} takes ${to} en passant`,
  },
  refusals: {
    cannotMove: (piece: Piece, from: string, to: string) =>
      `The ${coloredPiece(piece)} on ${from} cannot move to ${to}.`,
    notYours: (piece: Piece, square: string) =>
      `The ${coloredPiece(piece)} on ${square} is not yours to move.`,
    noPiece: (square: string) => `There is no piece on ${square}.`,
  },
  endings: {
    checkmate: (winner: Color) => `Checkmate. ${sideName(winner)} wins.`,
    stalemate: 'Stalemate. The game is drawn.',
    'threefold-repetition': 'The third time the same position. The game is drawn.',
    'fifty-move-rule': 'Fifty moves without a capture or a pawn move. The game is drawn.',
    'insufficient-material': 'Neither side can mate any more. The game is drawn.',
  },
  hints: {
    lookAt: (role: Role, from: string) => `Look at ${placed(role, from)}.`,
    move: (role: Role, from: string, to: string) => `Move ${placed(role, from)} to ${to}.`,
    mate: 'There is a forced mate. Look for it.',
    castling: 'Your king would like to be safer.',
    promotion: 'A pawn is ready to become more.',
    captureWithCheck: 'Something can be taken with check.',
    check: 'Look for a check.',
    capture: 'Something can be taken.',
    inCheck: 'You are in check. There is one good way out.',
    pawn: 'A pawn can improve your game.',
    piece: 'One of your pieces could stand better.',
  },
  numberedMoves: {
    moves: 'Moves',
  },
  typedField: {
    typeAMove: 'Type a move',
    move: 'Move',
  },
  typedMoveField: {
    itIsNotYourMove: 'It is not your move.',
    isNotALegalMove: (text: string) => `“${text}” is not a legal move here.`,
    example: 'Nf3, g1f3, knight f3',
  },
}
