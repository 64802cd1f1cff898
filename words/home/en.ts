export const words = {
  heroBoard: {
    whatMoves: 'the game',
    immortalEnd:
      'Chess board, the end of the Immortal Game. White has king e2, knights d5 and g7, bishop e7, pawns a2, c2, d3, e5, g4 and h5. Black has king d8, queen a1, rooks a8 and h8, bishops c8 and g1, knights a6 and f6, pawns a7, b5, d7, f7 and h7. The bishop on e7 gives mate.',
  },
  liveBoard: {
    replay: 'Replay',
  },
  offers: {
    whatYouCanDoHere: 'What you can do here',
    computer: {
      title: 'Play the computer',
      text: 'Beginner to master, or any strength in between. Take White or Black.',
    },
    table: {
      title: 'Play across the table',
      text: 'Two people, one screen and a clock for each side.',
    },
    coach: {
      title: 'A coach that can prove it',
      text: 'Your game is reviewed as you play, and mistakes come with the reason where it can be proved.',
    },
    training: {
      title: 'Train what you got wrong',
      text: 'Your own mistakes come back as puzzles, beside thousands more.',
    },
  },
  wallOfFame: {
    wallOfFame: 'Wall of Fame',
    whatMoves: 'the names',
    supportUs: 'Support Us',
    donors: 'Donors',
    reportedThing: 'the Wall of Fame',
    reportAName: 'Report a name',
  },
  welcome: {
    yourEmailAddressIsConfirmed: 'Welcome: your email address is confirmed',
    youAreSignedIn:
      'You are signed in. From now on every game you finish is kept in your account, wherever you play.',
    chooseAName: 'Choose a Name',
    yourDashboard: 'Your Dashboard',
  },
  home: {
    lastSundaysPuzzle: 'Last Sunday’s puzzle, explained move by move',
    theBoardIsSet: <T>(line: (text: string) => T) => [line('The board is set.'), ' Your\u00a0move.'],
    freeChessWithItsRoots:
      'Free chess with its roots in India. Play the computer, a friend anywhere, or somebody at the same screen. You need no account.',
    startPlaying: 'Start Playing',
    quickGame: 'Quick Game',
    playAFriend: 'Play a Friend',
    theImmortalGame:
      'The Immortal Game, London, 21 June 1851: Adolf Anderssen gives up a bishop, both rooks and his queen, and mates with 23.Be7.',
    itWasChaturangaFirst: 'It was chaturanga first',
    chessGrewOutOf:
      'Chess grew out of an Indian game named after the four arms of an army: foot, horse, elephants and chariots. It was probably played by the early 600s, on a board called the ashtapada: eight squares by eight, all of one colour.',
    someSquaresBoreACross:
      'Some squares bore a cross, left over from an older race game; what they meant in chess, if anything, is forgotten. The chequers came later, in Europe. The rook and the rajah have been there from the start.',
    theAshtapada: 'The ashtapada, before the chequers',
  },
}
