import { lessons } from './lesson-words.ts'

/** Ten motifs. Their boards come from games and share one task. */
export const TACTICS = lessons({
  fork: {
    title: 'The fork',
    summary: 'One piece attacks two at once. Only one of them can be saved.',
    text: [
      'A fork attacks two things with one move. If one of them is the king, your opponent has no choice: they must answer the check, and you take the other. Knights are best at it, since nothing they attack attacks them back, but every piece can fork, the pawn too.',
    ],
    more: ['The fork, taught by its geometry'],
    boards: [],
    puzzle: { ask: 'Attack two things at once.' },
  },
  pin: {
    title: 'The pin',
    summary: 'A piece that must not move, because something greater stands behind it.',
    text: [
      'Rook, bishop and queen see along lines. If two enemy pieces stand on one line, the one in front may be pinned: if it moves, the one behind is lost. If the king stands behind, it may not move at all. A pinned piece guards nothing you need to fear.',
    ],
    more: ['Pins and skewers'],
    boards: [],
    puzzle: { ask: 'Use a pin.' },
  },
  skewer: {
    title: 'The skewer',
    summary: 'A pin turned round: the greater piece stands in front and has to go.',
    text: [
      'Two pieces on one line again, but the greater one in front. It is attacked, it goes away, and you take what stood behind it. Most skewers begin with a check.',
    ],
    more: ['Pins and skewers'],
    boards: [],
    puzzle: { ask: 'Find the line on which two pieces stand.' },
  },
  'discovered-attack': {
    title: 'The discovered attack',
    summary: 'One piece steps aside, and the one behind it attacks.',
    text: [
      'A piece of your own stands in the way of another. When it moves, the line is open, and both may attack something: two threats with one move. If the piece that moves gives check, the one behind it can take what it likes.',
    ],
    more: ['Two threats in one move'],
    boards: [],
    puzzle: { ask: 'Open a line, with a threat.' },
  },
  'double-check': {
    title: 'The double check',
    summary: 'Two pieces give check at once, and the king has to run.',
    text: [
      'If the piece that steps aside gives check as well, two pieces give check at once. Both cannot be taken, and both cannot be blocked: the king must move. That makes it the most forcing move in chess, even where both checking pieces could be taken.',
    ],
    boards: [],
    puzzle: { ask: 'Give check with two pieces.' },
  },
  'removing-the-guard': {
    title: 'Removing the guard',
    summary: 'Take the piece that guards, then the piece that it guarded.',
    text: [
      'A piece is guarded. By what? If you can take the guard, or exchange it, nothing guards the piece any more. Ask of every guarded piece who does the guarding, and whether he can be taken.',
    ],
    boards: [],
    puzzle: { ask: 'Who guards what? Take the guard.' },
  },
  deflection: {
    title: 'Deflection',
    summary: 'Make a piece leave its post.',
    text: [
      'A guard that cannot be taken can be called away. Give a check that it must answer, or offer something that it must take, and it no longer guards what you want. A piece with two duties can fulfil only one.',
    ],
    boards: [],
    puzzle: { ask: 'Call a piece away from its post.' },
  },
  attraction: {
    title: 'Attraction',
    summary: 'Pull a piece, most often the king, to a square where it is in trouble.',
    text: [
      'The opposite of deflection: a piece is made to go where you want it. You give something up on a square, your opponent has to take, and there the piece walks into a fork, a pin or a promotion.',
    ],
    boards: [],
    puzzle: { ask: 'Pull a piece to a bad square.' },
  },
  'trapped-piece': {
    title: 'The trapped piece',
    summary: 'A piece without a safe square is as good as taken.',
    text: [
      'Pieces get lost at the edge of the board, behind enemy pawns, or after a greedy capture. Before you take something, look for the way back; and look whether one of your opponent’s pieces has none.',
    ],
    boards: [],
    puzzle: { ask: 'A piece has no way back. Win it.' },
  },
  'back-rank': {
    title: 'The back rank',
    summary: 'A king behind his own pawns, and no piece that guards the last rank.',
    text: [
      'After castling the king is safe behind three pawns, until a rook or queen comes to the last rank and he has no square. See who guards the rank, and whether that guard can be exchanged or called away. In your own games make a little window in time: a pawn one step forward.',
    ],
    more: ['The back rank, and how to smell danger there'],
    boards: [],
    puzzle: { ask: 'Mate on the last rank.' },
  },
})
