import type { BoardLesson, LessonBoard } from './lesson.ts'

/** A line to play from memory, as in its article. For Black, White's first move is given. */
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const white = (moves: string): LessonBoard => ({
  fen: START,
  goal: { kind: 'drill', moves },
})
const black = (given: string, moves: string): LessonBoard => ({
  ...white(moves),
  given,
})

/** A small repertoire: the lines of the articles on openings, to play from memory. */
export const OPENING_LESSONS: readonly BoardLesson[] = [
  {
    slug: 'italian-game',
    part: 'openings',
    more: ['/blog/the-italian-game-five-ideas-before-you-memorise-a-move'],
    boards: [
      white('e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 O-O O-O h3 a6 Re1'),
      white('e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 O-O O-O d5 exd5 Nxd5 Re1'),
    ],
  },
  {
    slug: 'london-system',
    part: 'openings',
    more: ['/blog/a-first-repertoire-with-1-d4'],
    boards: [
      white('d4 d5 Bf4 Nf6 e3 e6 Nf3 c5 c3 Nc6 Nbd2 Bd6 Bg3 O-O Bd3 Qe7 Ne5'),
      white('d4 f5 Bg5 h6 Bh4 g5 e3 gxh4 Qh5#'),
    ],
  },
  {
    slug: 'caro-kann',
    part: 'openings',
    more: ['/blog/the-caro-kann-for-people-with-jobs'],
    boards: [black('e4', 'c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Nxf6+ exf6'), black('e4', 'c6 d4 d5 e5 Bf5 h4 h5')],
  },
  {
    slug: 'queens-gambit-declined',
    part: 'openings',
    more: ['/blog/the-queen-s-gambit-declined-as-a-plan-not-a-line'],
    boards: [
      black('d4', 'd5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3 dxc4 Bxc4 Nd5'),
      black('d4', 'd5 c4 e6 Nc3 Nf6 Bg5 Nbd7 cxd5 exd5 Nxd5 Nxd5 Bxd8 Bb4+ Qd2 Bxd2+ Kxd2 Kxd8'),
    ],
  },
  {
    slug: 'accelerated-dragon',
    part: 'openings',
    more: ['/blog/a-first-sicilian-you-can-actually-play'],
    boards: [
      black('e4', 'c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 Nc3 Bg7 Be3 Nf6 Be2 O-O O-O d5 exd5 Nxd5 Nxd5 Qxd5'),
      black('e4', 'c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 Nc3 Bg7 Be3 Nf6 Bc4 Qa5 Qd2 Nxe4'),
    ],
  },
]
