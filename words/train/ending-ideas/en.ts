/** Each ending's idea in three sentences: what to know, what to do, what to beware of. Separate from the titles, which every list loads. */
export const words = {
  ideas: {
    'queen-the-box': [
      'Put the queen a knight’s move away from the bare king, and each of its steps makes its box smaller.',
      'When it is shut in on the edge, leave the queen alone and walk your own king up.',
      'Give no check before it is mate, and look before each quiet move where the bare king can still go.',
    ],
    'queen-beware-of-stalemate': [
      'Before each quiet move ask which square the bare king has left.',
      'If it has none and is not in check, that is stalemate, and the win is gone.',
      'Here five queen moves give mate, and Qg6 gives stalemate.',
    ],
    'two-rooks-the-ladder': [
      'One rook holds a rank that the king cannot cross, and the other checks on the next one.',
      'Take turns, rank by rank, until the king is at the edge; your own king can stay at home.',
      'When it comes close to a rook, swing that rook along its rank to the far side of the board.',
    ],
    'rook-shrink-the-box': [
      'The rook fences the bare king in, and your own king guards the fence.',
      'Make the box smaller whenever you can; when you cannot, bring your king a step closer.',
      'Check only when the kings face each other with one square between: then it has to step back.',
    ],
    'rook-the-waiting-move': [
      'The rook mates along the edge when the kings face each other with one square between.',
      'If the kings stand a knight’s move apart, pass: move the rook but keep its fence.',
      'Now the bare king has to step opposite yours, and the next check is mate.',
    ],
    'pawn-the-square': [
      'Picture a square that reaches from the pawn to its last rank and is as wide as it is long.',
      'If your king can step into that square, it catches the pawn, and you need not count moves.',
      'Step in at once, because with every move of the pawn the square shrinks.',
    ],
    'pawn-the-king-in-front-sixth-rank': [
      'With your king on the sixth rank, in front of its pawn, you win whoever is to move.',
      'When the other king steps to one side, step forward on the other, and guard the pawn’s last squares.',
      'Only a rook’s pawn is different: there the corner saves the other king.',
    ],
    'pawn-opposition-wins': [
      'When the kings face each other with one square between, the one who has to move gives way.',
      'Here that is Black, so your king gets past and clears the road for its pawn.',
      'Lead with the king and leave the pawn behind it until the king has reached the sixth rank.',
    ],
    'pawn-the-same-with-white-to-move': [
      'It is the same position, but now White has to move, and the opposition is yours.',
      'Answer every step of the king by facing it again with one square between.',
      'When the pawn drives you back, go straight back on its file and not to the side.',
    ],
    'pawn-the-spare-move': [
      'A pawn that is still behind its king can lose a move for you.',
      'Go forward with the king first, and let the pawn wait.',
      'When the other king takes the opposition, one step of the pawn hands the move back.',
    ],
    'defence-meet-the-king': [
      'Only one move draws here: stand face to face with the king.',
      'With one square between them, their king can come no further.',
      'From any other square you let it reach the sixth rank, and the pawn goes through.',
    ],
    'defence-straight-back': [
      'Keep your king in front of the pawn.',
      'When it drives you back, go straight back on its file: from there you can face the king, whichever side it comes from.',
      'A step back to the side gives the opposition away, and with it the draw.',
    ],
    'rook-pawn-the-corner-draws': [
      'Against a rook’s pawn, a king in the corner in front of it holds the draw.',
      'Shuffle between the corner and the square beside it, because nothing can drive you out.',
      'If you run out of moves you are stalemated, and that is a draw too.',
    ],
    'reti-1921': [
      'One king move can do two jobs: chase a pawn and help your own.',
      'Walk down the diagonal and keep both plans open for as long as you can.',
      'If they push their pawn, you reach your own; if they stop yours, you catch theirs.',
    ],
    'pawn-against-pawn-win-his-pawn-and-keep-yours': [
      'Before you take a pawn, picture the king and pawn ending that is left.',
      'Take it with the king, so that your king already stands ahead of your pawn.',
      'From there the king leads and the pawn follows.',
    ],
    'en-passant-wins': [
      'A pawn that has just gone two squares and stands beside yours can be taken as if it had gone one.',
      'The right lasts for one move only: take now or never.',
      'Here it is the only move that wins, since your pawn then runs alone.',
    ],
    'two-pawns-they-guard-each-other': [
      'Two pawns in a chain need no help: if the king takes the one behind, the one in front runs.',
      'So leave them where they are, and bring your king.',
      'You have all the time in the world; only a careless push can lose a pawn.',
    ],
    'queen-against-a-centre-pawn-on-the-seventh': [
      'Check, and come closer, until the king has to step in front of its own pawn.',
      'Each time it does, you have a free move: bring your king one step nearer.',
      'Do it again until your king is close enough to help win the pawn or give mate.',
    ],
    'queen-against-a-rook-pawn-draw': [
      'With a rook’s pawn one step from promotion, the side with the pawn can hold.',
      'When the queen drives your king in front of the pawn, you are in the corner with no move: she has to let go or stalemate you.',
      'So stay by the corner; she gains no time to bring her king.',
    ],
    'the-exception-your-king-is-near': [
      'If your king is near enough, even the rook’s pawn is lost.',
      'You can let the pawn promote, because your king and queen then mate at once or win the new queen.',
      'So look first how far your king is, and only then at the checks.',
    ],
    'queen-against-a-bishop-pawn-draw': [
      'With a bishop’s pawn one step from promotion, the corner saves you.',
      'When the queen checks, step into the corner and offer the pawn: taking it is stalemate.',
      'It fails only if the other king is already near.',
    ],
    'rook-against-pawn-the-king-in-front': [
      'The rook alone cannot stop a pawn that its king supports, so your king has to help.',
      'King in front of the pawn, rook behind it: then the pawn falls.',
      'The king is the slow piece, so bring it first.',
    ],
    'rook-against-pawn-cut-off-the-king': [
      'A rook on the fifth rank keeps the other king behind it.',
      'If the pawn runs ahead alone, the rook goes back and takes it.',
      'If it waits, your king has the time to walk up.',
    ],
    'saavedra-1895': [
      'Push the pawn, and walk your king out of the rook’s checks.',
      'Before you promote, look for the stalemate: a new rook can be worth more than a new queen.',
      'Then one king move threatens mate and the other rook at the same time.',
    ],
    'two-bishops': [
      'Side by side, two bishops make a wall that the king cannot cross.',
      'Move the wall forward with your king beside it, until the bare king is in a corner.',
      'Close to the end leave it a square on each quiet move, because two bishops stalemate easily.',
    ],
    'bishop-and-knight-from-the-wrong-corner-to-the-right-one': [
      'Mate can be forced only in a corner of the bishop’s colour, and this is the other one.',
      'The knight walks a W along the edge, f7, e5, d7, c5, b7, and takes squares from the king.',
      'King and bishop shut the door behind it, so that it cannot slip back.',
    ],
    'two-knights-cannot-force-mate': [
      'Two knights can mate, but they cannot force it.',
      'Only a king that walks into the mate is lost, so look at their next check before you move.',
      'At the edge choose the square where that check is not mate.',
    ],
    'queen-against-rook-philidor-1777': [
      'The rook holds only as long as it stays beside its king.',
      'Walk the queen in a triangle, so that the same position comes back with the other side to move.',
      'Now the rook has to leave its king, and a few checks end in a fork.',
    ],
    'queen-against-rook-from-afar': [
      'The queen cannot do it alone, so bring your king.',
      'Drive the other king to the edge step by step, and aim for Philidor’s position.',
      'Look for a fork whenever the rook leaves its king, and beware of a rook that gives itself up for stalemate.',
    ],
    'rook-against-bishop-the-safe-corner': [
      'In a corner that is not of the bishop’s colour your king is safe.',
      'When the rook checks along the edge, put the bishop between: pinned there, it leaves you no move, and that is stalemate.',
      'Until then keep the bishop out of the rook’s reach.',
    ],
    'rook-against-knight-stay-together': [
      'King and knight hold a rook as long as they stay together.',
      'Keep the knight beside the king, and answer checks without leaving it.',
      'A knight that strays is hunted down, and the edge of the board makes it worse.',
    ],
    'the-wrong-bishop': [
      'A rook’s pawn does not win if its bishop cannot guard the square where it promotes.',
      'Bring your king into that corner and stay beside it.',
      'They cannot drive you out: when you have no square left, it is stalemate.',
    ],
    'the-knight-stops-the-pawn': [
      'A knight can hold a pawn alone if it guards a square in front of it in time.',
      'When the king attacks it, look for a check or a fork before you go.',
      'Bring your own king closer whenever the knight need not move.',
    ],
    'lucena-the-bridge': [
      'Your king stands on the promotion square, and the rook keeps the other king a file away.',
      'Drive that king one file further with a check, put your rook on the fourth rank, and bring your king out.',
      'When the checks come, the rook steps between: that is the bridge.',
    ],
    'philidor-1777-the-third-rank': [
      'Keep your rook on your third rank, so that their king cannot come forward.',
      'When the pawn steps onto that rank, go to the far end of the board and check from behind.',
      'With the pawn moved up, their king has no shelter from those checks.',
    ],
    'vancura-from-the-side': [
      'Against a rook’s pawn attack the pawn from the side, so that the rook in front of it is tied down.',
      'Keep your king on the two squares where that rook cannot check it with effect.',
      'When their king comes to guard the pawn, check it from the side and come back.',
    ],
    'the-short-side': [
      'The pawn splits the board into a short side and a long one: your king belongs on the short one.',
      'The rook needs the long side, with three files between it and the pawn, for its checks.',
      'Keep checking along the rank, and never let the king hide beside its pawn.',
    ],
    'knight-pawn-the-back-rank-holds': [
      'Against a knight’s pawn a rook that stays on its back rank holds.',
      'Their king can go round on one side only, since the other side is the edge.',
      'Wait on the back rank, and answer a check beside you with a step into the corner.',
    ],
    'bishop-pawn-the-back-rank-does-not-hold': [
      'Against a bishop’s pawn the same defence loses, because there is room on both sides of the pawn.',
      'Swing your rook to the free side: it threatens to skewer king and rook on the back rank.',
      'Do not hurry with the pawn; first take the king’s squares away.',
    ],
    'rook-and-bishop-against-rook-philidor': [
      'King and bishop hold the other king at the edge, and the rook looks for mate there.',
      'Make waiting moves that force the defending rook onto worse squares.',
      'Threaten mate on one side and then on the other: the rook cannot cover both.',
    ],
  },
}
