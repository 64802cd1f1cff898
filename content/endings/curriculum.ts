/**
 * Endings in teaching order: forty positions, and spare ones after those that they vary. Results up to four men are those of the tables in endings/; positions
 * with five men have the word of Stockfish 15.1, which proves nothing. The choice and the order are ours; Réti (1921), Saavedra (1895) and
 * Philidor (1777) are the positions of their authors, which are facts and free to use.
 */

interface TaughtEnding {
  /** Part of addresses, and the key of its texts. */
  readonly id: string
  readonly fen: string
  /** For the side to move. */
  readonly result: 'win' | 'draw' | 'loss'
  /** Plies to mate with best play; only tables know them. */
  readonly plies?: number
  readonly word: 'table' | 'engine'
  /** A second position of the same idea, outside the forty. */
  readonly isSpare?: true
}

export const TAUGHT_ENDINGS = [
  { id: 'queen-the-box', fen: '8/8/8/3k4/8/8/8/KQ6 w - - 0 1', result: 'win', plies: 17, word: 'table' },
  {
    id: 'queen-beware-of-stalemate',
    fen: '7k/5K2/8/6Q1/8/8/8/8 w - - 0 1',
    result: 'win',
    plies: 1,
    word: 'table',
  },
  {
    id: 'two-rooks-the-ladder',
    fen: '8/8/3k4/8/8/8/8/RR2K3 w - - 0 1',
    result: 'win',
    plies: 11,
    word: 'table',
  },
  {
    id: 'rook-shrink-the-box',
    fen: '8/8/8/3k4/8/8/8/R3K3 w - - 0 1',
    result: 'win',
    plies: 27,
    word: 'table',
  },
  {
    id: 'rook-the-waiting-move',
    fen: '4k3/8/3K4/8/8/8/8/7R w - - 0 1',
    result: 'win',
    plies: 3,
    word: 'table',
  },
  { id: 'pawn-the-square', fen: '8/8/8/5k2/P7/8/8/7K b - - 0 1', result: 'draw', word: 'table' },
  {
    id: 'pawn-the-king-in-front-sixth-rank',
    fen: '4k3/8/4K3/4P3/8/8/8/8 b - - 0 1',
    result: 'loss',
    plies: 24,
    word: 'table',
  },
  {
    id: 'pawn-opposition-wins',
    fen: '8/8/8/4k3/8/4K3/4P3/8 b - - 0 1',
    result: 'loss',
    plies: 40,
    word: 'table',
  },
  {
    id: 'pawn-the-same-with-white-to-move',
    fen: '8/8/8/4k3/8/4K3/4P3/8 w - - 0 1',
    result: 'draw',
    word: 'table',
  },
  {
    id: 'pawn-the-spare-move',
    fen: '8/8/4k3/8/8/4K3/4P3/8 w - - 0 1',
    result: 'win',
    plies: 37,
    word: 'table',
  },
  { id: 'defence-meet-the-king', fen: '4k3/8/8/4K3/4P3/8/8/8 b - - 0 1', result: 'draw', word: 'table' },
  { id: 'defence-straight-back', fen: '4k3/8/8/3KP3/8/8/8/8 b - - 0 1', result: 'draw', word: 'table' },
  {
    id: 'knight-pawn-do-not-stalemate',
    fen: '7k/8/6K1/6P1/8/8/8/8 w - - 0 1',
    result: 'win',
    plies: 21,
    word: 'table',
    isSpare: true,
  },
  { id: 'rook-pawn-the-corner-draws', fen: 'k7/8/K7/P7/8/8/8/8 w - - 0 1', result: 'draw', word: 'table' },
  { id: 'reti-1921', fen: '7K/8/k1P5/7p/8/8/8/8 w - - 0 1', result: 'draw', word: 'table' },
  {
    id: 'pawn-against-pawn-win-his-pawn-and-keep-yours',
    fen: '2k5/8/2p5/1K6/8/1P6/8/8 w - - 0 1',
    result: 'win',
    plies: 33,
    word: 'table',
  },
  { id: 'en-passant-wins', fen: '8/K7/8/8/2Pp4/7k/8/8 b - c3 0 1', result: 'win', plies: 21, word: 'table' },
  {
    id: 'pawn-against-pawn-count',
    fen: '8/8/6p1/8/8/1K6/5P2/7k w - - 0 1',
    result: 'draw',
    word: 'table',
    isSpare: true,
  },
  {
    id: 'two-pawns-they-guard-each-other',
    fen: '8/8/8/3k4/2P5/1P6/8/7K b - - 0 1',
    result: 'loss',
    plies: 36,
    word: 'table',
  },
  {
    id: 'queen-against-a-centre-pawn-on-the-seventh',
    fen: '8/8/8/8/Q7/8/3pk3/7K w - - 0 1',
    result: 'win',
    plies: 21,
    word: 'table',
  },
  {
    id: 'queen-against-a-rook-pawn-draw',
    fen: '8/8/8/8/6Q1/8/pk6/7K w - - 0 1',
    result: 'draw',
    word: 'table',
  },
  {
    id: 'the-exception-your-king-is-near',
    fen: '8/8/8/3K4/8/8/pk6/7Q w - - 0 1',
    result: 'win',
    plies: 19,
    word: 'table',
  },
  {
    id: 'queen-against-a-bishop-pawn-draw',
    fen: '6Q1/8/8/8/8/8/1kp5/7K w - - 0 1',
    result: 'draw',
    word: 'table',
  },
  {
    id: 'rook-against-pawn-the-king-in-front',
    fen: '7R/8/8/8/1pk5/8/8/4K3 w - - 0 1',
    result: 'win',
    plies: 33,
    word: 'table',
  },
  {
    id: 'rook-against-pawn-cut-off-the-king',
    fen: '8/8/6k1/R5p1/8/8/8/K7 b - - 0 1',
    result: 'loss',
    plies: 40,
    word: 'table',
  },
  { id: 'saavedra-1895', fen: '8/8/1KP5/3r4/8/8/8/k7 w - - 0 1', result: 'win', plies: 51, word: 'table' },
  {
    id: 'rook-against-pawn-on-the-seventh',
    fen: '8/8/8/8/8/2K5/1p6/k6R b - - 0 1',
    result: 'draw',
    word: 'table',
    isSpare: true,
  },
  { id: 'two-bishops', fen: '3k4/8/8/8/8/8/8/4KBB1 w - - 0 1', result: 'win', plies: 31, word: 'table' },
  {
    id: 'bishop-and-knight-from-the-wrong-corner-to-the-right-one',
    fen: '7k/5N2/5K2/8/4B3/8/8/8 b - - 0 1',
    result: 'loss',
    plies: 38,
    word: 'table',
  },
  {
    id: 'bishop-and-knight-from-the-middle',
    fen: '8/8/8/4k3/8/8/8/2B1KN2 w - - 0 1',
    result: 'win',
    plies: 57,
    word: 'table',
    isSpare: true,
  },
  {
    id: 'two-knights-cannot-force-mate',
    fen: '4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1',
    result: 'draw',
    word: 'table',
  },
  {
    id: 'queen-against-rook-philidor-1777',
    fen: '1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1',
    result: 'win',
    plies: 19,
    word: 'table',
  },
  {
    id: 'queen-against-rook-from-afar',
    fen: '8/8/8/3r4/3k4/8/8/KQ6 w - - 0 1',
    result: 'win',
    plies: 65,
    word: 'table',
  },
  {
    id: 'rook-against-bishop-the-safe-corner',
    fen: '7k/8/6K1/8/8/8/6b1/R7 w - - 0 1',
    result: 'draw',
    word: 'table',
  },
  {
    id: 'rook-against-bishop-the-wrong-corner',
    fen: 'k7/8/1K6/8/8/8/6b1/3R4 w - - 0 1',
    result: 'win',
    plies: 1,
    word: 'table',
    isSpare: true,
  },
  {
    id: 'rook-against-knight-stay-together',
    fen: '8/8/8/3k4/3n4/8/8/R3K3 w - - 0 1',
    result: 'draw',
    word: 'table',
  },
  {
    id: 'rook-against-knight-apart-they-fall',
    fen: '8/8/8/8/4k3/8/8/n1R1K3 w - - 0 1',
    result: 'win',
    plies: 29,
    word: 'table',
    isSpare: true,
  },
  { id: 'the-wrong-bishop', fen: '1k6/8/8/P7/8/4B3/8/5K2 w - - 0 1', result: 'draw', word: 'table' },
  {
    id: 'the-knight-stops-the-pawn',
    fen: '8/8/4K3/1k6/8/5p2/6N1/8 w - - 0 1',
    result: 'draw',
    word: 'table',
  },
  { id: 'lucena-the-bridge', fen: '1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1', result: 'win', word: 'engine' },
  {
    id: 'philidor-1777-the-third-rank',
    fen: '4k3/7R/r7/3KP3/8/8/8/8 b - - 0 1',
    result: 'draw',
    word: 'engine',
  },
  { id: 'vancura-from-the-side', fen: 'R7/6k1/P4r2/1K6/8/8/8/8 b - - 0 1', result: 'draw', word: 'engine' },
  { id: 'the-short-side', fen: 'r7/4K1k1/4P3/8/8/8/1R6/8 b - - 0 1', result: 'draw', word: 'engine' },
  {
    id: 'knight-pawn-the-back-rank-holds',
    fen: '1r4k1/R7/6K1/6P1/8/8/8/8 w - - 0 1',
    result: 'draw',
    word: 'engine',
  },
  {
    id: 'bishop-pawn-the-back-rank-does-not-hold',
    fen: '1r3k2/R7/5K2/5P2/8/8/8/8 w - - 0 1',
    result: 'win',
    word: 'engine',
  },
  {
    id: 'rook-and-bishop-against-rook-philidor',
    fen: '3k4/4r3/3K4/3B4/8/8/8/5R2 w - - 0 1',
    result: 'win',
    word: 'engine',
  },
] as const satisfies readonly TaughtEnding[]
