import { lessons } from './lesson-words.ts'

/** How each piece moves. */
export const PIECES = lessons({
  rook: {
    title: 'The rook',
    summary: 'Straight ahead, back, left or right, as far as the way is free.',
    text: [
      'The rook goes in a straight line: along its rank or along its file, forwards, backwards or sideways. It goes as far as it likes, until something stands in its way. It cannot jump.',
      'Its first name was ratha, the chariot. A chariot wants an open road, and so does a rook.',
    ],
    boards: [
      { ask: 'Tap the rook, then the star. You can also drag it, or type the move: Ra6.' },
      {
        ask: 'Two stars, and a corner between them.',
        learnt: 'A rook on an open board reaches fourteen squares, wherever it stands.',
      },
      { ask: 'Your own pawn is in the way. The rook cannot jump over it: go round.' },
      { ask: 'Four stars and two pawns. There is a short way.' },
      {
        ask: 'To take a piece, land on it. Take all three pawns; Black stands still for once.',
        learnt: 'Taking ends the move: a rook stops on the square of the piece that it takes.',
      },
    ],
  },
  bishop: {
    title: 'The bishop',
    summary: 'Along the diagonals, and on one colour of square for life.',
    text: [
      'The bishop goes along the diagonals, as far as the way is free. Look at the colour of its square: a bishop that begins on a light square never sees a dark one. You have two bishops, one for each colour.',
      'Its first name was gaja, the elephant. In the old game it moved in another way, which you can read about in the history of chess.',
    ],
    more: ['Where the elephant comes from'],
    boards: [
      { ask: 'One star, one diagonal.' },
      { ask: 'Turn corners: a bishop changes its diagonal from move to move.' },
      { ask: 'All of these stars lie on light squares. So does the bishop.' },
      {
        ask: 'Two bishops. Each star has one that can reach it.',
        learnt: 'Together they see the whole board: that is why two bishops are more than twice one.',
      },
      { ask: 'Take all three pawns, in three moves.' },
    ],
  },
  queen: {
    title: 'The queen',
    summary: 'Rook and bishop in one: the strongest piece on the board.',
    text: [
      'The queen goes like a rook or like a bishop: straight or along a diagonal, as far as the way is free. From the middle of an empty board she reaches twenty-seven squares.',
      'Her first name was mantri, the counsellor at the king’s side. The counsellor took one step at a time; today’s queen first appears in a poem written in Valencia about 1475.',
    ],
    more: ['How the counsellor became a queen'],
    boards: [
      { ask: 'Once straight, once along a diagonal.' },
      { ask: 'Four stars around her. Four moves are enough.' },
      { ask: 'Her own pawns stand on all four diagonals. The straight lines are free.' },
      {
        ask: 'Take all four pawns, in four moves.',
        learnt: 'She is strong, and everybody wants to take her. In a game, do not hurry her out alone.',
      },
    ],
  },
  king: {
    title: 'The king',
    summary: 'One square in any direction. The whole game is about him.',
    text: [
      'The king takes one step in any direction. He is not strong, and he is never taken: the game ends when he is attacked and has no way out. That comes later, under check and mate.',
      'Raja was his first name, and the Rajah in the name of this house is he.',
    ],
    boards: [
      { ask: 'Two steps.' },
      { ask: 'Straight and diagonal steps count the same.' },
      {
        ask: 'Go round your own pawns.',
        learnt: 'Along a diagonal the king is as quick as along a file, and gets further to the side.',
      },
      { ask: 'Take the three pawns. Black stands still.' },
    ],
  },
  knight: {
    title: 'The knight',
    summary: 'Two squares one way, one to the side, over everything.',
    text: [
      'The knight goes two squares straight and then one to the side. It is the only piece that jumps: it does not matter what stands between. From a light square it always lands on a dark one, and from a dark one on a light one.',
      'Its first name was ashva, the horse, and it moved then exactly as it does now.',
    ],
    more: ['The geometry of the knight'],
    boards: [
      { ask: 'Two up, one to the side.' },
      { ask: 'Three jumps, one after the other.' },
      { ask: 'Surrounded? Not a knight.' },
      {
        ask: 'The squares beside a knight are the furthest away. Take your time.',
        learnt: 'From one square to its neighbour takes a knight three moves.',
      },
      { ask: 'Three pawns, three jumps. Look for the order.' },
    ],
  },
  pawn: {
    title: 'The pawn',
    summary: 'One step ahead, two at first; it takes to the side, and may become a queen.',
    text: [
      'The pawn goes straight ahead, one square at a time. From the rank where it began it may go two. It never goes back, and it cannot pass what stands right in front of it.',
      'It takes differently from how it goes: one square ahead along a diagonal. And at the end of the board it becomes another piece, nearly always a queen.',
      'Its first name was padati, the foot soldier. Foot soldiers do not retreat.',
    ],
    boards: [
      { ask: 'Two squares at first, then one at a time.' },
      { ask: 'Take both pawns. A pawn takes along the diagonal.' },
      { ask: 'Take all three. One of your moves takes nothing.' },
      {
        ask: 'Go to the last rank, choose a queen, and fetch the second star.',
        learnt: 'A pawn that reaches the last rank must become a queen, a rook, a bishop or a knight.',
      },
    ],
  },
})
