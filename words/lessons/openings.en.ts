import { lessons } from './lesson-words.ts'

/** Openings to play from memory. */
export const OPENINGS = lessons({
  'italian-game': {
    title: 'The Italian Game',
    summary: 'For White, after 1.e4 e5. The bishop looks at f7 and nobody is in a hurry.',
    text: [
      'Read the article first, or play with the hints and read it afterwards. Then play both lines by memory: your moves are asked for, Black’s come by themselves, and the name of the opening changes as you go.',
      'If you play something else, our engine says what it costs. Many moves are playable; one is in the line.',
    ],
    more: ['The Italian Game in five ideas'],
    boards: [
      {
        ask: 'The quiet line: develop, castle, and prepare d4.',
        learnt: 'c3 keeps d4 in reserve for the whole game, and the rook supports e4.',
      },
      {
        ask: 'Black strikes with ...d5. Take, and use the open file.',
        learnt: 'The rook looks at the pawn on e5.',
      },
    ],
  },
  'london-system': {
    title: 'A first repertoire with 1.d4',
    summary: 'For White: the London System, one set-up against nearly everything.',
    text: [
      'The bishop comes out before the e-pawn moves, then e3, Nf3, c3, Nbd2 and Bd3. The order matters less than the squares, but in the lines below it is fixed, so that you have one to remember.',
    ],
    more: ['A first repertoire with 1.d4'],
    boards: [
      {
        ask: 'The main set-up. Black offers to exchange bishops; let him take.',
        learnt: 'The knight on e5 stops Black’s ...e5.',
      },
      {
        ask: 'Against the Dutch, where Black chases the bishop. What does e3 threaten?',
        learnt: 'Black took the bishop and opened the way to his king.',
      },
    ],
  },
  'caro-kann': {
    title: 'The Caro-Kann',
    summary: 'For Black, against 1.e4: c6 and d5, a healthy structure, a good bishop.',
    text: [
      'You are Black. White’s first move is on the board. Prepare ...d5 with ...c6 and take it from there.',
    ],
    more: ['The Caro-Kann for people with jobs'],
    boards: [
      {
        ask: 'The Tartakower Variation: how do you take back on f6?',
        learnt: 'The pawns are doubled, the king is safe, and the e-file belongs to your rook.',
      },
      {
        ask: 'White goes past, and then comes at your bishop.',
        learnt: 'After ...e6 instead, g4 and h5 would have won the bishop.',
      },
    ],
  },
  'queens-gambit-declined': {
    title: 'The Queen’s Gambit Declined',
    summary: 'For Black, against 1.d4 and 2.c4: hold the centre, and free the bishop in time.',
    text: [
      'Black holds d5 with a pawn and brings out everything but one bishop. That one waits for the right moment: take on c4 when White’s bishop has moved, and exchange pieces with ...Nd5.',
    ],
    more: ['The Queen’s Gambit Declined as a plan'],
    boards: [
      {
        ask: 'The main line, up to the move that offers two exchanges at once.',
        learnt: 'It took White’s bishop two moves to take on c4, and your knight has two exchanges to offer.',
      },
      {
        ask: 'The Elephant Trap. White thinks that your knight is pinned.',
        learnt: 'A knight for a pawn. The check on b4 left White one legal move.',
      },
    ],
  },
  'accelerated-dragon': {
    title: 'The Accelerated Dragon',
    summary: 'For Black, against 1.e4: a Sicilian that dreams of ...d5 in one go.',
    text: [
      'You exchange a wing pawn for a centre pawn, put the bishop on the long diagonal, and hope to push the d-pawn two squares at once.',
    ],
    more: ['A first Sicilian'],
    boards: [
      {
        ask: 'White plays quietly, and the dream comes true.',
        learnt: 'Black has pushed the pawn in one go, and the long diagonal is open.',
      },
      {
        ask: 'The critical test: White’s bishop takes aim at f7, and a routine move of the queen lets you strike.',
        learnt:
          'If White takes the knight, queens are exchanged on d2 and the knight on d4 falls: a pawn more.',
      },
    ],
  },
})
