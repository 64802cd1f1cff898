export const words = {
  cardQuestion: {
    dueAgain: <T>(game: T) => ['Due again, from ', game, '.'],
    youPlayedHereOneMove: (card: string) => `You played ${card} here. One move was right.`,
    doneForToday: 'Done for today',
    tryItAgain: 'Try it again',
  },
  cardsPage: {
    yourMistakes: 'Your mistakes',
    puzzles: 'Puzzles',
    rush: 'Rush',
    nextMistake: 'Next mistake',
    stillDue: (cards: number) =>
      cards === 0
        ? 'The last one for today'
        : cards === 1
          ? 'One more after this'
          : `${cards} more after this`,
    lookingForYourMistakes: 'Looking for your mistakes…',
    nothingIsDueNow: 'Nothing is due now. What you have learned here comes back after a few days.',
    solvePuzzles: 'Solve puzzles',
    yourGames: 'Your games',
    reviewYourGames: 'Review your games',
    playAGame: 'Play a game',
    howItWorks: 'How it works',
    steps: [
      ['Play, then review', 'The review finds the moves that cost you most.'],
      ['Meet them again here', 'A mistake comes back after a day, as a question on the board.'],
      [
        'Until you know the move',
        'After a right answer it waits longer: 3, 7, 21 and 60 days. A wrong one starts again.',
      ],
    ],
    comingBack: 'Coming back',
  },
  sampleCard: {
    fromTheImmortalGame: 'The Immortal Game, London 1851',
    noMistakesYet: (task: string) => `None of your mistakes is here yet, so try a famous moment. ${task}`,
  },
  cardWords: {
    isKnown: 'You know this one now, so it won’t come back.',
    again: (days: number) => (days === 1 ? 'It comes again tomorrow.' : `It comes again in ${days} days.`),
  },
  mistakes: {
    yourMistakes: 'Your mistakes',
    mistakesFromYourOwnReviewed:
      'Mistakes from your own reviewed games come back after a day, three, seven and more, until you know the better move.',
    yourMistakesAreKeptAnd:
      'Your mistakes are kept and asked on your own device, with JavaScript, which is off in this browser.',
  },
}
