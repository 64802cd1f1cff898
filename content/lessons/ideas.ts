import type { BoardLesson } from './lesson.ts'

/** First ideas for playing a game. */
export const IDEA_LESSONS: readonly BoardLesson[] = [
  {
    slug: 'values',
    part: 'ideas',
    title: 'What pieces are worth',
    summary: 'Pawn 1, knight 3, bishop 3, rook 5, queen 9. A price list for every exchange.',
    text: [
      'Pieces have prices, so that you can see whether an exchange is a good one. A pawn is worth 1, a knight and a bishop 3 each, a rook 5, a queen 9. The king has no price: if you lose him, you lose the game.',
      'Give less than you get. A bishop for a rook is a gain of two pawns; a rook for a guarded pawn is a loss of four.',
    ],
    boards: [
      {
        fen: '4k3/8/8/2r1b3/3P4/8/8/4K3 w - - 0 1',
        ask: 'Your pawn attacks a rook and a bishop. Which do you take?',
        goal: { kind: 'line', moves: 'dxc5' },
        learnt: 'A rook is worth 5 and a bishop 3.',
      },
      {
        fen: '3r2k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1',
        ask: 'Two rooks against one on the same file. Count who takes last.',
        goal: { kind: 'line', moves: 'Rxd8#' },
        learnt: 'Nobody could take back, and the back rank was empty.',
      },
      {
        fen: 'r5k1/1b3ppp/8/8/8/2N2B2/5PPP/R5K1 w - - 0 1',
        ask: 'Three captures look equal. One wins something.',
        goal: { kind: 'line', moves: 'Rxa8+' },
        learnt:
          'Rook for rook, but with check: Black has to take back with the bishop, and then Bxa8 takes that one for nothing.',
      },
    ],
  },
  {
    slug: 'opening-principles',
    part: 'ideas',
    title: 'How to begin a game',
    summary: 'Centre, pieces, king: three things to do before anything else.',
    text: [
      'Put a pawn in the centre, on e4 or d4. Bring out knights and bishops, each with one move, to squares from which they see the centre. Castle. Only then look for adventures.',
      'What not to do: go twice with one piece while others stay at home, bring the queen out early, or push pawns in front of the king.',
    ],
    more: [
      {
        to: '/blog/the-italian-game-five-ideas-before-you-memorise-a-move',
        label: 'The Italian Game in five ideas',
      },
    ],
    boards: [
      {
        fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
        ask: 'Six good moves in a row, Black answering: 1.e4 and 2.Nf3, then 3.Bc4, 4.O-O, 5.d3 and 6.c3.',
        goal: { kind: 'play', moves: 'e4 e5 Nf3 Nc6 Bc4 Nf6 O-O Bc5 d3 d6 c3' },
        learnt: 'A pawn in the centre, two pieces out, the king safe: that is a whole opening.',
      },
      {
        fen: 'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3',
        ask: 'White has brought the queen out early and threatens mate on f7. Play g6: it guards and attacks her. She retreats to f3 and threatens mate again: play Nf6.',
        goal: { kind: 'play', moves: 'g6 Qf3 Nf6' },
        learnt: 'Black gained a move each time; White’s queen has only run.',
      },
    ],
  },
]
