import type { Color } from '#chess/types.ts'
import { sideName } from '../grammar/en.ts'

export const words = {
  heroBoard: {
    immortalEnd:
      'Chess board, the end of the Immortal Game. White has king e2, knights d5 and g7, bishop e7, pawns a2, c2, d3, e5, g4 and h5. Black has king d8, queen a1, rooks a8 and h8, bishops c8 and g1, knights a6 and f6, pawns a7, b5, d7, f7 and h7. The bishop on e7 gives mate.',
  },
  opponents: {
    title: 'Choose your opponent',
    text: 'Four carved opponents, each a fair step above the last. They think at a human pace and go wrong as people do.',
    names: { pawn: 'Beginner', horse: 'Intermediate', elephant: 'Advanced', vizier: 'Master' },
    tempers: {
      pawn: 'Still learning, and fond of pawns',
      horse: 'Jumps at your king with its knights',
      elephant: 'Gives little away',
      vizier: 'Sees almost everything',
    },
    sameScreen: 'Someone at the same screen',
    friend: 'A friend anywhere',
  },
  understand: {
    title: 'Understand every move',
    text: 'After a game the coach shows you the moves that decided it and tells you why. It says only what it can prove. Here it reviews the Immortal Game: press a move to see it on the board.',
    board: (move: string) => `Chess board, the position after ${move}`,
    game: 'Anderssen – Kieseritzky, London 1851',
    accuracy: (color: Color, percent: number | undefined) =>
      `${sideName(color)} ${percent === undefined ? '–' : `${percent.toFixed(0)}%`}`,
    accuracyLabel: 'Accuracy:',
    moments: 'Key moments',
    better: (move: string) => `${move} was better.`,
    reviewYourGame: 'Review your own game',
  },
  learn: {
    title: 'Learn a little every day',
    text: 'A puzzle a day, lessons that start with how a rook moves, and your own mistakes until you know better.',
    ways: {
      lessons: { title: 'Lessons', text: 'From the first move to winning endings' },
      mistakes: { title: 'Your mistakes', text: 'They come back until you have solved them' },
      rush: { title: 'Puzzle rush', text: 'As many as you can before the clock runs out' },
    },
  },
  wallOfFame: {
    wallOfFame: 'Wall of Fame',
    supportUs: 'Support Us',
    donors: 'Donors',
    reportedThing: 'the Wall of Fame',
    reportAName: 'Report a name',
  },
  welcome: {
    yourEmailAddressIsConfirmed: 'Welcome: your email address is confirmed',
    youAreSignedIn:
      'You are signed in. From now on every game you finish is kept in your account, wherever you play.',
    chooseAName: 'Choose a name',
    yourDashboard: 'Your dashboard',
  },
  home: {
    thisWeek: 'This week: a mistake to learn from, and Sunday’s puzzle explained',
    theBoardIsSet: <T>(line: (text: string) => T) => [line('The board is set.'), ' Your\u00a0move.'],
    freeChessWithItsRoots:
      'Free chess with its roots in India. Play the computer, a friend anywhere, or someone at the same screen. You need no account.',
    startPlaying: 'Start Playing',
    playAFriend: 'Play a friend',
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
