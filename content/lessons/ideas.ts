import type { BoardLesson } from './lesson.ts'

/** First ideas for playing a game. */
export const IDEA_LESSONS: readonly BoardLesson[] = [
  {
    slug: 'values',
    part: 'ideas',
    boards: [
      {
        fen: '4k3/8/8/2r1b3/3P4/8/8/4K3 w - - 0 1',
        goal: { kind: 'line', moves: 'dxc5' },
      },
      {
        fen: '3r2k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1',
        goal: { kind: 'line', moves: 'Rxd8#' },
      },
      {
        fen: 'r5k1/1b3ppp/8/8/8/2N2B2/5PPP/R5K1 w - - 0 1',
        goal: { kind: 'line', moves: 'Rxa8+' },
      },
    ],
  },
  {
    slug: 'opening-principles',
    part: 'ideas',
    more: ['/blog/the-italian-game-five-ideas-before-you-memorise-a-move'],
    boards: [
      {
        fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
        goal: { kind: 'play', moves: 'e4 e5 Nf3 Nc6 Bc4 Nf6 O-O Bc5 d3 d6 c3' },
      },
      {
        fen: 'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3',
        goal: { kind: 'play', moves: 'g6 Qf3 Nf6' },
      },
    ],
  },
]
