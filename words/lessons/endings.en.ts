import { lessons } from './lesson-words.ts'

/** Endings to play out against the computer. */
export const ENDINGS = lessons({
  'two-rooks': {
    title: 'Mate with two rooks',
    summary: 'A fence that moves: the easiest mate there is.',
    text: [
      'One rook stands on a rank and the king cannot cross it. The other gives check on the next rank, and now that one is the fence. So they climb, rung by rung, until the king has no rank left.',
      'When the king comes near a rook, take it to the far side of the board along its rank, and go on.',
    ],
    more: ['Basic mates with queen and rook'],
    boards: [{ ask: 'The engine defends.' }, { ask: 'Once more, from further away.' }],
  },
  'queen-mate': {
    title: 'Mate with the queen',
    summary: 'Make the box smaller, bring the king, and mind the stalemate.',
    text: [
      'The queen cannot mate alone. Put her a knight’s move from the king: he can only step away, and each time you do the same again. When he is on the edge, stop, leave him two squares to go to and fro, and bring your own king. Then mate.',
      'The danger is stalemate. Before each move of the queen look whether he still has a square.',
    ],
    more: ['Basic mates with queen and rook'],
    boards: [{ ask: 'Your king is near.' }, { ask: 'From the middle of the board.' }],
  },
  'rook-mate': {
    title: 'Mate with the rook',
    summary: 'Rook and king together: the box, the opposition, the check.',
    text: [
      'A rook shuts the king into a box, and your king helps it to make the box smaller. When the kings face each other with one square between them, give check with the rook: he has to go back a rank. If they do not face each other yet and your rook is well placed, make a waiting move.',
      'It takes patience, and no more than about sixteen good moves from any position. You have more.',
    ],
    more: ['Basic mates with queen and rook'],
    boards: [{ ask: 'He has run to d8.' }, { ask: 'From the middle of the board.' }],
  },
  'pawn-endings': {
    title: 'King and pawn',
    summary: 'Whose king goes ahead of the pawn? That decides win and draw.',
    text: [
      'A pawn that becomes a queen wins. The king makes the way: he goes ahead of his pawn, not behind it. If the kings face each other with one square between them, whoever has to move must give way. That is the opposition.',
      'With a king on the sixth rank ahead of his pawn you always win, except with a pawn on the a- or h-file.',
    ],
    more: ['The opposition in twenty minutes'],
    boards: [
      { ask: 'The king is ahead of the pawn.' },
      { ask: 'The kings face each other and it is your move. The pawn has a step to spare.' },
      { ask: 'You are Black, with a king against a pawn.' },
    ],
  },
})
