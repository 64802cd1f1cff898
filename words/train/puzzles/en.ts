import { grouped } from '../../grammar/en.ts'

export const words = {
  aboutPuzzles: {
    title: 'About the puzzles',
    everyPuzzleComes:
      'Every puzzle comes from a real game. You play the side at the bottom of the board and look for the one move that wins, mates or saves the game, then the next one, until the position is decided. A hint shows the piece first and the square second, and “Why?” gives the reason in a sentence if it can be proved.',
    puzzlesOfYourStrength: <T>(strong: (text: string) => T) => [
      strong('Puzzles of your strength.'),
      ' Your puzzle rating moves with every try, and each new puzzle is chosen near it. Or choose for yourself: forks, pins, mates in two, endgames, the opening that you play, or a range of ratings. Puzzles that you failed wait in a list of their own.',
    ],
    noAccountAndOfflineToo: <T>(strong: (text: string) => T) => [
      strong('No account, and offline too.'),
      ' Your progress stays on your device unless you sign in, and the next puzzles are fetched ahead, so you can go on in a train.',
    ],
    newToTacticsTheLessons: <T>(link: (text: string) => T, link2: (text: string) => T) => [
      'New to tactics? The ',
      link('lessons'),
      ' explain ten motifs on boards you play on. If you like it fast, try the ',
      link2('puzzle rush'),
      '.',
    ],
  },
  puzzlesPage: {
    puzzles: 'Puzzles',
    rush: 'Rush',
    mistakes: 'Mistakes',
    thisBrowserWontLet: 'This browser won’t let us save. Your results are lost when you close the page.',
    settingUpAPuzzle: 'Setting up a puzzle…',
    findTheBestMove: 'Find the best move',
    youPlayTheSide:
      'You play the side at the bottom of the board. Your opponent’s last move is marked: what does it allow? Play on until the puzzle is solved.',
    puzzleRating: (topic: string, rating: number) => `${topic}. Puzzle rating ${rating}.`,
    theNextPuzzlesCould: 'The next puzzles could not be fetched. Are you online?',
    nothingIsLeftHereYou: 'Nothing is left here: you have solved every puzzle that you failed.',
    thereIsNoSuchPuzzle: 'There is no such puzzle.',
    tryAgain: 'Try again',
    puzzlesOfYourStrength: 'Puzzles of your strength',
  },
  ratingLine: {
    untilYourRating: (left: number) => (left === 1 ? 'Rating in one puzzle' : `Rating in ${left} puzzles`),
    puzzleRating: (range: number) => `Puzzle rating ±${range}`,
    inARow: (solved: number) => `${solved} in a row`,
  },
  strengthChoice: {
    strengths: {
      600: { label: 'New to chess', note: 'I know how the pieces move' },
      900: { label: 'Beginner', note: 'I see what can be taken' },
      1200: { label: 'Casual', note: 'I know forks and pins' },
      1500: { label: 'Experienced', note: 'I play in a club, or often' },
    },
    about: (note: string) => `${note}. Your rating soon finds its own level.`,
    legend: 'Your strength',
  },
  todayResults: {
    label: 'Today',
    howItWorks: 'How it works',
    tips: [
      'Look at the marked move first: what does it attack, and what does it leave?',
      'Then look at every check, every capture and every threat.',
      'Each puzzle is chosen near your rating, which moves with every try.',
      'Puzzles you fail come back in “Puzzles you failed”.',
    ],
    today: (solved: number, tried: number) => `Today: ${solved} of ${tried} solved at once`,
    solved: 'Solved: ',
    failed: 'Not solved: ',
  },
  topicChoice: {
    whatToTrain: 'What to train',
  },
  trainPuzzle: {
    findTheBestMove: (task: string) => `Find the best move. ${task}`,
    ends: { solved: 'Solved', shown: 'Not solved' },
    nextPuzzle: 'Next puzzle',
    playOn: 'Play on',
    tryItAgain: 'Try it again',
    theresNoShortAnswer: 'There’s no short answer to this one. Step through the moves to see why.',
    theCoachCould: 'The coach could not be fetched. Are you online? Please try again.',
    why: 'Why?',
  },
  topicWords: {
    rated: 'Puzzles of your strength',
    failed: 'Puzzles you failed',
    band: (from: number, to: number) => `Rated ${from} to ${to}`,
    themes: 'Themes',
    openings: 'Openings',
    strength: 'Strength',
    withCount: (topic: string, puzzles: number) => `${topic} (${grouped(puzzles)})`,
  },
  puzzles: {
    title: 'Chess puzzles',
    thousandsOfChessPuzzlesOf:
      'Thousands of chess puzzles of your own strength, by theme, opening and rating, with hints and reasons: free, offline too, without an account.',
    puzzlesAreSetAndChecked:
      'Puzzles are set and checked by your own device, with JavaScript, which is off in this browser.',
  },
}
