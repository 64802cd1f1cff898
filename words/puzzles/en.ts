import type { Color } from '#chess/types.ts'
import { capitalised, numberWord, sideName } from '../grammar/en.ts'

/** On Lichess every puzzle rating starts at 1500, so that is the middle. */
const DIFFICULTIES: readonly (readonly [below: number, text: string])[] = [
  [900, 'a gentle one'],
  [1200, 'an easy one'],
  [1400, 'one to look at twice'],
  [1700, 'a fair test'],
  [2000, 'a hard one'],
]

interface Tries {
  readonly wrongs: number
  readonly hints: number
}

const manner = ({ wrongs, hints }: Tries): string => {
  if (hints > 0) return 'with a hint'
  if (wrongs === 0) return 'at the first try'
  return `after ${wrongs === 1 ? 'one wrong try' : `${numberWord(wrongs)} wrong tries`}`
}

const themeSentence = (themes: readonly string[]): string =>
  themes.length === 0 ? '' : `Theme: ${themes.join(' and ')}.`

const THEMES = {
  smotheredMate: 'smothered mate',
  backRankMate: 'back-rank mate',
  arabianMate: 'Arabian mate',
  anastasiaMate: 'Anastasia’s mate',
  hookMate: 'hook mate',
  dovetailMate: 'dovetail mate',
  doubleBishopMate: 'mate with two bishops',
  cornerMate: 'mate in the corner',
  operaMate: 'opera mate',
  killBoxMate: 'kill box mate',
  pillsburysMate: 'Pillsbury’s mate',
  bodenMate: 'Boden’s mate',
  doubleCheck: 'double check',
  discoveredCheck: 'discovered check',
  discoveredAttack: 'discovered attack',
  fork: 'fork',
  skewer: 'skewer',
  pin: 'pin',
  xRayAttack: 'x-ray attack',
  deflection: 'deflection',
  attraction: 'attraction',
  interference: 'interference',
  clearance: 'clearance',
  capturingDefender: 'capturing the defender',
  trappedPiece: 'trapped piece',
  intermezzo: 'in-between move',
  zugzwang: 'zugzwang',
  quietMove: 'quiet move',
  defensiveMove: 'defensive move',
  sacrifice: 'sacrifice',
  underPromotion: 'underpromotion',
  promotion: 'promotion',
  hangingPiece: 'hanging piece',
  attackingF2F7: 'attack on f2 or f7',
  exposedKing: 'exposed king',
  advancedPawn: 'advanced pawn',
  enPassant: 'en passant',
  castling: 'castling',
  kingsideAttack: 'attack on the kingside',
  queensideAttack: 'attack on the queenside',
  mateIn1: 'mate in one',
  mateIn2: 'mate in two',
  mateIn3: 'mate in three',
  mateIn4: 'mate in four',
  mateIn5: 'mate in five or more',
  pawnEndgame: 'pawn endgame',
  knightEndgame: 'knight endgame',
  bishopEndgame: 'bishop endgame',
  rookEndgame: 'rook endgame',
  queenEndgame: 'queen endgame',
  queenRookEndgame: 'endgame with queens and rooks',
  mate: 'mate',
  crushing: 'winning material',
  advantage: 'winning material',
  equality: 'saving a draw',
}

export const words = {
  words: {
    difficulty: (rating: number) => DIFFICULTIES.find(([below]) => rating < below)?.[1] ?? 'a very hard one',
    toMove: (color: Color) => `${sideName(color)} to move`,
    moves: (moves: number) => (moves === 1 ? 'One move decides it.' : `It takes ${numberWord(moves)} moves.`),
    isInCheck: (color: Color) => `${sideName(color)} is in check.`,
    isWrong: (san: string) => `${san} is not the move.`,
    isRefuted: (san: string, reply: string) => `${san} is not the move: ${reply} punishes it.`,
    wasWrong: (san: string) => `${san} was not the move. Try again.`,
    wasRefuted: (san: string, reply: string) => `${san} was not the move: ${reply} punishes it. Try again.`,
    isRight: (san: string) => `${san} is right.`,
    isTheReply: (san: string) => `${san} is the reply. Go on.`,
    findFor: (color: Color) => `Find the best move for ${sideName(color)}.`,
    showing: 'The solution is being played.',
    shown: (moves: string, themes: readonly string[]) => `The solution: ${moves}. ${themeSentence(themes)}`,
    solved: (san: string, tries: Tries, themes: readonly string[]) =>
      `${san}. Solved ${manner(tries)}. ${themeSentence(themes)}`,
    streak: (days: number) =>
      days === 1 ? 'Your streak: one day.' : `Your streak: ${numberWord(days)} days in a row.`,
  },
  themes: THEMES,
  themeTitle: (theme: string) => capitalised(THEMES[theme as keyof typeof THEMES] ?? theme),
  dailyPuzzle: {
    chessBoardThePuzzle: (asked: string) => `Chess board, the puzzle of the day. ${asked}`,
  },
  puzzleFoot: {
    thisPuzzleOnLichess: <T>(link: (text: string) => T) => [
      link('This puzzle on Lichess'),
      ', from its database, CC0.',
    ],
  },
  puzzleHead: {
    puzzleOf: <T>(day: T) => ['Puzzle of ', day],
    task: (task: string, rating: number, difficulty: string) =>
      `${task} The opponent’s last move is marked. Rated about ${rating}: ${difficulty}.`,
  },
  puzzlePiece: {
    hint: 'Hint',
    anotherHint: 'Another hint',
    tryItAgain: 'Try it again',
    playOnAgainstTheComputer: 'Play on against the computer',
  },
  stillPuzzle: {
    showTheSolution: 'Show the solution',
  },
}
