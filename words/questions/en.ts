import type { Color, Piece, Role } from '#chess/types.ts'
import { capitalised, coloredPiece, list, pieceName, sideName } from '../grammar/en.ts'

interface Placed {
  readonly piece: Piece
  readonly square: string
}

const on = ({ piece, square }: Placed): string => `${coloredPiece(piece)} on ${square}`

const placed = (squares: readonly string[]): string =>
  squares.length === 0 ? 'none' : `on ${list(squares, 'and')}`

const taken = (color: Color, roles: readonly Role[]): string =>
  `${sideName(color)} has taken ${roles.length === 0 ? 'nothing' : roles.map(pieceName).join(', ')}.`

/** Questions to the board that are typed into the field for moves, and their answers. */
export const words = {
  /** Texts for each question, in lower case. The help names the first one. */
  commands: {
    pieces: ['p', 'pieces'],
    scan: ['s', 'scan'],
    // Not `a`, since `a a4` is a move of the a-pawn.
    attackers: ['at', 'attack', 'attackers'],
    last: ['l', 'last'],
    clocks: ['clock', 'clocks', 'c'],
    captured: ['captured', 'taken'],
    help: ['?', 'help'],
  },
  /** Texts for each kind of piece. */
  roles: {
    p: ['p', 'pawn', 'pawns'],
    n: ['n', 'knight', 'knights'],
    b: ['b', 'bishop', 'bishops'],
    r: ['r', 'rook', 'rooks'],
    q: ['q', 'queen', 'queens'],
    k: ['k', 'king', 'kings'],
  },
  /** The words of a typed question, the command first. */
  read: (text: string): readonly string[] => text.trim().toLowerCase().split(/\s+/),
  pieces: (role: Role, white: readonly string[], black: readonly string[]) =>
    `${capitalised(pieceName(role))}: White ${placed(white)}; Black ${placed(black)}.`,
  square: (square: string, piece: Piece | undefined) =>
    `${square}: ${piece ? coloredPiece(piece) : 'empty'}.`,
  file: (file: string, pieces: readonly Placed[]) =>
    pieces.length === 0 ? `The ${file}-file is empty.` : `The ${file}-file: ${pieces.map(on).join(', ')}.`,
  rank: (rank: string, pieces: readonly Placed[]) =>
    pieces.length === 0 ? `Rank ${rank} is empty.` : `Rank ${rank}: ${pieces.map(on).join(', ')}.`,
  attackers: (square: string, attackers: readonly Placed[]) =>
    attackers.length === 0
      ? `Nothing attacks ${square}.`
      : `Attacking ${square}: ${attackers.map(on).join(', ')}.`,
  lastMove: (move: string) => `${move}.`,
  noMove: 'No move has been played yet.',
  clocks: (clocks: string) => clocks,
  noClocks: 'There is no clock here.',
  captured: (byWhite: readonly Role[], byBlack: readonly Role[]) =>
    `${taken('w', byWhite)} ${taken('b', byBlack)}`,
  help: (hasClocks: boolean) =>
    [
      'Ask the board:',
      'p n, where the knights are;',
      's e4, what is on e4;',
      's e, the e-file;',
      's 4, rank 4;',
      'at e4, what attacks e4;',
      'l, the last move;',
      ...(hasClocks ? ['clock, the time left;'] : []),
      'captured, the pieces taken.',
    ].join(' '),
}
