export const words = {
  today: {
    daysTrained: (days: number) => {
      if (days === 0) return 'You have not trained in the last four weeks. Any day is a good one to begin.'
      return days === 1
        ? 'You trained on one day of the last four weeks.'
        : `You trained on ${days} days of the last four weeks.`
    },
  },
  trainPage: {
    train: 'Train',
    loadingYourTraining: 'Loading your training…',
    title: 'Puzzles of your strength',
    yourPuzzleRatingIsEvery: (rating: number) =>
      `Your puzzle rating is ${rating}. Every puzzle is set close to it.`,
    thousandsEachNearYourOwn: 'Thousands, each near your own rating.',
    solvePuzzles: 'Solve puzzles',
    yourOwnMistakes: 'Your own mistakes',
    answer: (due: number) => (due === 1 ? 'Answer it' : `Answer all ${due}`),
    yourGames: 'Your Games',
    puzzleRush: 'Puzzle rush',
    threeMinutesOrThreeLives: 'Three minutes, or three lives.',
    rush: 'Rush',
    yourProgress: 'Your progress',
    yourLesson: 'Your lesson',
    theNextLesson: 'The next lesson',
    continue: 'Continue',
    begin: 'Begin',
    youSolvedOfYourLast: (solved: number, tried: number) =>
      `You solved ${solved} of your last ${tried} on this theme, fewer than on others.`,
    practiseIt: 'Practise it',
    puzzlesYouFailed: 'Puzzles you failed',
    oneIsLeft: 'One is left to be solved.',
    areLeftToBeSolved: (failed: number) => `${failed} are left to be solved.`,
    tryThemAgain: 'Try them again',
    oneMistakeIsReady: 'One mistake is ready to try again.',
    mistakesAreReadyToTry: (due: number) => `${due} mistakes are ready to try again.`,
    noneIsDueToday: 'None is due today.',
    reviewAGameThatYou: 'Review a game that you played, and its mistakes come back to you here.',
    thePuzzleOfTheDay: 'The puzzle of the day',
    solvedThereIsAnotherTomorrow: 'Solved. There is another tomorrow.',
    theSameForEverybodyEasy: 'The same for everybody, easy on Monday and hard on Sunday.',
    lookAt: 'Look at it',
    solveIt: 'Solve it',
  },
  train: {
    train: 'Train',
    whatToTrainTodayPuzzles:
      'What to train today: puzzles of your own strength, your own mistakes when they are due, lessons, and a rush. Free, offline too, without an account.',
    trainingNeedsJavascriptWhichIs: <T>(link: (text: string) => T) => [
      'Training needs JavaScript, which is off in this browser: your own device sets the puzzles and keeps what you did. The ',
      link('lessons'),
      ' can be read without.',
    ],
  },
  trainingOffer: {
    title: 'Training on this device isn’t in an account yet',
    puzzlesOrLessonsWereDone:
      'Puzzles or lessons were done here by somebody who was not signed in. If that was you, take them into your account.',
    takeThemIn: 'Take Them In',
  },
}
