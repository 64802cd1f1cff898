import type { BoardLesson } from './lesson.ts'

/** Endings to play out against the computer. */
export const ENDING_LESSONS: readonly BoardLesson[] = [
  {
    slug: 'two-rooks',
    part: 'endings',
    more: ['/blog/basic-mates-with-queen-and-rook'],
    boards: [
      {
        fen: '8/8/8/4k3/8/8/R7/1R2K3 w - - 0 1',
        goal: { kind: 'mate', within: 10 },
      },
      {
        fen: '8/8/2k5/8/8/8/5R2/K5R1 w - - 0 1',
        goal: { kind: 'mate', within: 8 },
      },
    ],
  },
  {
    slug: 'queen-mate',
    part: 'endings',
    more: ['/blog/basic-mates-with-queen-and-rook'],
    boards: [
      {
        fen: '7k/8/8/5K2/8/8/8/1Q6 w - - 0 1',
        goal: { kind: 'mate', within: 4 },
      },
      {
        fen: '8/8/8/4k3/8/8/2Q5/K7 w - - 0 1',
        goal: { kind: 'mate', within: 15 },
      },
    ],
  },
  {
    slug: 'rook-mate',
    part: 'endings',
    more: ['/blog/basic-mates-with-queen-and-rook'],
    boards: [
      {
        fen: '4k3/7R/4K3/8/8/8/8/8 b - - 0 1',
        given: 'Kd8',
        goal: { kind: 'mate', within: 5 },
      },
      {
        fen: '8/8/8/4k3/8/8/8/R3K3 w - - 0 1',
        goal: { kind: 'mate', within: 28 },
      },
    ],
  },
  {
    slug: 'pawn-endings',
    part: 'endings',
    more: ['/blog/the-opposition-in-twenty-minutes'],
    boards: [
      {
        fen: '4k3/8/4K3/4P3/8/8/8/8 w - - 0 1',
        goal: { kind: 'win', within: 10 },
      },
      {
        fen: '8/8/4k3/8/4K3/8/4P3/8 w - - 0 1',
        goal: { kind: 'win', within: 20 },
      },
      {
        fen: '8/4k3/8/4PK2/8/8/8/8 b - - 0 1',
        goal: { kind: 'draw', within: 10 },
      },
    ],
  },
]
