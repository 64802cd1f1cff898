import { lessons } from './lesson-words.ts'

/** The rules that pieces share. */
export const RULES = lessons({
  'setting-up': {
    title: 'Setting up the board',
    summary: 'A white square at your right hand, the queen on her own colour, White to move.',
    text: [
      'Turn the board so that each player has a light square in the corner at the right hand. On the first rank, from the corner inwards, stand rook, knight and bishop, the same on both sides; the queen and the king take the middle. The queen goes on her own colour: the white queen on a light square, the black queen on a dark one. The pawns fill the rank in front.',
      'White moves first, and then the players take turns, one move each. Passing is not allowed.',
    ],
    boards: [
      { ask: 'The light corner at White’s right hand is h1. Take the rook there.' },
      {
        ask: 'White’s queen begins on a light square in the middle. Take her to d1.',
        learnt:
          'The black queen faces her on d8, a dark square, and the kings face each other on the e-file.',
      },
      { ask: 'Everything is in its place. White begins: play e4.' },
    ],
  },
  taking: {
    title: 'Taking pieces',
    summary: 'Land on a piece and it is yours. Look first whether it is guarded.',
    text: [
      'You take a piece by moving onto its square; it leaves the board for good. You never have to take, and you may not take your own. The king alone is never taken.',
      'Before you take, look at the square through your opponent’s eyes: what could take you there? A piece without a guard is free. These positions come from games between people, and in each of them something was left behind.',
    ],
    boards: [],
    puzzle: { ask: 'Something is free. Take it.' },
  },
  guarding: {
    title: 'Guarding your own',
    summary: 'A piece is attacked. Moving it away is not the only answer: guard it.',
    text: [
      'When one of your pieces is attacked you can move it, take the attacker, put something in the way, or guard the piece. To guard it, make sure that another of yours could take on its square: then whatever takes it is taken back.',
      'Count what would be lost. A pawn that guards a knight keeps a rook away, because a rook is worth more; it does not keep a pawn away.',
    ],
    boards: [
      {
        ask: 'The rook attacks the knight. Guard it with the pawn: play f3.',
        learnt: 'If the rook takes now, it is lost for a knight.',
      },
      { ask: 'The same with a bishop: play c3.' },
      {
        ask: 'The other side threatens mate on f7. Put a piece in between: play Nf6.',
        learnt: 'One move blocked the queen’s way, guarded the pawn and brought out a piece.',
      },
    ],
  },
  'king-steps': {
    title: 'Where the king may not go',
    summary: 'Never into check: not next to the other king, not onto a square that is attacked.',
    text: [
      'The king may not step onto a square that an enemy piece attacks, and he may not take a piece that is guarded. So the two kings can never stand next to each other. The board does not let you make such a move; over the board it has to be taken back.',
      'Before you move the king, look at every square around him and ask who else looks at it.',
    ],
    boards: [
      { ask: 'Check. The rook on a2 covers the second rank, the bishop c1. One square is left.' },
      {
        ask: 'The king may not go next to the black one. What may he do?',
        learnt: 'Nothing guarded the pawn: the black king is two squares away from it.',
      },
    ],
  },
  check: {
    title: 'Check',
    summary: 'An attack on the king. It has to be answered at once.',
    text: [
      'When a piece attacks the king, that is check. The other side must do something about it with the very next move. You need not say “check”; on this board the king’s square turns red.',
      'Give check in each position. Where several moves do it, any of them is right.',
    ],
    boards: [
      { ask: 'Give check with the rook.' },
      { ask: 'Give check with the bishop.' },
      { ask: 'Give check with the knight.' },
      { ask: 'Even a pawn can do it.' },
      {
        ask: 'The bishop hides the rook. Find a check.',
        learnt: 'The bishop stepped aside and the rook gave check: a discovered check.',
      },
    ],
  },
  'out-of-check': {
    title: 'Out of check',
    summary: 'Three ways and no fourth: take, block, or go.',
    text: [
      'There are three ways out of check. Take the piece that gives it. Put something in between. Or go with the king to a square that nobody attacks. Against a knight nothing can be put in between, because it jumps.',
      'All moves that leave the king in check are illegal, and the board does not let you make them. Often several ways are legal and one is good: find that one.',
    ],
    boards: [
      { ask: 'White is in check. What is best?', learnt: 'Taking ends the check and wins a rook.' },
      {
        ask: 'You cannot take. Put something in between, on the right square.',
        learnt: 'On f1 the king guards the bishop. On b1 it would have been taken, with mate.',
      },
      { ask: 'Only the king can help himself.', learnt: 'On h2 he would still stand in the rook’s line.' },
      {
        ask: 'The king may take too. When?',
        learnt: 'Nobody guarded the queen. Had something guarded her, the king could not have taken.',
      },
    ],
  },
  checkmate: {
    title: 'Checkmate',
    summary: 'Check with no way out. The game is over, and you have won.',
    text: [
      'Checkmate, or mate: the king is in check, and taking, blocking and going are all impossible. That ends the game at once. The word comes from the Persian shah mat.',
      'Give mate in one move in each position.',
    ],
    more: ['Where the word comes from'],
    boards: [
      { ask: 'His own pawns shut him in.', learnt: 'The back-rank mate.' },
      { ask: 'Two rooks: one holds the fence, the other goes.' },
      { ask: 'The queen needs a guard beside her. Who is it?' },
      {
        ask: 'The famous one.',
        learnt:
          'The scholar’s mate. The pawn on f7 is guarded by the king alone, and the bishop guards the queen.',
      },
      { ask: 'A king that has no air.', learnt: 'Smothered mate. Nothing can be put in front of a knight.' },
    ],
    puzzle: { ask: 'From a game. Mate in one move.' },
  },
  stalemate: {
    title: 'Stalemate',
    summary: 'No legal move and no check: a draw, however far you are ahead.',
    text: [
      'If the side to move has no legal move and is not in check, the game is drawn at once. That is stalemate. If you are winning, look out for it; if you are losing, hope for it.',
    ],
    more: ['Saving half a point, and not giving one away'],
    boards: [
      { ask: 'One move of the queen is mate and another is stalemate. Mate.' },
      {
        ask: 'Now the other way round, so that you know it when you see it: play the stalemate.',
        learnt: 'The king is not in check, and every square around him is taken. A won game, drawn.',
      },
      { ask: 'In the corner once more. Mate, and not stalemate.' },
    ],
  },
  draws: {
    title: 'Other draws',
    summary: 'Three times the same position, fifty moves without progress, too little left to mate.',
    text: [
      'A game is drawn when the same position has come up three times with the same side to move: the side that is worse may give check after check and be content. It is drawn when fifty moves of each side have gone by without a capture and without a pawn move. It is drawn when neither side has enough left to give mate, a king against a king for example. And the players may agree on a draw.',
      'On this site the board counts for you and ends the game.',
    ],
    boards: [
      {
        ask: 'Black threatens mate and has two rooks for the queen. Play Qe8+, then Qh5+, then Qe8+ again: he never gets away.',
        learnt: 'A perpetual check. One more round, and the position has come up three times: a draw.',
      },
      {
        ask: 'Take the last pawn: play Kxd2.',
        learnt: 'Two kings cannot mate each other. The game is drawn at once.',
      },
    ],
  },
  castling: {
    title: 'Castling',
    summary: 'The one move in which two pieces go: the king to safety, the rook to work.',
    text: [
      'The king goes two squares towards a rook, and the rook lands on the square that he has just crossed. Neither of them may have moved before, nothing may stand between them, and the king may not be in check, pass through check or arrive in it.',
      'On this board, move the king two squares or onto his own rook. In writing it is O-O on the short side and O-O-O on the long one.',
    ],
    more: ['Castling as a decision'],
    boards: [
      { ask: 'Castle on the short side.' },
      {
        ask: 'Castle on the long side.',
        learnt:
          'The king crosses only c1 and d1 on this side. The rook may pass b1 even if that square is attacked.',
      },
      { ask: 'On one side the king would pass through check. Castle on the other.' },
      { ask: 'Black castles in the same way.' },
    ],
  },
  'en-passant': {
    title: 'En passant',
    summary: 'A pawn that runs past another may be taken as if it had gone one step. At once or never.',
    text: [
      'When a pawn goes two squares and lands beside an enemy pawn, that pawn may take it as if it had gone one square only. It must do so with the very next move; later it is too late. It is the only time that a piece is taken on a square where it does not stand.',
      'The rule was the price of the double step: a pawn should not slip past its neighbour untouched.',
    ],
    boards: [
      { ask: 'Black has just gone two squares. Take en passant.' },
      { ask: 'You are Black this time. Take en passant.' },
      { ask: 'Two pawns may take. Either will do.' },
    ],
  },
  promotion: {
    title: 'Promotion',
    summary: 'A pawn on the last rank becomes a queen, a rook, a bishop or a knight.',
    text: [
      'When a pawn reaches the last rank you choose what it becomes, whatever is left on the board: you may have two queens, or nine. Nearly always you want a queen. Once in a while you want a knight, because a knight can do what no queen can.',
    ],
    boards: [
      { ask: 'Go to the last rank and choose.' },
      {
        ask: 'A pawn may promote by taking, too. Play axb8=Q+.',
        learnt: 'It takes a knight on the way, and gives check.',
      },
      {
        ask: 'A queen would only be exchanged for a queen. What would win one?',
        learnt: 'The knight gives check and attacks the queen in one move: a fork.',
      },
    ],
  },
  notation: {
    title: 'Writing moves down',
    summary: 'Every square has a name, and every move can be written in a few letters.',
    text: [
      'Files have letters from a to h, ranks numbers from 1 to 8, and a square is called by both: e4. A move is written with the letter of its piece and the square where it goes: Nf3. K is the king, Q the queen, R a rook, B a bishop and N a knight, since K is taken. A pawn has no letter: e4.',
      'An x means that something is taken: Bxf7. A pawn that takes says which file it comes from: exd5. A + is check, a # is mate, O-O and O-O-O are castling. Where two pieces could go to one square, the file or rank says which: Nbd2.',
      'Play the moves that are named, on the board or by typing them.',
    ],
    more: ['Practise the names of the squares'],
    boards: [
      { ask: 'Play e4.' },
      { ask: 'Play Nf3.' },
      { ask: 'Play exd5.' },
      { ask: 'Play Nbd2: the knight from the b-file.' },
      { ask: 'Play O-O.' },
    ],
  },
  'first-game': {
    title: 'Your first game',
    summary: 'You know the rules. Two moves here, then a whole game against the beginner, with the coach on.',
    text: [
      'In your first games look at two things before each move: what does the last move attack, and is the square you are going to safe? That alone wins games.',
      'The beginner makes mistakes on purpose, some of them large. The coach sits beside you: when you are about to give something away it asks you to look again, and you may take the move back.',
    ],
    more: ['Play the beginner, coach on', 'What else there is to know'],
    boards: [
      { ask: 'Begin as most games begin: play e4.' },
      {
        ask: 'Attack something and bring out a piece: play Nf3.',
        learnt:
          'The pawn on e5 is attacked and Black has to answer. Now play a whole game: the link is below.',
      },
    ],
  },
})
