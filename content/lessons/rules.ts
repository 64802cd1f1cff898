import type { BoardLesson } from './lesson.ts'

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

/** The rules that pieces share. */
export const RULE_LESSONS: readonly BoardLesson[] = [
  {
    slug: 'setting-up',
    part: 'rules',
    title: 'Setting up the board',
    summary: 'A white square at your right hand, the queen on her own colour, White to move.',
    text: [
      'Turn the board so that each player has a light square in the corner at the right hand. On the first rank, from the corner inwards, stand rook, knight and bishop, the same on both sides; the queen and the king take the middle. The queen goes on her own colour: the white queen on a light square, the black queen on a dark one. The pawns fill the rank in front.',
      'White moves first, and then the players take turns, one move each. Passing is not allowed.',
    ],
    boards: [
      {
        fen: '8/8/8/8/8/8/8/R7',
        ask: 'The light corner at White’s right hand is h1. Take the rook there.',
        goal: { kind: 'collect', stars: ['h1'], fewest: 1 },
      },
      {
        fen: '8/8/8/3Q4/8/8/8/8',
        ask: 'White’s queen begins on a light square in the middle. Take her to d1.',
        goal: { kind: 'collect', stars: ['d1'], fewest: 1 },
        learnt:
          'The black queen faces her on d8, a dark square, and the kings face each other on the e-file.',
      },
      {
        fen: START,
        ask: 'Everything is in its place. White begins: play e4.',
        goal: { kind: 'play', moves: 'e4' },
      },
    ],
  },
  {
    slug: 'taking',
    part: 'rules',
    title: 'Taking pieces',
    summary: 'Land on a piece and it is yours. Look first whether it is guarded.',
    text: [
      'You take a piece by moving onto its square; it leaves the board for good. You never have to take, and you may not take your own. The king alone is never taken.',
      'Before you take, look at the square through your opponent’s eyes: what could take you there? A piece without a guard is free. These positions come from games between people, and in each of them something was left behind.',
    ],
    boards: [],
  },
  {
    slug: 'guarding',
    part: 'rules',
    title: 'Guarding your own',
    summary: 'A piece is attacked. Moving it away is not the only answer: guard it.',
    text: [
      'When one of your pieces is attacked you can move it, take the attacker, put something in the way, or guard the piece. To guard it, make sure that another of yours could take on its square: then whatever takes it is taken back.',
      'Count what would be lost. A pawn that guards a knight keeps a rook away, because a rook is worth more; it does not keep a pawn away.',
    ],
    boards: [
      {
        fen: '4r1k1/8/8/8/4N3/8/5P2/6K1 w - - 0 1',
        ask: 'The rook attacks the knight. Guard it with the pawn: play f3.',
        goal: { kind: 'play', moves: 'f3' },
        learnt: 'If the rook takes now, it is lost for a knight.',
      },
      {
        fen: '3r2k1/8/8/8/3B4/8/2P2P2/6K1 w - - 0 1',
        ask: 'The same with a bishop: play c3.',
        goal: { kind: 'play', moves: 'c3' },
      },
      {
        fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 3 3',
        ask: 'The other side threatens mate on f7. Put a piece in between: play Nf6.',
        goal: { kind: 'play', moves: 'Nf6' },
        learnt: 'One move blocked the queen’s way, guarded the pawn and brought out a piece.',
      },
    ],
  },
  {
    slug: 'king-steps',
    part: 'rules',
    title: 'Where the king may not go',
    summary: 'Never into check: not next to the other king, not onto a square that is attacked.',
    text: [
      'The king may not step onto a square that an enemy piece attacks, and he may not take a piece that is guarded. So the two kings can never stand next to each other. The board does not let you make such a move; over the board it has to be taken back.',
      'Before you move the king, look at every square around him and ask who else looks at it.',
    ],
    boards: [
      {
        fen: '3r2k1/8/8/8/8/b7/r7/3K4 w - - 0 1',
        ask: 'Check. The rook on a2 covers the second rank, the bishop c1. One square is left.',
        goal: { kind: 'line', moves: 'Ke1' },
      },
      {
        fen: '8/8/8/8/8/8/p1k5/K7 w - - 0 1',
        ask: 'The king may not go next to the black one. What may he do?',
        goal: { kind: 'line', moves: 'Kxa2' },
        learnt: 'Nothing guarded the pawn: the black king is two squares away from it.',
      },
    ],
  },
  {
    slug: 'check',
    part: 'rules',
    title: 'Check',
    summary: 'An attack on the king. It has to be answered at once.',
    text: [
      'When a piece attacks the king, that is check. The other side must do something about it with the very next move. You need not say “check”; on this board the king’s square turns red.',
      'Give check in each position. Where several moves do it, any of them is right.',
    ],
    boards: [
      {
        fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1',
        ask: 'Give check with the rook.',
        goal: { kind: 'find', quality: 'check' },
      },
      {
        fen: '7k/8/8/8/8/8/3B4/6K1 w - - 0 1',
        ask: 'Give check with the bishop.',
        goal: { kind: 'find', quality: 'check' },
      },
      {
        fen: '4k3/8/8/8/4N3/8/8/4K3 w - - 0 1',
        ask: 'Give check with the knight.',
        goal: { kind: 'find', quality: 'check' },
      },
      {
        fen: '8/8/3k4/8/4P3/8/8/4K3 w - - 0 1',
        ask: 'Even a pawn can do it.',
        goal: { kind: 'find', quality: 'check' },
      },
      {
        fen: '4k3/8/8/8/4B3/8/8/4R1K1 w - - 0 1',
        ask: 'The bishop hides the rook. Find a check.',
        goal: { kind: 'find', quality: 'check' },
        learnt: 'The bishop stepped aside and the rook gave check: a discovered check.',
      },
    ],
  },
  {
    slug: 'out-of-check',
    part: 'rules',
    title: 'Out of check',
    summary: 'Three ways and no fourth: take, block, or go.',
    text: [
      'There are three ways out of check. Take the piece that gives it. Put something in between. Or go with the king to a square that nobody attacks. Against a knight nothing can be put in between, because it jumps.',
      'All moves that leave the king in check are illegal, and the board does not let you make them. Often several ways are legal and one is good: find that one.',
    ],
    boards: [
      {
        fen: '6k1/8/8/8/8/2B5/5PPP/r5K1 w - - 0 1',
        ask: 'White is in check. What is best?',
        goal: { kind: 'line', moves: 'Bxa1' },
        learnt: 'Taking ends the check and wins a rook.',
      },
      {
        fen: '6k1/8/8/8/8/3B4/5PPP/r5K1 w - - 0 1',
        ask: 'You cannot take. Put something in between, on the right square.',
        goal: { kind: 'line', moves: 'Bf1' },
        learnt: 'On f1 the king guards the bishop. On b1 it would have been taken, with mate.',
      },
      {
        fen: 'k6r/8/8/8/8/8/6P1/7K w - - 0 1',
        ask: 'Only the king can help himself.',
        goal: { kind: 'line', moves: 'Kg1' },
        learnt: 'On h2 he would still stand in the rook’s line.',
      },
      {
        fen: '4k3/8/8/8/8/8/5q2/6K1 w - - 0 1',
        ask: 'The king may take too. When?',
        goal: { kind: 'line', moves: 'Kxf2' },
        learnt: 'Nobody guarded the queen. Had something guarded her, the king could not have taken.',
      },
    ],
  },
  {
    slug: 'checkmate',
    part: 'rules',
    title: 'Checkmate',
    summary: 'Check with no way out. The game is over, and you have won.',
    text: [
      'Checkmate, or mate: the king is in check, and taking, blocking and going are all impossible. That ends the game at once. The word comes from the Persian shah mat.',
      'Give mate in one move in each position.',
    ],
    more: [
      { to: '/blog/from-chaturanga-to-checkmate-the-words-of-chess', label: 'Where the word comes from' },
    ],
    boards: [
      {
        fen: '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1',
        ask: 'His own pawns shut him in.',
        goal: { kind: 'find', quality: 'mate' },
        learnt: 'The back-rank mate.',
      },
      {
        fen: '6k1/R7/8/8/8/8/8/1R4K1 w - - 0 1',
        ask: 'Two rooks: one holds the fence, the other goes.',
        goal: { kind: 'find', quality: 'mate' },
      },
      {
        fen: '7k/8/5K2/8/8/8/6Q1/8 w - - 0 1',
        ask: 'The queen needs a guard beside her. Who is it?',
        goal: { kind: 'find', quality: 'mate' },
      },
      {
        fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
        ask: 'The famous one.',
        goal: { kind: 'find', quality: 'mate' },
        learnt:
          'The scholar’s mate. The pawn on f7 is guarded by the king alone, and the bishop guards the queen.',
      },
      {
        fen: '6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1',
        ask: 'A king that has no air.',
        goal: { kind: 'find', quality: 'mate' },
        learnt: 'Smothered mate. Nothing can be put in front of a knight.',
      },
    ],
  },
  {
    slug: 'stalemate',
    part: 'rules',
    title: 'Stalemate',
    summary: 'No legal move and no check: a draw, however far you are ahead.',
    text: [
      'If the side to move has no legal move and is not in check, the game is drawn at once. That is stalemate. If you are winning, look out for it; if you are losing, hope for it.',
    ],
    more: [
      {
        to: '/blog/stalemate-saving-half-a-point-and-not-giving-one-away',
        label: 'Saving half a point, and not giving one away',
      },
    ],
    boards: [
      {
        fen: '7k/8/6K1/8/8/8/5Q2/8 w - - 0 1',
        ask: 'One move of the queen is mate and another is stalemate. Mate.',
        goal: { kind: 'find', quality: 'mate' },
      },
      {
        fen: '7k/8/6K1/8/8/8/5Q2/8 w - - 0 1',
        ask: 'Now the other way round, so that you know it when you see it: play the stalemate.',
        goal: { kind: 'find', quality: 'stalemate' },
        learnt: 'The king is not in check, and every square around him is taken. A won game, drawn.',
      },
      {
        fen: 'k7/8/2K5/8/8/8/8/1Q6 w - - 0 1',
        ask: 'In the corner once more. Mate, and not stalemate.',
        goal: { kind: 'find', quality: 'mate' },
      },
    ],
  },
  {
    slug: 'draws',
    part: 'rules',
    title: 'Other draws',
    summary: 'Three times the same position, fifty moves without progress, too little left to mate.',
    text: [
      'A game is drawn when the same position has come up three times with the same side to move: the side that is worse may give check after check and be content. It is drawn when fifty moves of each side have gone by without a capture and without a pawn move. It is drawn when neither side has enough left to give mate, a king against a king for example. And the players may agree on a draw.',
      'On this site the board counts for you and ends the game.',
    ],
    boards: [
      {
        fen: '6k1/6p1/8/7Q/8/8/rr4PP/7K w - - 0 1',
        ask: 'Black threatens mate and has two rooks for the queen. Play Qe8+, then Qh5+, then Qe8+ again: he never gets away.',
        goal: { kind: 'play', moves: 'Qe8+ Kh7 Qh5+ Kg8 Qe8+' },
        learnt: 'A perpetual check. One more round, and the position has come up three times: a draw.',
      },
      {
        fen: '8/8/4k3/8/8/8/3p4/3K4 w - - 0 1',
        ask: 'Take the last pawn: play Kxd2.',
        goal: { kind: 'play', moves: 'Kxd2' },
        learnt: 'Two kings cannot mate each other. The game is drawn at once.',
      },
    ],
  },
  {
    slug: 'castling',
    part: 'rules',
    title: 'Castling',
    summary: 'The one move in which two pieces go: the king to safety, the rook to work.',
    text: [
      'The king goes two squares towards a rook, and the rook lands on the square that he has just crossed. Neither of them may have moved before, nothing may stand between them, and the king may not be in check, pass through check or arrive in it.',
      'On this board, move the king two squares or onto his own rook. In writing it is O-O on the short side and O-O-O on the long one.',
    ],
    more: [
      { to: '/blog/where-should-your-king-live-castling-as-a-decision', label: 'Castling as a decision' },
    ],
    boards: [
      {
        fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4',
        ask: 'Castle on the short side.',
        goal: { kind: 'find', quality: 'castling' },
      },
      {
        fen: 'r3kbnr/ppp1pppp/2nq4/3p1b2/3P1B2/2NQ4/PPP1PPPP/R3KBNR w KQkq - 6 6',
        ask: 'Castle on the long side.',
        goal: { kind: 'find', quality: 'castling' },
        learnt:
          'The king crosses only c1 and d1 on this side. The rook may pass b1 even if that square is attacked.',
      },
      {
        fen: '4k3/8/8/8/8/5r2/PPP3PP/R3K2R w KQ - 0 1',
        ask: 'On one side the king would pass through check. Castle on the other.',
        goal: { kind: 'find', quality: 'castling' },
      },
      {
        fen: 'rnbqk2r/ppppppbp/5np1/8/2PPP3/2N2N2/PP3PPP/R1BQKB1R b KQkq - 3 4',
        ask: 'Black castles in the same way.',
        goal: { kind: 'find', quality: 'castling' },
      },
    ],
  },
  {
    slug: 'en-passant',
    part: 'rules',
    title: 'En passant',
    summary: 'A pawn that runs past another may be taken as if it had gone one step. At once or never.',
    text: [
      'When a pawn goes two squares and lands beside an enemy pawn, that pawn may take it as if it had gone one square only. It must do so with the very next move; later it is too late. It is the only time that a piece is taken on a square where it does not stand.',
      'The rule was the price of the double step: a pawn should not slip past its neighbour untouched.',
    ],
    boards: [
      {
        fen: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
        given: 'd5',
        ask: 'Black has just gone two squares. Take en passant.',
        goal: { kind: 'find', quality: 'en-passant' },
      },
      {
        fen: '4k3/8/8/8/2p5/8/1P6/4K3 w - - 0 1',
        given: 'b4',
        ask: 'You are Black this time. Take en passant.',
        goal: { kind: 'find', quality: 'en-passant' },
      },
      {
        fen: '4k3/2p5/8/1P1P4/8/8/8/4K3 b - - 0 1',
        given: 'c5',
        ask: 'Two pawns may take. Either will do.',
        goal: { kind: 'find', quality: 'en-passant' },
      },
    ],
  },
  {
    slug: 'promotion',
    part: 'rules',
    title: 'Promotion',
    summary: 'A pawn on the last rank becomes a queen, a rook, a bishop or a knight.',
    text: [
      'When a pawn reaches the last rank you choose what it becomes, whatever is left on the board: you may have two queens, or nine. Nearly always you want a queen. Once in a while you want a knight, because a knight can do what no queen can.',
    ],
    boards: [
      {
        fen: '7k/P7/8/8/8/8/8/K7 w - - 0 1',
        ask: 'Go to the last rank and choose.',
        goal: { kind: 'find', quality: 'promotion' },
      },
      {
        fen: '1n5k/P7/8/8/8/8/8/K7 w - - 0 1',
        ask: 'A pawn may promote by taking, too. Play axb8=Q+.',
        goal: { kind: 'play', moves: 'axb8=Q+' },
        learnt: 'It takes a knight on the way, and gives check.',
      },
      {
        fen: '8/3q1P1k/8/8/8/8/P7/6K1 w - - 0 1',
        ask: 'A queen would only be exchanged for a queen. What would win one?',
        goal: { kind: 'line', moves: 'f8=N+' },
        learnt: 'The knight gives check and attacks the queen in one move: a fork.',
      },
    ],
  },
  {
    slug: 'notation',
    part: 'rules',
    title: 'Writing moves down',
    summary: 'Every square has a name, and every move can be written in a few letters.',
    text: [
      'Files have letters from a to h, ranks numbers from 1 to 8, and a square is called by both: e4. A move is written with the letter of its piece and the square where it goes: Nf3. K is the king, Q the queen, R a rook, B a bishop and N a knight, since K is taken. A pawn has no letter: e4.',
      'An x means that something is taken: Bxf7. A pawn that takes says which file it comes from: exd5. A + is check, a # is mate, O-O and O-O-O are castling. Where two pieces could go to one square, the file or rank says which: Nbd2.',
      'Play the moves that are named, on the board or by typing them.',
    ],
    more: [{ to: '/learn/coordinates', label: 'Practise the names of the squares' }],
    boards: [
      {
        fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
        ask: 'Play e4.',
        goal: { kind: 'play', moves: 'e4' },
      },
      {
        fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
        ask: 'Play Nf3.',
        goal: { kind: 'play', moves: 'Nf3' },
      },
      {
        fen: 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
        ask: 'Play exd5.',
        goal: { kind: 'play', moves: 'exd5' },
      },
      {
        fen: 'rnbqkb1r/ppp1pppp/5n2/3p4/3P4/4PN2/PPP2PPP/RNBQKB1R w KQkq - 1 4',
        ask: 'Play Nbd2: the knight from the b-file.',
        goal: { kind: 'play', moves: 'Nbd2' },
      },
      {
        fen: 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4',
        ask: 'Play O-O.',
        goal: { kind: 'play', moves: 'O-O' },
      },
    ],
  },
  {
    slug: 'first-game',
    part: 'rules',
    title: 'Your first game',
    summary: 'You know the rules. Two moves here, then a whole game against the beginner, with the coach on.',
    text: [
      'In your first games look at two things before each move: what does the last move attack, and is the square you are going to safe? That alone wins games.',
      'The beginner makes mistakes on purpose, some of them large. The coach sits beside you: when you are about to give something away it asks you to look again, and you may take the move back.',
    ],
    more: [
      { to: '/play?start=beginner', label: 'Play the beginner, coach on' },
      { to: '/blog/free-online-chess-getting-started', label: 'What else there is to know' },
    ],
    boards: [
      { fen: START, ask: 'Begin as most games begin: play e4.', goal: { kind: 'play', moves: 'e4' } },
      {
        fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2',
        ask: 'Attack something and bring out a piece: play Nf3.',
        goal: { kind: 'play', moves: 'Nf3' },
        learnt:
          'The pawn on e5 is attacked and Black has to answer. Now play a whole game: the link is below.',
      },
    ],
  },
]
