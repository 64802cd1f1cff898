import type { BoardLesson } from './lesson.ts'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

/** The rules that pieces share. */
export const RULE_LESSONS: readonly BoardLesson[] = [
  {
    slug: 'setting-up',
    part: 'rules',
    boards: [
      {
        fen: '8/8/8/8/8/8/8/R7',
        goal: { kind: 'collect', stars: ['h1'], fewest: 1 },
      },
      {
        fen: '8/8/8/3Q4/8/8/8/8',
        goal: { kind: 'collect', stars: ['d1'], fewest: 1 },
      },
      {
        fen: START,
        goal: { kind: 'play', moves: 'e4' },
      },
    ],
  },
  {
    slug: 'taking',
    part: 'rules',
    boards: [],
  },
  {
    slug: 'guarding',
    part: 'rules',
    boards: [
      {
        fen: '4r1k1/8/8/8/4N3/8/5P2/6K1 w - - 0 1',
        goal: { kind: 'play', moves: 'f3' },
      },
      {
        fen: '3r2k1/8/8/8/3B4/8/2P2P2/6K1 w - - 0 1',
        goal: { kind: 'play', moves: 'c3' },
      },
      {
        fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 3 3',
        goal: { kind: 'play', moves: 'Nf6' },
      },
    ],
  },
  {
    slug: 'king-steps',
    part: 'rules',
    boards: [
      {
        fen: '3r2k1/8/8/8/8/b7/r7/3K4 w - - 0 1',
        goal: { kind: 'line', moves: 'Ke1' },
      },
      {
        fen: '8/8/8/8/8/8/p1k5/K7 w - - 0 1',
        goal: { kind: 'line', moves: 'Kxa2' },
      },
    ],
  },
  {
    slug: 'check',
    part: 'rules',
    boards: [
      {
        fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1',
        goal: { kind: 'find', quality: 'check' },
      },
      {
        fen: '7k/8/8/8/8/8/3B4/6K1 w - - 0 1',
        goal: { kind: 'find', quality: 'check' },
      },
      {
        fen: '4k3/8/8/8/4N3/8/8/4K3 w - - 0 1',
        goal: { kind: 'find', quality: 'check' },
      },
      {
        fen: '8/8/3k4/8/4P3/8/8/4K3 w - - 0 1',
        goal: { kind: 'find', quality: 'check' },
      },
      {
        fen: '4k3/8/8/8/4B3/8/8/4R1K1 w - - 0 1',
        goal: { kind: 'find', quality: 'check' },
      },
    ],
  },
  {
    slug: 'out-of-check',
    part: 'rules',
    boards: [
      {
        fen: '6k1/8/8/8/8/2B5/5PPP/r5K1 w - - 0 1',
        goal: { kind: 'line', moves: 'Bxa1' },
      },
      {
        fen: '6k1/8/8/8/8/3B4/5PPP/r5K1 w - - 0 1',
        goal: { kind: 'line', moves: 'Bf1' },
      },
      {
        fen: 'k6r/8/8/8/8/8/6P1/7K w - - 0 1',
        goal: { kind: 'line', moves: 'Kg1' },
      },
      {
        fen: '4k3/8/8/8/8/8/5q2/6K1 w - - 0 1',
        goal: { kind: 'line', moves: 'Kxf2' },
      },
    ],
  },
  {
    slug: 'checkmate',
    part: 'rules',
    more: ['/blog/from-chaturanga-to-checkmate-the-words-of-chess'],
    boards: [
      {
        fen: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1',
        goal: { kind: 'find', quality: 'mate' },
      },
      {
        fen: '6k1/R7/8/8/8/8/8/1R4K1 w - - 0 1',
        goal: { kind: 'find', quality: 'mate' },
      },
      {
        fen: '7k/8/5K2/8/8/8/6Q1/8 w - - 0 1',
        goal: { kind: 'find', quality: 'mate' },
      },
      {
        fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
        goal: { kind: 'find', quality: 'mate' },
      },
      {
        fen: '6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1',
        goal: { kind: 'find', quality: 'mate' },
      },
    ],
  },
  {
    slug: 'stalemate',
    part: 'rules',
    more: ['/blog/stalemate-saving-half-a-point-and-not-giving-one-away'],
    boards: [
      {
        fen: '7k/8/6K1/8/8/8/5Q2/8 w - - 0 1',
        goal: { kind: 'find', quality: 'mate' },
      },
      {
        fen: '7k/8/6K1/8/8/8/5Q2/8 w - - 0 1',
        goal: { kind: 'find', quality: 'stalemate' },
      },
      {
        fen: 'k7/8/2K5/8/8/8/8/1Q6 w - - 0 1',
        goal: { kind: 'find', quality: 'mate' },
      },
    ],
  },
  {
    slug: 'draws',
    part: 'rules',
    boards: [
      {
        fen: '6k1/6p1/8/7Q/8/8/rr4PP/7K w - - 0 1',
        goal: { kind: 'play', moves: 'Qe8+ Kh7 Qh5+ Kg8 Qe8+' },
      },
      {
        fen: '8/8/4k3/8/8/8/3p4/3K4 w - - 0 1',
        goal: { kind: 'play', moves: 'Kxd2' },
      },
    ],
  },
  {
    slug: 'castling',
    part: 'rules',
    more: ['/blog/where-should-your-king-live-castling-as-a-decision'],
    boards: [
      {
        fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4',
        goal: { kind: 'find', quality: 'castling' },
      },
      {
        fen: 'r3kbnr/ppp1pppp/2nq4/3p1b2/3P1B2/2NQ4/PPP1PPPP/R3KBNR w KQkq - 6 6',
        goal: { kind: 'find', quality: 'castling' },
      },
      {
        fen: '4k3/8/8/8/8/5r2/PPP3PP/R3K2R w KQ - 0 1',
        goal: { kind: 'find', quality: 'castling' },
      },
      {
        fen: 'rnbqk2r/ppppppbp/5np1/8/2PPP3/2N2N2/PP3PPP/R1BQKB1R b KQkq - 3 4',
        goal: { kind: 'find', quality: 'castling' },
      },
    ],
  },
  {
    slug: 'en-passant',
    part: 'rules',
    boards: [
      {
        fen: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
        given: 'd5',
        goal: { kind: 'find', quality: 'en-passant' },
      },
      {
        fen: '4k3/8/8/8/2p5/8/1P6/4K3 w - - 0 1',
        given: 'b4',
        goal: { kind: 'find', quality: 'en-passant' },
      },
      {
        fen: '4k3/2p5/8/1P1P4/8/8/8/4K3 b - - 0 1',
        given: 'c5',
        goal: { kind: 'find', quality: 'en-passant' },
      },
    ],
  },
  {
    slug: 'promotion',
    part: 'rules',
    boards: [
      {
        fen: '7k/P7/8/8/8/8/8/K7 w - - 0 1',
        goal: { kind: 'find', quality: 'promotion' },
      },
      {
        fen: '1n5k/P7/8/8/8/8/8/K7 w - - 0 1',
        goal: { kind: 'play', moves: 'axb8=Q+' },
      },
      {
        fen: '8/3q1P1k/8/8/8/8/P7/6K1 w - - 0 1',
        goal: { kind: 'line', moves: 'f8=N+' },
      },
    ],
  },
  {
    slug: 'notation',
    part: 'rules',
    more: ['/learn/coordinates'],
    boards: [
      {
        fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
        goal: { kind: 'play', moves: 'e4' },
      },
      {
        fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
        goal: { kind: 'play', moves: 'Nf3' },
      },
      {
        fen: 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
        goal: { kind: 'play', moves: 'exd5' },
      },
      {
        fen: 'rnbqkb1r/ppp1pppp/5n2/3p4/3P4/4PN2/PPP2PPP/RNBQKB1R w KQkq - 1 4',
        goal: { kind: 'play', moves: 'Nbd2' },
      },
      {
        fen: 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4',
        goal: { kind: 'play', moves: 'O-O' },
      },
    ],
  },
  {
    slug: 'first-game',
    part: 'rules',
    more: ['/play?start=beginner', '/blog/free-online-chess-getting-started'],
    boards: [
      { fen: START, goal: { kind: 'play', moves: 'e4' } },
      {
        fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
        goal: { kind: 'play', moves: 'Nf3' },
      },
    ],
  },
]
