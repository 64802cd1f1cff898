import { lessons } from './lesson-words.ts'

/** First ideas for playing a game. */
export const IDEAS = lessons({
  values: {
    title: 'What pieces are worth',
    summary: 'Pawn 1, knight 3, bishop 3, rook 5, queen 9. A price list for every exchange.',
    text: [
      'Pieces have prices, so that you can see whether an exchange is a good one. A pawn is worth 1, a knight and a bishop 3 each, a rook 5, a queen 9. The king has no price: if you lose him, you lose the game.',
      'Give less than you get. A bishop for a rook is a gain of two pawns; a rook for a guarded pawn is a loss of four.',
    ],
    boards: [
      {
        ask: 'Your pawn attacks a rook and a bishop. Which do you take?',
        learnt: 'A rook is worth 5 and a bishop 3.',
      },
      {
        ask: 'Two rooks against one on the same file. Count who takes last.',
        learnt: 'Nobody could take back, and the back rank was empty.',
      },
      {
        ask: 'Three captures look equal. One wins something.',
        learnt:
          'Rook for rook, but with check: Black has to take back with the bishop, and then Bxa8 takes that one for nothing.',
      },
    ],
  },
  'opening-principles': {
    title: 'How to begin a game',
    summary: 'Centre, pieces, king: three things to do before anything else.',
    text: [
      'Put a pawn in the centre, on e4 or d4. Bring out knights and bishops, each with one move, to squares from which they see the centre. Castle. Only then look for adventures.',
      'What not to do: go twice with one piece while others stay at home, bring the queen out early, or push pawns in front of the king.',
    ],
    more: ['The Italian Game in five ideas'],
    boards: [
      {
        ask: 'Six good moves in a row, Black answering: 1.e4 and 2.Nf3, then 3.Bc4, 4.O-O, 5.d3 and 6.c3.',
        learnt: 'A pawn in the centre, two pieces out, the king safe: that is a whole opening.',
      },
      {
        ask: 'White has brought the queen out early and threatens mate on f7. Play g6: it guards and attacks her. She retreats to f3 and threatens mate again: play Nf6.',
        learnt: 'Black gained a move each time; White’s queen has only run.',
      },
    ],
  },
})
