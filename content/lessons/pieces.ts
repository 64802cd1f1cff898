import type { BoardLesson, LessonBoard } from './lesson.ts'

const collect = (fen: string, stars: string, fewest: number): LessonBoard => ({
  fen,
  goal: { kind: 'collect', stars: stars.split(' '), fewest },
})
const capture = (fen: string, fewest: number): LessonBoard => ({
  fen,
  goal: { kind: 'capture', fewest },
})

/** How each piece moves. Only White moves here, so that beginners can think about the moves alone. */
export const PIECE_LESSONS: readonly BoardLesson[] = [
  {
    slug: 'rook',
    part: 'pieces',
    piece: 'r',
    boards: [
      collect('8/8/8/8/8/8/8/R7', 'a6', 1),
      collect('8/8/8/8/3R4/8/8/8', 'd7 h7', 2),
      collect('8/8/8/8/8/8/1P6/1R6', 'e1 e5 b5', 3),
      collect('8/3P4/8/1R2P3/8/8/8/8', 'b1 e1 e4 g5', 5),
      capture('8/8/1p4p1/8/8/8/1R4p1/8', 3),
    ],
  },
  {
    slug: 'bishop',
    part: 'pieces',
    piece: 'b',
    more: ['/history/chess-origins'],
    boards: [
      collect('8/8/8/8/8/8/8/2B5', 'g5', 1),
      collect('8/8/8/8/8/8/3B4/8', 'f4 h6 f8', 3),
      collect('8/8/8/3B4/8/8/8/8', 'b7 c8 h3 f1', 4),
      collect('8/8/8/8/8/8/8/2B2B2', 'd2 b4 c4 g8', 4),
      capture('8/6p1/8/8/3p4/8/1p6/B7', 3),
    ],
  },
  {
    slug: 'queen',
    part: 'pieces',
    piece: 'q',
    more: ['/history/chess-evolution'],
    boards: [
      collect('8/8/8/8/8/8/8/3Q4', 'd6 h2', 2),
      collect('8/8/8/8/3Q4/8/8/8', 'a7 g7 g1 a1', 4),
      collect('8/8/8/2P1P3/3Q4/2P1P3/8/8', 'd8 h8 h4', 3),
      capture('8/1p4p1/8/8/1p1Q4/8/8/6p1', 4),
    ],
  },
  {
    slug: 'king',
    part: 'pieces',
    piece: 'k',
    boards: [
      collect('8/8/8/8/8/8/8/4K3', 'e3', 2),
      collect('8/8/8/8/3K4/8/8/8', 'e5 f4 e3', 3),
      collect('8/8/8/4K3/2PPP3/8/8/8', 'e3 c3', 4),
      capture('8/8/8/3p4/1p3p2/2K5/8/8', 5),
    ],
  },
  {
    slug: 'knight',
    part: 'pieces',
    piece: 'n',
    more: ['/blog/the-fork-taught-by-its-geometry'],
    boards: [
      collect('8/8/8/8/8/8/8/6N1', 'f3', 1),
      collect('8/8/8/8/8/8/8/1N6', 'c3 e4 d6', 3),
      collect('8/8/8/8/8/PPP5/PPP5/1N6', 'd2 f3', 2),
      collect('8/8/8/3N4/8/8/8/8', 'd4 d6', 5),
      capture('8/8/2p5/4p3/8/3p4/1N6/8', 3),
    ],
  },
  {
    slug: 'pawn',
    part: 'pieces',
    piece: 'p',
    boards: [
      collect('8/8/8/8/8/8/4P3/8', 'e4 e5', 2),
      capture('8/8/8/3p4/2p5/1P6/8/8', 2),
      capture('8/8/2p5/1p6/8/2p5/1P6/8', 4),
      collect('8/3P4/8/8/8/8/8/8', 'd8 h4', 2),
    ],
  },
]
