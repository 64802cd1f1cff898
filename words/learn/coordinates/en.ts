import { count } from '../../grammar/en.ts'

const record = (best: number | 'new'): string => {
  if (best === 'new') return ' Your best so far.'
  return best > 0 ? ` Your best: ${best}.` : ''
}

export const words = {
  drills: {
    names: { find: 'Find the square', name: 'Name the square', knight: 'Knight moves' },
    tasks: {
      find: 'You are given a name. Tap its square.',
      name: 'A square is marked. Type its name, or tap its letter and number.',
      knight: 'Tap every square the knight can reach.',
    },
    whichSquare: 'Which square is marked?',
    /** Where a square is, for users who do not see the mark. */
    place: (column: number, row: number) => `column ${column} from the left, row ${row} from below`,
    found: (square: string) => `${square}, found`,
    knightOn: (square: string, left: number) => `Knight on ${square}: ${count(left, 'square')} to find`,
    result: (right: number, wrong: number, best: number | 'new') =>
      wrong === 0
        ? `Time. ${right} right, without a miss.${record(best)}`
        : `Time. ${right} right, with ${count(wrong, 'wrong answer')}.${record(best)}`,
  },
  coordinatesPage: {
    practisingAgainstTimeNeeds:
      'Practising against time needs JavaScript. What there is to know stands below.',
    coordinates: 'Coordinates',
    knowASquare: 'Know a square by its name, and a name by its square.',
    filesHaveLetters:
      'Files have letters, a to h from White’s left; ranks have numbers, 1 to 8 from White’s side. The square e4 is on the e-file and the fourth rank. Its colour helps: a1 is dark, and so is every square whose letter and number are both odd or both even, if you count a as 1.',
    chessBoardWithLetters: 'Chess board with letters and numbers along its edges',
  },
  coordinatesPiece: {
    right: 'Right',
    wrong: 'Wrong',
    best: 'Best',
    yourBest: (best: number) => `Your best: ${best}.`,
    exercise: 'Exercise',
    time: 'Time',
    seconds: (seconds: number) => `${seconds} s`,
    seenFrom: 'Seen from',
    sides: { w: 'White', b: 'Black' },
    tryAgain: 'Try again',
    start: 'Start',
  },
  nameField: {
    nameOfTheSquare: 'Name of the square',
    file: 'File',
    rank: 'Rank',
  },
}
