import type { Color, Piece, Role } from '#chess/types.ts'
import { capitalised, coloredPiece, count, list, pieceName, sideName } from '../grammar/en.ts'

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
    position: ['board', 'position', 'pos'],
    pieces: ['p', 'pieces'],
    scan: ['s', 'scan'],
    // Not `a`, since `a a4` is a move of the a-pawn.
    attackers: ['at', 'attack', 'attackers'],
    last: ['l', 'last'],
    clocks: ['clock', 'clocks', 'c'],
    captured: ['captured', 'taken'],
    material: ['material', 'mat'],
    moves: ['moves', 'm'],
    stars: ['stars', 'star'],
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
  square: (square: string, piece: Piece | undefined, hasStar: boolean) =>
    `${square}: ${hasStar ? 'star' : piece ? coloredPiece(piece) : 'empty'}.`,
  file: (file: string, pieces: readonly Placed[]) =>
    pieces.length === 0 ? `The ${file}-file is empty.` : `The ${file}-file: ${pieces.map(on).join(', ')}.`,
  rank: (rank: string, pieces: readonly Placed[]) =>
    pieces.length === 0 ? `Rank ${rank} is empty.` : `Rank ${rank}: ${pieces.map(on).join(', ')}.`,
  attackers: (square: string, attackers: readonly Placed[]) =>
    attackers.length === 0
      ? `Nothing attacks ${square}.`
      : `Attacking ${square}: ${attackers.map(on).join(', ')}.`,
  /** Where a piece may go, and what it may take. */
  moves: (piece: Piece, square: string, quiet: readonly string[], captures: readonly string[]) => {
    const who = `The ${on({ piece, square })}`
    if (quiet.length + captures.length === 0) return `${who} cannot move now.`
    const goes = quiet.length === 0 ? [] : [`can move to ${list(quiet, 'and')}`]
    const takes = captures.length === 0 ? [] : [`can take on ${list(captures, 'and')}`]
    return `${who} ${[...goes, ...takes].join(', and ')}.`
  },
  lastMove: (move: string) => `${move}.`,
  noMove: 'No move has been played yet.',
  clocks: (clocks: string) => clocks,
  noClocks: 'There is no clock here.',
  captured: (byWhite: readonly Role[], byBlack: readonly Role[]) =>
    `${taken('w', byWhite)} ${taken('b', byBlack)}`,
  notCounted: 'Taken pieces are not counted here.',
  /** Points ahead of each side, at most one of them above 0. */
  material: (white: number, black: number) => {
    if (white + black === 0) return 'Material is even.'
    return `${white > 0 ? 'White' : 'Black'} is ${count(white + black, 'point')} ahead in material.`
  },
  stars: (squares: readonly string[]) =>
    squares.length === 0 ? 'No stars are left.' : `Stars: ${list(squares, 'and')}.`,
  noStars: 'There are no stars on this board.',
  help: ({ hasClocks, hasStars }: { readonly hasClocks: boolean; readonly hasStars: boolean }) =>
    [
      'Ask the board:',
      'p, all pieces;',
      'p n, where the knights are;',
      's e4, what is on e4;',
      's e, the e-file;',
      's 4, rank 4;',
      'at e4, what attacks e4;',
      'moves e2, where the piece on e2 can go;',
      ...(hasStars ? ['stars, the stars that are left;'] : []),
      'l, the last move;',
      ...(hasClocks ? ['clock, the time left;'] : []),
      'captured, the pieces taken;',
      'material, who is ahead.',
    ].join(' '),
}
