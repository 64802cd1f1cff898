export const words = {
  rushPage: {
    rushes: {
      minutes: {
        title: 'Three minutes',
        text: (penalty: number) =>
          `As many as you can before the time is over. A wrong move costs ${penalty} seconds.`,
        start: 'Start: three minutes',
      },
      lives: {
        title: 'Three lives',
        text: () => 'No clock. The third wrong move ends it.',
        start: 'Start: three lives',
      },
    },
    puzzleRush: 'Puzzle rush',
    puzzles: 'Puzzles',
    yourMistakes: 'Mistakes',
    howFarDoYouGet: 'How far do you get? The puzzles start easy, and each is a little harder than the last.',
    thePuzzlesCould: 'The puzzles could not be fetched. Are you online?',
    yourBest: (best: number) => `Your best: ${best}.`,
    onePuzzleSolved: 'One puzzle solved',
    puzzlesSolved: (solved: number) => `${solved} puzzles solved`,
    noMistakes: 'No mistakes.',
    oneMistake: 'One mistake.',
    mistakes: (wrong: number) => `${wrong} mistakes.`,
    thatIsYourBest: 'That is your best.',
    yourBestIs: (best: number) => `Your best is ${best}.`,
    tryAgain: 'Try again',
    theOtherRush: 'The other rush',
    tryTheOnesYouMissed: 'Try the ones you missed',
  },
  rushPuzzle: {
    lives: <T>(left: T) => ['Lives ', left],
    time: <T>(left: T) => ['Time ', left],
    solved: <T>(solved: T) => ['Solved ', solved],
    right: 'Right.',
    costs: (seconds: number | undefined) =>
      seconds === undefined ? 'Wrong: one life less.' : `Wrong: ${seconds} seconds less.`,
    stop: 'Stop',
    soFar: 'Puzzles so far',
    solvedOne: 'Solved: ',
    missedOne: 'Missed: ',
  },
  rush: {
    puzzleRush: 'Puzzle rush',
    howManyChessPuzzlesCan:
      'How many chess puzzles can you solve in three minutes, or before three go wrong? Free, without an account.',
    puzzlesAreSetAndChecked:
      'Puzzles are set and checked by your own device, with JavaScript, which is off in this browser.',
  },
}
