export const words = {
  cardQuestion: {
    dueAgain: <T>(game: T) => ['Due again, from ', game, '.'],
    youPlayedHereOneMove: (card: string) => `You played ${card} here. One move was right.`,
    doneForToday: 'Done for today',
    tryItAgain: 'Try it again',
  },
  cardsPage: {
    yourMistakes: 'Your Mistakes',
    train: 'Train',
    nextMistake: 'Next mistake',
    stillDue: (cards: number) =>
      cards === 0
        ? 'The last one for today'
        : cards === 1
          ? 'One more after this'
          : `${cards} more after this`,
    lookingForYourMistakes: 'Looking for your mistakes…',
    nothingIsDueNow: 'Nothing is due now. What you have learned here comes back after a few days.',
    nothingIsHereYetReview:
      'Nothing is here yet. Review a game that you played: its mistakes come back to you here, first after a day.',
    solvePuzzles: 'Solve puzzles',
    yourGames: 'Your Games',
  },
  cardWords: {
    isKnown: 'You know this one now, so it won’t come back.',
    again: (days: number) => (days === 1 ? 'It comes again tomorrow.' : `It comes again in ${days} days.`),
  },
  mistakes: {
    yourMistakes: 'Your Mistakes',
    mistakesFromYourOwnReviewed:
      'Mistakes from your own reviewed games come back after a day, three, seven and more, until you know the better move.',
    yourMistakesAreKeptAnd:
      'Your mistakes are kept and asked on your own device, with JavaScript, which is off in this browser.',
  },
}
