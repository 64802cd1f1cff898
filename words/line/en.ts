import type { FenFault } from '#chess/fen.ts'
import type { PgnFault } from '#chess/pgn-fault.ts'
import type { PositionFault } from '#chess/setup.ts'
import type { Color, Piece, Role } from '#chess/types.ts'
import type { Skill } from '#engine/strength.ts'
import {
  capitalised,
  coloredPiece,
  count,
  grouped,
  LEVEL_NAMES,
  list,
  pieceName,
  sideName,
} from '../grammar/en.ts'
import { pgnFault, pgnNote, positionFault } from './faults.en.ts'

const placed = (role: Role, square: string): string => `the ${pieceName(role)} on ${square}`

/** Longer than any move or field, so that the first letters suffice to find it. */
const LONG_WORD = /(\S{24})\S{6,}/g

/** Shortens long words. Some places already end with a full stop (`1.`), which is not doubled. */
const sentence = (lead: string, where: string): string =>
  `${lead} ${where.replace(LONG_WORD, '$1…')}`.replace(/\.?$/, '.')

export const words = {
  positionFault,
  /** `Black has no king.` */
  impossiblePosition: (fault: PositionFault) => `${capitalised(positionFault(fault))}.`,
  pgnFault,
  /** Why a pasted text cannot be read, and where. */
  pastedText: {
    ERR_TEXT_EMPTY: () => 'Paste a position in FEN or a game in PGN.',
    ERR_TEXT_TOO_LONG: () => 'That is too much at once. Paste up to 1,000,000 characters.',
    ERR_TEXT_UNKNOWN: () => 'This is neither a FEN nor a PGN.',
    ERR_TEXT_FEN: ({ fault }: { readonly fault: FenFault | PositionFault }) =>
      sentence('This FEN isn’t valid:', positionFault(fault)),
    ERR_PGN_EMPTY: () =>
      'There is no game in this text. Paste the moves, with or without the tags above them.',
    ERR_PGN_START: (fault: PgnFault) =>
      sentence('The position that the game starts from is not a possible one. In', pgnFault(fault)),
    ERR_PGN_MOVE: (fault: PgnFault) =>
      sentence('There is a move that cannot be played where it stands. In', pgnFault(fault)),
    ERR_PGN_VARIANT: () => 'Only standard chess works here, and this is another game.',
    ERR_PGN_TAG: (fault: PgnFault) => sentence('A tag above the moves is not complete. In', pgnFault(fault)),
    ERR_PGN_WORD: (fault: PgnFault) => sentence('This is not a game in PGN. In', pgnFault(fault)),
    ERR_PGN_COMMENT: (fault: PgnFault) =>
      sentence('A comment has no end. Is the whole game here? In', pgnFault(fault)),
    ERR_PGN_VARIATION: (fault: PgnFault) =>
      sentence('The brackets of the variations do not match. Is the whole game here? In', pgnFault(fault)),
    ERR_PGN_VARIATION_PLACE: (fault: PgnFault) => sentence('There is no move. In', pgnFault(fault)),
    ERR_PGN_VARIATION_DEPTH: (fault: PgnFault) => sentence('There is no move. In', pgnFault(fault)),
    ERR_PGN_MORE: (fault: PgnFault) => sentence('That is too much at once:', pgnFault(fault)),
    ERR_GAME_TOO_LONG: () => 'A game may have up to 500 moves of each side.',
  },
  /** The parts of a pasted text that were not read. */
  pastedNotes: {
    title: 'Not everything could be read',
    pgn: pgnNote,
    longGames: (games: number) =>
      `${count(games, 'game')} with more than 500 moves of each side ${games === 1 ? 'is' : 'are'} left out.`,
    emptyGames: (games: number) =>
      `${count(games, 'game')} without moves ${games === 1 ? 'is' : 'are'} left out.`,
    otherGames: (games: number) => `The text has ${count(games, 'game')}. Only the first is used here.`,
    more: (notes: number) => `There are ${count(notes, 'more note')}.`.replace('are 1', 'is 1'),
  },
  /** Players of a saved game. */
  names: {
    side: (color: Color) => sideName(color),
    computer: (skill: Skill) =>
      `Computer, ${typeof skill === 'number' ? grouped(skill) : LEVEL_NAMES[skill]}`,
  },
  /** Parts of a square's accessible name, which are read out in order. */
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
  /** A move as announced across a board: “White: knight from g1 takes e2, check”. */
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
    itIsNotYourMove: 'It is not your move. Type ? for what you can type.',
    isNotALegalMove: (text: string) => `“${text}” is not a legal move here. Type ? for what you can type.`,
    /** `?` lists the questions that the board answers. */
    example: 'Type a move: Nf3',
  },
}
