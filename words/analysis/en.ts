import type { Color, Piece } from '#chess/types.ts'
import { coloredPiece, sideName } from '../grammar/en.ts'

export const words = {
  analysisPage: {
    analysisBoard: 'Analysis board',
    load: 'Load',
  },
  analysisBoard: {
    setUpPosition: 'Set up position',
    loadFenOrPgn: 'Load FEN or PGN',
    playFromHere: 'Play from here',
    startingPosition: 'Starting position',
    tabs: { name: 'Analysis', moves: 'Moves', notes: 'Notes', share: 'Share' },
    opening: <T>(label: (text: string) => T, name: T) => [label('Opening:'), ' ', name],
  },
  firstMoves: {
    title: 'Make a move',
    text: 'Move the pieces of either side, begin with an opening, or load a game.',
    openings: 'Openings to begin with',
  },
  openingMoves: {
    title: 'What people play',
    source: 'Rated games on Lichess',
    share: (percent: number) => `${percent}%`,
  },
  copyButtons: {
    theLinkIsCopied: 'The link is copied.',
    copyLink: 'Copy link',
    thePgnIsCopied: 'The PGN is copied.',
    copyPgn: 'Copy PGN',
    theFenIsCopied: 'The FEN is copied.',
    copyFen: 'Copy FEN',
  },
  loadForm: {
    positionOrGame: 'Position in FEN or game in PGN',
    hint: 'Variations and comments are kept. It is read on your device and sent nowhere.',
    load: 'Load',
    cancel: 'Cancel',
  },
  moveNotes: {
    commentBeforeTheFirstMove: 'Comment before the first move',
    commentOnThisMove: 'Comment on this move',
    markOfThisMove: 'Mark of this move',
    makeMainLine: 'Make main line',
    deleteFromHere: 'Delete from here',
  },
  palette: {
    pieces: 'Pieces',
    move: 'Move a piece',
    remove: 'Take a piece away',
    piece: (piece: Piece) => coloredPiece(piece),
  },
  positionEditor: {
    title: 'Set up a position',
    isLegal: 'This position is legal.',
    square: (square: string, piece: Piece | undefined) =>
      `${square}, ${piece ? coloredPiece(piece) : 'empty'}`,
    hints: {
      remove: 'Press a square to empty it.',
      put: (piece: Piece) => `Press squares to put a ${coloredPiece(piece)} there. Pressed again, it goes.`,
      move: 'Press a piece to move it.',
      letGo: 'Press the square where it is to stand.',
    },
    toMove: 'To move',
    side: (color: Color) => sideName(color),
    castlingStillPossible: 'Castling still possible',
    rights: { K: 'White, short', Q: 'White, long', k: 'Black, short', q: 'Black, long' },
    analyse: 'Analyse',
    startingPosition: 'Starting position',
    clearBoard: 'Clear board',
    cancel: 'Cancel',
  },
  stepBar: {
    steps: { first: 'First', previous: 'Previous', next: 'Next', last: 'Last' },
    flipBoard: 'Flip board',
  },
  aboutAnalysis: {
    title: 'About the analysis board',
    intro:
      'Set up any chess position, move the pieces for both sides and see what a chess engine thinks of each move. The engine runs on your own device: nothing you look at is sent anywhere, and the board also works offline once you have visited the site.',
    variationsAndNotes: <T>(strong: (text: string) => T) => [
      strong('Variations and notes.'),
      ' Play a different move at any point and it becomes a variation. Go through the tree with the arrow keys, make a variation the main line, mark a move as good or bad, and write down what you think about it.',
    ],
    positionsAndGames: <T>(strong: (text: string) => T) => [
      strong('Positions and games.'),
      ' Paste a position as FEN or a game as PGN, or set up a position piece by piece. Copy FEN, PGN or a link that opens the same board for someone else, or play on from here against the computer.',
    ],
    whatToReadFirst: <T>(strong: (text: string) => T, review: (text: string) => T) => [
      strong('What to read first.'),
      ' The best lines show the engine’s first choices and what they are worth in pawns; tap one to play it. If you want to know why a move was a mistake, ',
      review('review the game'),
      ': the coach explains it in words.',
    ],
  },
}
