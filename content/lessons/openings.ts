import type { BoardLesson, LessonBoard } from './lesson.ts'

/** A line to play from memory, as in its article. For Black, White's first move is given. */
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const white = (moves: string, ask: string, learnt: string): LessonBoard => ({
  fen: START,
  ask,
  goal: { kind: 'drill', moves },
  learnt,
})
const black = (given: string, moves: string, ask: string, learnt: string): LessonBoard => ({
  ...white(moves, ask, learnt),
  given,
})

/** A small repertoire: the lines of the articles on openings, to play from memory. */
export const OPENING_LESSONS: readonly BoardLesson[] = [
  {
    slug: 'italian-game',
    part: 'openings',
    title: 'The Italian Game',
    summary: 'For White, after 1.e4 e5. The bishop looks at f7 and nobody is in a hurry.',
    text: [
      'Read the article first, or play with the hints and read it afterwards. Then play both lines by memory: your moves are asked for, Black’s come by themselves, and the name of the opening changes as you go.',
      'If you play something else, our engine says what it costs. Many moves are playable; one is in the line.',
    ],
    more: [
      {
        to: '/blog/the-italian-game-five-ideas-before-you-memorise-a-move',
        label: 'The Italian Game in five ideas',
      },
    ],
    boards: [
      white(
        'e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 O-O O-O h3 a6 Re1',
        'The quiet line: develop, castle, and prepare d4.',
        'c3 keeps d4 in reserve for the whole game, and the rook supports e4.',
      ),
      white(
        'e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 O-O O-O d5 exd5 Nxd5 Re1',
        'Black strikes with ...d5. Take, and use the open file.',
        'The rook looks at the pawn on e5.',
      ),
    ],
  },
  {
    slug: 'london-system',
    part: 'openings',
    title: 'A first repertoire with 1.d4',
    summary: 'For White: the London System, one set-up against nearly everything.',
    text: [
      'The bishop comes out before the e-pawn moves, then e3, Nf3, c3, Nbd2 and Bd3. The order matters less than the squares, but in the lines below it is fixed, so that you have one to remember.',
    ],
    more: [{ to: '/blog/a-first-repertoire-with-1-d4', label: 'A first repertoire with 1.d4' }],
    boards: [
      white(
        'd4 d5 Bf4 Nf6 e3 e6 Nf3 c5 c3 Nc6 Nbd2 Bd6 Bg3 O-O Bd3 Qe7 Ne5',
        'The main set-up. Black offers to exchange bishops; let him take.',
        'The knight on e5 stops Black’s ...e5.',
      ),
      white(
        'd4 f5 Bg5 h6 Bh4 g5 e3 gxh4 Qh5#',
        'Against the Dutch, where Black chases the bishop. What does e3 threaten?',
        'Black took the bishop and opened the way to his king.',
      ),
    ],
  },
  {
    slug: 'caro-kann',
    part: 'openings',
    title: 'The Caro-Kann',
    summary: 'For Black, against 1.e4: c6 and d5, a healthy structure, a good bishop.',
    text: [
      'You are Black. White’s first move is on the board. Prepare ...d5 with ...c6 and take it from there.',
    ],
    more: [{ to: '/blog/the-caro-kann-for-people-with-jobs', label: 'The Caro-Kann for people with jobs' }],
    boards: [
      black(
        'e4',
        'c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Nxf6+ exf6',
        'The Tartakower Variation: how do you take back on f6?',
        'The pawns are doubled, the king is safe, and the e-file belongs to your rook.',
      ),
      black(
        'e4',
        'c6 d4 d5 e5 Bf5 h4 h5',
        'White goes past, and then comes at your bishop.',
        'After ...e6 instead, g4 and h5 would have won the bishop.',
      ),
    ],
  },
  {
    slug: 'queens-gambit-declined',
    part: 'openings',
    title: 'The Queen’s Gambit Declined',
    summary: 'For Black, against 1.d4 and 2.c4: hold the centre, and free the bishop in time.',
    text: [
      'Black holds d5 with a pawn and brings out everything but one bishop. That one waits for the right moment: take on c4 when White’s bishop has moved, and exchange pieces with ...Nd5.',
    ],
    more: [
      {
        to: '/blog/the-queen-s-gambit-declined-as-a-plan-not-a-line',
        label: 'The Queen’s Gambit Declined as a plan',
      },
    ],
    boards: [
      black(
        'd4',
        'd5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7 Rc1 c6 Bd3 dxc4 Bxc4 Nd5',
        'The main line, up to the move that offers two exchanges at once.',
        'It took White’s bishop two moves to take on c4, and your knight has two exchanges to offer.',
      ),
      black(
        'd4',
        'd5 c4 e6 Nc3 Nf6 Bg5 Nbd7 cxd5 exd5 Nxd5 Nxd5 Bxd8 Bb4+ Qd2 Bxd2+ Kxd2 Kxd8',
        'The Elephant Trap. White thinks that your knight is pinned.',
        'A knight for a pawn. The check on b4 left White one legal move.',
      ),
    ],
  },
  {
    slug: 'accelerated-dragon',
    part: 'openings',
    title: 'The Accelerated Dragon',
    summary: 'For Black, against 1.e4: a Sicilian that dreams of ...d5 in one go.',
    text: [
      'You exchange a wing pawn for a centre pawn, put the bishop on the long diagonal, and hope to push the d-pawn two squares at once.',
    ],
    more: [{ to: '/blog/a-first-sicilian-you-can-actually-play', label: 'A first Sicilian' }],
    boards: [
      black(
        'e4',
        'c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 Nc3 Bg7 Be3 Nf6 Be2 O-O O-O d5 exd5 Nxd5 Nxd5 Qxd5',
        'White plays quietly, and the dream comes true.',
        'Black has pushed the pawn in one go, and the long diagonal is open.',
      ),
      black(
        'e4',
        'c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 Nc3 Bg7 Be3 Nf6 Bc4 Qa5 Qd2 Nxe4',
        'The critical test: White’s bishop takes aim at f7, and a routine move of the queen lets you strike.',
        'If White takes the knight, queens are exchanged on d2 and the knight on d4 falls: a pawn more.',
      ),
    ],
  },
]
