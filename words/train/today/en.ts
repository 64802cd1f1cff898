import { count } from '../../grammar/en.ts'

export const words = {
  today: {
    daysTrained: (days: number) => {
      if (days === 0) return 'Good to see you again. Start with the puzzle on the board.'
      return days === 1
        ? 'You trained on one day of the last four weeks.'
        : `You trained on ${days} days of the last four weeks.`
    },
  },
  trainPage: {
    train: 'Train',
    loadingYourTraining: 'Loading your training…',
    welcome: 'Welcome. Start with five minutes: one puzzle, one lesson.',
    solvePuzzles: 'Solve puzzles',
    answer: (due: number) => (due === 1 ? 'Answer it' : `Answer all ${due}`),
  },
  planBoard: {
    puzzleOf: (day: string) => `Puzzle of ${day}.`,
    /** `White to move. It takes two moves.` */
    task: (title: string, task: string) => `${title}. ${task}`,
    nextMistake: 'Next mistake',
    thePuzzleOfTheDay: 'The puzzle of the day',
    tryItAgain: 'Try it again',
  },
  planList: {
    today: 'Today',
    done: ', done',
    yourOwnMistakes: 'Your own mistakes',
    mistakesAreReady: (due: number) =>
      due === 1 ? 'One is ready to try again, here on the board.' : `${due} are ready to try again.`,
    thePuzzleOfTheDay: 'The puzzle of the day',
    onTheBoard: (isLater: boolean): string =>
      isLater ? 'On the board after your mistakes.' : 'Here on the board: make a move.',
    solvedToday: 'Solved. There is another tomorrow.',
    yourLesson: 'Your lesson',
    theNextLesson: 'The next lesson',
    continue: 'Continue',
    begin: 'Begin',
    fivePuzzles: 'Five puzzles of your strength',
    yourPuzzleRatingIs: (rating: number, today: number) =>
      today === 0
        ? `Your puzzle rating is ${rating}.`
        : `Your puzzle rating is ${rating}. Tried today: ${today}.`,
    untilYourRating: (left: number) => `Your rating shows after ${count(left, 'more puzzle')}.`,
    youSolvedOfYourLast: (solved: number, tried: number) =>
      `You solved ${solved} of your last ${tried} on this theme, fewer than on others.`,
    practiseIt: 'Practise it',
    puzzlesYouFailed: 'Puzzles you failed',
    areLeftToBeSolved: (failed: number) =>
      failed === 1 ? 'One is left to be solved.' : `${failed} are left to be solved.`,
    tryThemAgain: 'Try them again',
  },
  allTraining: {
    everythingToTrain: 'Everything to train',
    lessons: 'Lessons',
    lessonsDone: (done: number, all: number) => `${done} of ${all} done`,
    fromTheFirstMove: 'From the first move',
    openings: 'Openings',
    aSmallRepertoire: 'A small repertoire',
    endings: 'Endings',
    winAWonGame: 'Win a won game',
    puzzleRush: 'Puzzle rush',
    yourBest: (best: number) => `Your best: ${best}`,
    threeMinutesOrThreeLives: 'Three minutes or lives',
    yourMistakes: 'Your mistakes',
    dueToday: (due: number) =>
      due === 0 ? 'None is due today' : due === 1 ? 'One is due today' : `${due} are due today`,
    fromGamesYouReview: 'From games you review',
    coordinates: 'Coordinates',
    squaresByName: 'Squares by their names',
  },
  progressRings: {
    yourProgress: 'Your progress',
    allYourProgress: 'All your progress',
    daysTrained: (days: number, of: number) => `${count(days, 'day')} trained of the last ${of}`,
    lessonsDone: (done: number, all: number) => `${done} of ${all} lessons done`,
    puzzlesSolved: (solved: number, tried: number) =>
      tried === 0 ? 'No puzzle tried yet' : `${solved} of your last ${count(tried, 'puzzle')} solved at once`,
    puzzleRating: 'Your puzzle rating',
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
    takeThemIn: 'Take them in',
  },
}
