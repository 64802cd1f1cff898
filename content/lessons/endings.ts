import type { BoardLesson } from './lesson.ts'

/** Endings to play out against the computer. */
export const ENDING_LESSONS: readonly BoardLesson[] = [
  {
    slug: 'two-rooks',
    part: 'endings',
    title: 'Mate with two rooks',
    summary: 'A fence that moves: the easiest mate there is.',
    text: [
      'One rook stands on a rank and the king cannot cross it. The other gives check on the next rank, and now that one is the fence. So they climb, rung by rung, until the king has no rank left.',
      'When the king comes near a rook, take it to the far side of the board along its rank, and go on.',
    ],
    more: [{ to: '/blog/basic-mates-with-queen-and-rook', label: 'Basic mates with queen and rook' }],
    boards: [
      {
        fen: '8/8/8/4k3/8/8/R7/1R2K3 w - - 0 1',
        ask: 'The engine defends.',
        goal: { kind: 'mate', within: 10 },
      },
      {
        fen: '8/8/2k5/8/8/8/5R2/K5R1 w - - 0 1',
        ask: 'Once more, from further away.',
        goal: { kind: 'mate', within: 8 },
      },
    ],
  },
  {
    slug: 'queen-mate',
    part: 'endings',
    title: 'Mate with the queen',
    summary: 'Make the box smaller, bring the king, and mind the stalemate.',
    text: [
      'The queen cannot mate alone. Put her a knight’s move from the king: he can only step away, and each time you do the same again. When he is on the edge, stop, leave him two squares to go to and fro, and bring your own king. Then mate.',
      'The danger is stalemate. Before each move of the queen look whether he still has a square.',
    ],
    more: [{ to: '/blog/basic-mates-with-queen-and-rook', label: 'Basic mates with queen and rook' }],
    boards: [
      {
        fen: '7k/8/8/5K2/8/8/8/1Q6 w - - 0 1',
        ask: 'Your king is near.',
        goal: { kind: 'mate', within: 4 },
      },
      {
        fen: '8/8/8/4k3/8/8/2Q5/K7 w - - 0 1',
        ask: 'From the middle of the board.',
        goal: { kind: 'mate', within: 15 },
      },
    ],
  },
  {
    slug: 'rook-mate',
    part: 'endings',
    title: 'Mate with the rook',
    summary: 'Rook and king together: the box, the opposition, the check.',
    text: [
      'A rook shuts the king into a box, and your king helps it to make the box smaller. When the kings face each other with one square between them, give check with the rook: he has to go back a rank. If they do not face each other yet and your rook is well placed, make a waiting move.',
      'It takes patience, and no more than about sixteen good moves from any position. You have more.',
    ],
    more: [{ to: '/blog/basic-mates-with-queen-and-rook', label: 'Basic mates with queen and rook' }],
    boards: [
      {
        fen: '4k3/7R/4K3/8/8/8/8/8 b - - 0 1',
        given: 'Kd8',
        ask: 'He has run to d8.',
        goal: { kind: 'mate', within: 5 },
      },
      {
        fen: '8/8/8/4k3/8/8/8/R3K3 w - - 0 1',
        ask: 'From the middle of the board.',
        goal: { kind: 'mate', within: 28 },
      },
    ],
  },
  {
    slug: 'pawn-endings',
    part: 'endings',
    title: 'King and pawn',
    summary: 'Whose king goes ahead of the pawn? That decides win and draw.',
    text: [
      'A pawn that becomes a queen wins. The king makes the way: he goes ahead of his pawn, not behind it. If the kings face each other with one square between them, whoever has to move must give way. That is the opposition.',
      'With a king on the sixth rank ahead of his pawn you always win, except with a pawn on the a- or h-file.',
    ],
    more: [{ to: '/blog/the-opposition-in-twenty-minutes', label: 'The opposition in twenty minutes' }],
    boards: [
      {
        fen: '4k3/8/4K3/4P3/8/8/8/8 w - - 0 1',
        ask: 'The king is ahead of the pawn.',
        goal: { kind: 'win', within: 10 },
      },
      {
        fen: '8/8/4k3/8/4K3/8/4P3/8 w - - 0 1',
        ask: 'The kings face each other and it is your move. The pawn has a step to spare.',
        goal: { kind: 'win', within: 20 },
      },
      {
        fen: '8/4k3/8/4PK2/8/8/8/8 b - - 0 1',
        ask: 'You are Black, with a king against a pawn.',
        goal: { kind: 'draw', within: 10 },
      },
    ],
  },
]
