/** A coach's words about an opening, in at most 150 characters; keyed as in content/openings/ideas.ts. */
export const words = {
  ideas: {
    "King's Pawn Game":
      'The pawn on e4 takes a share of the centre and opens the way for the queen and the bishop on f1. Next come the knights, then castling.',
    "Queen's Pawn Game":
      'The pawn on d4 takes a share of the centre, and the queen already guards it. White often goes on with c4, Nf3 or Bf4.',
    "King's Knight Opening":
      'The knight on f3 attacks the pawn on e5, so Black has to answer. Most players defend it with Nc6; d6 and the counter-attack Nf6 are possible too.',
    'Sicilian Defense':
      'The pawn on c5 watches d4. If White plays d4, Black trades this side pawn for a centre pawn and gets the c-file for a rook.',
    'French Defense':
      'Black plays d5 next and later hits the centre with c5. The bishop on c8 is the problem piece: the pawn on e6 stands in its way.',
    'Scandinavian Defense':
      'Black attacks the pawn on e4 at once. After exd5 Qxd5, Nc3 chases the queen, and White gains a move.',
    "Queen's Gambit":
      'White offers the pawn on c4 to pull the pawn on d5 out of the centre. Black can hardly keep it: after e3 the bishop on f1 looks at c4.',
    'Italian Game':
      'The bishop on c4 looks at f7, the square that only the king guards. White castles early, then builds a centre with c3 and d4.',
    'Philidor Defense':
      'The pawn on d6 guards the pawn on e5, but it leaves the bishop on f8 only the square e7. White takes space with d4.',
    'Indian Defense':
      'The knight on f6 guards e4, so White cannot simply put a second pawn there. Black chooses a plan later: e6, g6 or d5.',
    "Bishop's Opening":
      'The bishop on c4 looks at f7, the square that only the king guards. The main answer is Nf6, which attacks the pawn on e4.',
    'Horwitz Defense':
      'Black keeps the choice: d5, f5 or Nf6 can follow. White can take the whole centre with e4, which turns the game into a French Defence.',
    "Van't Kruijs Opening":
      'The pawn on e3 lets the queen and the bishop on f1 out, but it takes little space. Black can use that and put pawns on e5 and d5.',
    'English Opening':
      'The pawn on c4 fights for d5 from the side. Nc3, g3 and Bg2 all aim at the centre as well.',
    'Zukertort Opening':
      'The knight on f3 watches d4 and e5, and White’s pawns wait: d4, c4 or g3 can follow. Black can take the centre with d5.',
    'Ruy Lopez':
      'The bishop on b5 attacks the knight on c6, which guards the pawn on e5. White castles, then builds a centre with c3 and d4.',
    'Caro-Kann Defense':
      'Black plays d5 next. With a pawn on c6 and not on e6, the bishop on c8 can come out later, as it cannot in the French Defence.',
    "King's Gambit":
      'White offers the pawn on f4 to pull the pawn on e5 out of the centre. Then d4 and the f-file help the attack, but White’s own king is less safe.',
    'Hungarian Opening':
      'Next comes Bg2, and the bishop looks across the whole centre. Black can take space with e5 and d5.',
    'Owen Defense':
      'Next comes Bb7, which attacks the pawn on e4. White takes the centre with d4 and guards e4 with Bd3 or Nc3.',
    'Pirc Defense':
      'Black lets White build a centre with d4, develops with Nf6, g6 and Bg7, and hits that centre later with e5 or c5.',
    'Center Game':
      'White opens the centre at once. After exd4 Qxd4 Black gains a move: Nc6 attacks the queen.',
    "Queen's Gambit Declined":
      'The pawn on e6 guards the pawn on d5, but it stands in the way of the bishop on c8. Black castles, then frees the game with c5.',
    'Modern Defense':
      'Next comes Bg7, aimed at d4 through the centre. White may take space with d4 and Nc3; Black hits that centre later with c5 or e5.',
    'Scotch Game':
      'White opens the centre at once. After exd4 Nxd4 the knight is strong in the middle, and Black hits back with Nf6 or Bc5.',
    "Petrov's Defense":
      'Black answers the attack on e5 by attacking the pawn on e4. After Nxe5 play d6 first: if Nxe4 comes at once, Qe2 is strong.',
    "Queen's Gambit Accepted":
      'Black’s pawn on c4 is hard to keep. White plays e3 or e4, takes back with Bxc4 and has more pawns in the centre.',
    'Nimzowitsch Defense':
      'The knight on c6 looks at d4 and e5. White can take the whole centre with d4; then Black hits it with d5 or e5.',
    'Slav Defense':
      'The pawn on c6 guards the pawn on d5, and the bishop on c8 keeps its way out. That is the difference to e6.',
    'Nimzo-Larsen Attack':
      'Next comes Bb2, which looks at e5. White lets Black take the centre and attacks it from the side, later with c4 or f4.',
    'Center Game Accepted':
      'If White takes back with Qxd4, Nc6 chases the queen. White can also play Nf3 first, or offer a pawn with c3 to develop faster.',
    'Three Knights Opening':
      'The knight on c3 guards the pawn on e4, and White is ready for Bb5, Bc4 or d4. If Black answers Nf6, all four knights are out.',
    'Alekhine Defense':
      'The knight on f6 attacks the pawn on e4 and invites e5. White’s pawns come forward, and Black hits them later with d6.',
    'Bird Opening':
      'The pawn on f4 guards e5, a fine square for a knight after Nf3. Take care: the diagonal from h4 to the king on e1 is open now.',
    "King's Gambit Accepted":
      'Black is a pawn up, and White hurries: Nf3 stops Qh4+, then Bc4 and castling bring the rook to the f-file.',
    'Vienna Game':
      'The knight on c3 guards the pawn on e4 and leaves the f-pawn free, so f4 can follow. Black hits back with Nf6 and d5.',
    'Four Knights Game':
      'All four knights are out, and each side guards its centre pawn. White opens the centre with d4 or attacks the knight on c6 with Bb5.',
    'English Defense':
      'Next comes Bb7, which looks at e4. White may take the whole centre with e4; Black attacks it from the side, with e6 and Bb4+.',
    'Mieses Opening':
      'The pawn on d3 lets the bishop on c1 out and makes e4 ready. It takes little space, so Black can put pawns on e5 and d5.',
    'Englund Gambit':
      'Black gives up the pawn on e5 and hopes for tricks. Take it with dxe5, develop with Nf3 and Nc3, and watch out for Qe7 and Qb4+.',
  },
}
