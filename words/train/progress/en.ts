import { count, grouped } from '../../grammar/en.ts'

/** Kinds of proved reasons (coach/claims/claim.ts). Unknown kinds from a newer version are shown by their name. */
const REASONS: Readonly<Record<string, string>> = {
  mate: 'a mate',
  promotion: 'a promotion',
  'discovered-attack': 'a discovered attack',
  fork: 'a fork',
  skewer: 'a skewer',
  'removed-defender': 'a defender taken away',
  deflection: 'a deflection',
  pin: 'a pin',
  'trapped-piece': 'a trapped piece',
  'hanging-piece': 'a piece left hanging',
  exchange: 'a lost exchange',
  combination: 'a combination',
  'best-play': 'a longer line',
  'pawn-ending': 'king and pawn against king',
  trade: 'a trade of the last pieces',
  draw: 'a draw by repetition',
  threat: 'a threat',
  castling: 'a king that can no longer castle',
}

const reasonName = (motif: string): string => REASONS[motif] ?? motif.replaceAll('-', ' ')

const ERRORS = {
  blunder: 'blunders',
  'missed-win': 'missed wins',
  mistake: 'mistakes',
  inaccuracy: 'inaccuracies',
}

export const words = {
  progressExport: {
    exportAsJson: 'Export as JSON',
    exportAsCsv: 'Export as CSV',
  },
  trainingFigures: {
    title: 'Rating and accuracy',
  },
  progressPanel: {
    yourProgress: 'Your progress',
    train: 'Train',
    whatGotBetter: 'What got better',
    nothingClearlyYetItTakes: (daysTrained: string) =>
      `Nothing clearly yet: it takes some twenty puzzles, or ten reviewed games. ${daysTrained}`,
    byThemeAndByKind: 'By theme and by kind of mistake',
    giveOrTake: (rating: number, range: number) => `${rating}, give or take ${range}`,
    ratingAfter: (puzzles: number) =>
      puzzles === 1 ? 'Puzzle rating after one puzzle' : `Puzzle rating after ${grouped(puzzles)} puzzles`,
    ratingFrom: (left: number) => `Your puzzle rating shows after ${count(left, 'more puzzle')}.`,
    accuracyIn: (games: number) =>
      games === 1 ? 'Accuracy in one reviewed game' : `Accuracy in the last ${games} reviewed games`,
    reviewed: 'Reviewed',
    accuracyOfReviewedGames: 'Accuracy of reviewed games',
    accuracyInPerCent: 'Accuracy in per cent',
    mostOften: (reasons: readonly (readonly [motif: string, count: number])[]) =>
      `Most often it was ${reasons.map(([motif, count]) => `${reasonName(motif)} (${count})`).join(', ')}.`,
  },
  whatGotBetter: {
    rating: (was: number, is: number) =>
      `Your puzzle rating rose from ${was} to ${is} in the last four weeks.`,
    accuracy: (was: number, is: number, last: number, before: number) =>
      `You play more accurately: ${is}% in your last ${last} reviewed games, ${was}% in the ${before} before.`,
    fewerErrors: (
      kind: 'blunder' | 'missed-win' | 'mistake' | 'inaccuracy',
      was: number,
      is: number,
      last: number,
      before: number,
    ) =>
      `Fewer ${ERRORS[kind]}: ${is.toFixed(1)} a game in your last ${last} reviewed games, ${was.toFixed(1)} in the ${before} before.`,
    theme: (theme: string, was: number, is: number, puzzles: number) =>
      `Theme “${theme}”: ${is} of the last ${puzzles} puzzles solved, ${was} of the ${puzzles} before.`,
  },
  progressTables: {
    theme: 'Theme',
    share: 'Share',
    solved: 'Solved',
    tried: 'Tried',
    byMonth: 'Mistakes a game, by month',
    averagePerGame: 'Average per game',
    games: 'Games',
    accuracy: 'Accuracy',
    blunders: 'Blunders',
    missedWins: 'Missed wins',
    mistakes: 'Mistakes',
    inaccuracies: 'Inaccuracies',
  },
  ratingChart: {
    to: (lowest: number, highest: number) => `${lowest} to ${highest}`,
    puzzleRatingByDay: 'Puzzle rating by day',
    day: 'Day',
    rating: 'Rating',
    giveOrTake: 'Give or take',
  },
}
