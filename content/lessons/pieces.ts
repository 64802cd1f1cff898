import type { BoardLesson, LessonBoard } from './lesson.ts'

const collect = (fen: string, stars: string, fewest: number, ask: string, learnt?: string): LessonBoard => ({
  fen,
  ask,
  goal: { kind: 'collect', stars: stars.split(' '), fewest },
  ...(learnt !== undefined && { learnt }),
})
const capture = (fen: string, fewest: number, ask: string, learnt?: string): LessonBoard => ({
  fen,
  ask,
  goal: { kind: 'capture', fewest },
  ...(learnt !== undefined && { learnt }),
})

/** How each piece moves. Only White moves here, so that beginners can think about the moves alone. */
export const PIECE_LESSONS: readonly BoardLesson[] = [
  {
    slug: 'rook',
    part: 'pieces',
    title: 'The rook',
    summary: 'Straight ahead, back, left or right, as far as the way is free.',
    piece: 'r',
    text: [
      'The rook goes in a straight line: along its rank or along its file, forwards, backwards or sideways. It goes as far as it likes, until something stands in its way. It cannot jump.',
      'Its first name was ratha, the chariot. A chariot wants an open road, and so does a rook.',
    ],
    boards: [
      collect(
        '8/8/8/8/8/8/8/R7',
        'a6',
        1,
        'Tap the rook, then the star. You can also drag it, or type the move: Ra6.',
      ),
      collect(
        '8/8/8/8/3R4/8/8/8',
        'd7 h7',
        2,
        'Two stars, and a corner between them.',
        'A rook on an open board reaches fourteen squares, wherever it stands.',
      ),
      collect(
        '8/8/8/8/8/8/1P6/1R6',
        'e1 e5 b5',
        3,
        'Your own pawn is in the way. The rook cannot jump over it: go round.',
      ),
      collect('8/3P4/8/1R2P3/8/8/8/8', 'b1 e1 e4 g5', 5, 'Four stars and two pawns. There is a short way.'),
      capture(
        '8/8/1p4p1/8/8/8/1R4p1/8',
        3,
        'To take a piece, land on it. Take all three pawns; Black stands still for once.',
        'Taking ends the move: a rook stops on the square of the piece that it takes.',
      ),
    ],
  },
  {
    slug: 'bishop',
    part: 'pieces',
    title: 'The bishop',
    summary: 'Along the diagonals, and on one colour of square for life.',
    piece: 'b',
    text: [
      'The bishop goes along the diagonals, as far as the way is free. Look at the colour of its square: a bishop that begins on a light square never sees a dark one. You have two bishops, one for each colour.',
      'Its first name was gaja, the elephant. In the old game it moved in another way, which you can read about in the history of chess.',
    ],
    more: [{ to: '/history/chess-origins', label: 'Where the elephant comes from' }],
    boards: [
      collect('8/8/8/8/8/8/8/2B5', 'g5', 1, 'One star, one diagonal.'),
      collect(
        '8/8/8/8/8/8/3B4/8',
        'f4 h6 f8',
        3,
        'Turn corners: a bishop changes its diagonal from move to move.',
      ),
      collect(
        '8/8/8/3B4/8/8/8/8',
        'b7 c8 h3 f1',
        4,
        'All of these stars lie on light squares. So does the bishop.',
      ),
      collect(
        '8/8/8/8/8/8/8/2B2B2',
        'd2 b4 c4 g8',
        4,
        'Two bishops. Each star has one that can reach it.',
        'Together they see the whole board: that is why two bishops are more than twice one.',
      ),
      capture('8/6p1/8/8/3p4/8/1p6/B7', 3, 'Take all three pawns, in three moves.'),
    ],
  },
  {
    slug: 'queen',
    part: 'pieces',
    title: 'The queen',
    summary: 'Rook and bishop in one: the strongest piece on the board.',
    piece: 'q',
    text: [
      'The queen goes like a rook or like a bishop: straight or along a diagonal, as far as the way is free. From the middle of an empty board she reaches twenty-seven squares.',
      'Her first name was mantri, the counsellor at the king’s side. The counsellor took one step at a time; today’s queen first appears in a poem written in Valencia about 1475.',
    ],
    more: [{ to: '/history/chess-evolution', label: 'How the counsellor became a queen' }],
    boards: [
      collect('8/8/8/8/8/8/8/3Q4', 'd6 h2', 2, 'Once straight, once along a diagonal.'),
      collect('8/8/8/8/3Q4/8/8/8', 'a7 g7 g1 a1', 4, 'Four stars around her. Four moves are enough.'),
      collect(
        '8/8/8/2P1P3/3Q4/2P1P3/8/8',
        'd8 h8 h4',
        3,
        'Her own pawns stand on all four diagonals. The straight lines are free.',
      ),
      capture(
        '8/1p4p1/8/8/1p1Q4/8/8/6p1',
        4,
        'Take all four pawns, in four moves.',
        'She is strong, and everybody wants to take her. In a game, do not hurry her out alone.',
      ),
    ],
  },
  {
    slug: 'king',
    part: 'pieces',
    title: 'The king',
    summary: 'One square in any direction. The whole game is about him.',
    piece: 'k',
    text: [
      'The king takes one step in any direction. He is not strong, and he is never taken: the game ends when he is attacked and has no way out. That comes later, under check and mate.',
      'Raja was his first name, and the Rajah in the name of this house is he.',
    ],
    boards: [
      collect('8/8/8/8/8/8/8/4K3', 'e3', 2, 'Two steps.'),
      collect('8/8/8/8/3K4/8/8/8', 'e5 f4 e3', 3, 'Straight and diagonal steps count the same.'),
      collect(
        '8/8/8/4K3/2PPP3/8/8/8',
        'e3 c3',
        4,
        'Go round your own pawns.',
        'Along a diagonal the king is as quick as along a file, and gets further to the side.',
      ),
      capture('8/8/8/3p4/1p3p2/2K5/8/8', 5, 'Take the three pawns. Black stands still.'),
    ],
  },
  {
    slug: 'knight',
    part: 'pieces',
    title: 'The knight',
    summary: 'Two squares one way, one to the side, over everything.',
    piece: 'n',
    text: [
      'The knight goes two squares straight and then one to the side. It is the only piece that jumps: it does not matter what stands between. From a light square it always lands on a dark one, and from a dark one on a light one.',
      'Its first name was ashva, the horse, and it moved then exactly as it does now.',
    ],
    more: [{ to: '/blog/the-fork-taught-by-its-geometry', label: 'The geometry of the knight' }],
    boards: [
      collect('8/8/8/8/8/8/8/6N1', 'f3', 1, 'Two up, one to the side.'),
      collect('8/8/8/8/8/8/8/1N6', 'c3 e4 d6', 3, 'Three jumps, one after the other.'),
      collect('8/8/8/8/8/PPP5/PPP5/1N6', 'd2 f3', 2, 'Surrounded? Not a knight.'),
      collect(
        '8/8/8/3N4/8/8/8/8',
        'd4 d6',
        5,
        'The squares beside a knight are the furthest away. Take your time.',
        'From one square to its neighbour takes a knight three moves.',
      ),
      capture('8/8/2p5/4p3/8/3p4/1N6/8', 3, 'Three pawns, three jumps. Look for the order.'),
    ],
  },
  {
    slug: 'pawn',
    part: 'pieces',
    title: 'The pawn',
    summary: 'One step ahead, two at first; it takes to the side, and may become a queen.',
    piece: 'p',
    text: [
      'The pawn goes straight ahead, one square at a time. From the rank where it began it may go two. It never goes back, and it cannot pass what stands right in front of it.',
      'It takes differently from how it goes: one square ahead along a diagonal. And at the end of the board it becomes another piece, nearly always a queen.',
      'Its first name was padati, the foot soldier. Foot soldiers do not retreat.',
    ],
    boards: [
      collect('8/8/8/8/8/8/4P3/8', 'e4 e5', 2, 'Two squares at first, then one at a time.'),
      capture('8/8/8/3p4/2p5/1P6/8/8', 2, 'Take both pawns. A pawn takes along the diagonal.'),
      capture('8/8/2p5/1p6/8/2p5/1P6/8', 4, 'Take all three. One of your moves takes nothing.'),
      collect(
        '8/3P4/8/8/8/8/8/8',
        'd8 h4',
        2,
        'Go to the last rank, choose a queen, and fetch the second star.',
        'A pawn that reaches the last rank must become a queen, a rook, a bishop or a knight.',
      ),
    ],
  },
]
