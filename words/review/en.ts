import type { Color } from '#chess/types.ts'
import type { KeyMomentKind } from '#coach/review/key-moments.ts'
import type { MoveClass } from '#coach/judging/move-class.ts'
import type { EndReason } from '#matches/ending.ts'
import { count, grouped, sideName } from '../grammar/en.ts'

const CLASS_NAMES: Readonly<Record<MoveClass, string>> = {
  brilliant: 'Brilliant',
  great: 'Only move',
  book: 'Book',
  best: 'Best',
  excellent: 'Excellent',
  good: 'Good',
  inaccuracy: 'Inaccuracy',
  mistake: 'Mistake',
  'missed-win': 'Missed win',
  blunder: 'Blunder',
  lost: 'Already lost',
}

/** For use in a sentence: `Nf3, an inaccuracy`. */
const CLASS_PHRASES: Readonly<Record<MoveClass, string>> = {
  brilliant: 'a brilliant move',
  great: 'the only good move',
  book: 'a book move',
  best: 'the best move',
  excellent: 'an excellent move',
  good: 'a good move',
  inaccuracy: 'an inaccuracy',
  mistake: 'a mistake',
  'missed-win': 'a missed win',
  blunder: 'a blunder',
  lost: 'a move in a lost position',
}

/** The coach's lines on the board. */
const LINE_NAMES = {
  refutation: 'The coach shows',
  chance: 'The coach shows',
  reply: 'The best reply',
  better: 'The best line',
} as const
type LineKind = keyof typeof LINE_NAMES

/** Follows `Asha won` or `Draw`. */
const REASONS: Readonly<Record<EndReason, string>> = {
  checkmate: ' by checkmate',
  stalemate: ' by stalemate',
  'threefold-repetition': ' by threefold repetition',
  'fifty-move-rule': ' by the fifty-move rule',
  'insufficient-material': ': neither side can mate',
  resignation: ' by resignation',
  agreement: ' by agreement',
  timeout: ' on time',
  'timeout-without-mating-material': ': time ran out, with too little left to mate',
  abandonment: ': the game was abandoned',
}

const MOMENTS: Readonly<Record<Exclude<KeyMomentKind, 'mistake'>, string>> = {
  'turning-point': 'Turning point',
  'missed-win': 'Missed win',
  'best-find': 'Best find',
  finish: 'The finish',
}

/** Moves are in notation, with their number if given: `14. Nf3`. */
export const words = {
  moveClass: {
    name: (moveClass: MoveClass) => CLASS_NAMES[moveClass],
    /** After the move in the list of moves, for screen readers. */
    afterMove: (moveClass: MoveClass) => CLASS_NAMES[moveClass].toLowerCase(),
  },
  figures: {
    accuracy: (accuracy: number | undefined) =>
      accuracy === undefined ? 'Too few moves' : `${accuracy.toFixed(1)}%`,
    strength: (range: { readonly from: number; readonly to: number } | undefined) =>
      range === undefined ? 'Too few moves' : `${grouped(range.from)} to ${grouped(range.to)}`,
    shortTime: (seconds: number) => `${seconds.toFixed(1)} s`,
    seconds: (seconds: number) => `${seconds} s`,
    minutes: (minutes: number, seconds: number) =>
      seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`,
  },
  comment: {
    verdict: (move: string, moveClass: MoveClass) => `${move} is ${CLASS_PHRASES[moveClass]}.`,
    turningPoint: (move: string, moveClass: MoveClass) =>
      `The turning point is ${move}, ${CLASS_PHRASES[moveClass]}.`,
    noTurningPoint: 'No single move decided this game.',
    chancesFell: (color: Color, from: number, to: number) =>
      `${sideName(color)}’s chances fell from ${from}% to ${to}%.`,
  },
  story: {
    accuracy: 'Accuracy',
    accuracyOf: (accuracy: number | undefined) => (accuracy === undefined ? '–' : `${accuracy.toFixed(1)}%`),
    tooShort: 'Fewer than ten moves say too little for an accuracy.',
    waiting: 'The key moments appear when every move is judged.',
    /** `own`: the reader's side. */
    ending: (
      { winner, reason }: { readonly winner: Color | undefined; readonly reason: EndReason | undefined },
      names: Readonly<Record<Color, string>>,
      own: Color | undefined,
    ) => {
      const result = winner === undefined ? 'Draw' : `${winner === own ? 'You' : names[winner]} won`
      return `${result}${reason === undefined ? '' : REASONS[reason]}.`
    },
    /** `player`: their name in a game of other people. */
    advice: (player: string | undefined, lesson: string) =>
      `${player === undefined ? 'For your next game' : `For ${player}’s next game`}: ${lesson}`,
  },
  keyMoments: {
    title: 'Key moments',
    none: 'A quiet game: no move decided it.',
    /** For an only move about which the coach proves nothing. */
    onlyMove: 'Every other move was clearly worse.',
    kind: (kind: KeyMomentKind, moveClass: MoveClass) =>
      kind === 'mistake' ? CLASS_NAMES[moveClass] : MOMENTS[kind],
  },
  coachPanel: {
    coach: 'Coach',
    showMe: 'Show me',
    whatDoesItThreaten: 'What does it threaten?',
    showTheReply: 'Show the reply',
    showTheBestLine: 'Show the best line',
    reply: (moves: string) => `Reply: ${moves}`,
    best: (moves: string) => `Best: ${moves}`,
    score: (score: string) => `${score}.`,
  },
  triedPanel: {
    couldNotBeJudged: (move: string) => `${move} could not be judged.`,
    lookingAt: (move: string) => `Looking at ${move}…`,
    backToYourMove: 'Back to your move',
    backToTheGame: 'Back to the game',
    removeMove: 'Remove move',
  },
  shownLine: {
    move: (kind: LineKind, move: string) => `${LINE_NAMES[kind]}: ${move}`,
    threat: (kind: LineKind, move: string, threat: string) =>
      `${LINE_NAMES[kind]}: ${move}, which threatens ${threat}`,
    start: (kind: LineKind, move: string) => `${LINE_NAMES[kind]}, from the position before ${move}`,
  },
  tabs: {
    label: 'Review',
    coach: 'Coach',
    moves: 'Moves',
    info: 'Info',
  },
  reviewReading: {
    startingPosition: 'Starting position',
    flipBoard: 'Flip board',
    /** `outOfBook`: the first move that is not a popular one, if any. */
    opening: <T>(name: T, outOfBook: string | undefined) => [
      name,
      outOfBook === undefined ? '.' : `, until ${outOfBook}.`,
    ],
    isNotJudgedYet: (move: string) => `${move} is not judged yet.`,
    backToTheGame: 'Back to the game',
    noMistake: 'No move of this game was a mistake.',
    stepThrough: 'Step through the moves to see what they were worth.',
  },
  reviewStepButtons: {
    previousMistake: 'Previous mistake (P)',
    first: 'First',
    previous: 'Previous',
    next: 'Next',
    last: 'Last',
    nextMistake: 'Next mistake (N)',
    firstMistake: 'First mistake (N)',
    /** Visible on both buttons, beside an arrow. */
    mistake: 'Mistake',
  },
  reviewProgress: {
    finished: 'The review is finished.',
    judged: (judged: number, positions: number) => `Judged ${judged} of ${positions} positions`,
    lookedAgain: (made: number, wanted: number) =>
      `Looked at the mistakes once more: ${made} of ${wanted} positions`,
    progress: 'Progress of the review',
    cancel: 'Cancel',
    failed: 'The engine has stopped. What it has worked out so far is kept.',
    stoppedLookingAgain: 'Stopped before all mistakes were looked at once more.',
    stopped: (judged: number, positions: number) => `Stopped after ${judged} of ${positions} positions.`,
    resume: 'Resume',
  },
  reviewPage: {
    heading: <T>(label: (text: string) => T, white: string, black: string) => [
      label('Review: '),
      `${white} v ${black}`,
    ],
    anotherGame: 'Another game',
    loading: 'Loading...',
    reviewAGame: 'Review a game',
    intro:
      'See what each move was worth, where the game turned, and why. The coach says only what it can prove on the board. It runs on your own device, free, as often as you like.',
    gamesPlayedHere: <T>(link: (text: string) => T) => [
      'Games that you played here are in ',
      link('your games'),
      ', each with a Review of its own.',
    ],
  },
  reviewedGame: {
    you: 'You',
    /** Names a game: `Asha v Ben`. */
    title: (white: string, black: string) => `${white} v ${black}`,
    side: (color: Color) => sideName(color),
  },
  aboutReview: {
    title: 'About the review',
    pasteAGame:
      'Paste a game in PGN, from any site or from your own notes, and the review goes through it move by move: where the game turned, what each move was worth, and what would have been better. There is no limit and no account, and your games stay on your device.',
    reasons: <T>(strong: (text: string) => T, measured: (text: string) => T) => [
      strong('Reasons instead of numbers.'),
      ' The coach says what a mistake allowed: a fork, a pin, a piece left without a defender, a missed mate. It says so only if the rules of chess prove it on the board, and you can play each reason through to its end. ',
      measured('How often it was right'),
      ' when we tested it.',
    ],
    tryItAgain: <T>(strong: (text: string) => T, exercises: (text: string) => T) => [
      strong('Try it again.'),
      ' Before you see the better move you can look for it yourself. Your mistakes come back later as ',
      exercises('exercises'),
      ', after a day, three days and longer, until you know them.',
    ],
    ownGames: <T>(strong: (text: string) => T, play: (text: string) => T, games: (text: string) => T) => [
      strong('Your own games.'),
      ' Games that you ',
      play('play here'),
      ' are reviewed without pasting: press Review when a game has ended, or open it in ',
      games('your games'),
      '.',
    ],
  },
  /** The one large button that leads through a review, and the sentence that begins it. */
  lead: {
    /** `You were winning until 9. Qa4.` Whose chance it was: the reader's, the reader's opponent's, or a side's. */
    story: (chance: 'winning' | 'open', whose: Color | 'reader' | 'opponent', move: string) => {
      if (chance === 'open') return `The game was open until ${move}.`
      if (whose === 'reader') return `You were winning until ${move}.`
      return `${whose === 'opponent' ? 'Your opponent' : sideName(whose)} was winning until ${move}.`
    },
    looking: (done: number, moves: number) => `Looking at move ${done} of ${moves}`,
    title: (white: string, black: string) => `Review of ${white} against ${black}`,
    reviewing: 'Reviewing the game.',
    lookingOn: 'I’m looking through your game, move by move.',
    showMe: 'Show me',
    tryIt: 'Try it',
    nextMoment: 'Next moment',
    rematch: 'Rematch',
    newGame: 'New Game',
    close: 'Back to the board',
  },
  chancesTable: {
    title: 'The graph as a table',
    move: 'Move',
    whitesChances: 'White’s chances',
    phase: 'Phase',
    class: 'Class',
    time: 'Time',
    chance: (percent: number) => `${percent}%`,
    timeNotKnown: 'Not known',
  },
  thinkTimeBars: {
    title: 'Time for each move',
    /** On the axis: `30 s`, `2 min`. */
    mark: (unit: 'seconds' | 'minutes', amount: number) =>
      amount === 0 ? '0' : `${amount} ${unit === 'seconds' ? 's' : 'min'}`,
    longest: (color: Color, move: string, time: string) =>
      `${sideName(color)} thought longest about ${move}: ${time}.`,
  },
  winGraph: {
    label: "Position in the graph of White's chances",
    position: (move: string, percent: number | undefined) =>
      percent === undefined ? move : `${move}, White's chances ${percent}%`,
    phases: 'Phases of the game',
    phase: { opening: 'Opening', middlegame: 'Middlegame', endgame: 'Endgame' },
  },
  reviewSummary: {
    caption: {
      done: 'Both sides in figures',
      soFar: 'Both sides in figures, so far',
      fromPgn: 'Both sides in figures, as the PGN has them',
    },
    figure: 'Figure',
    side: (color: Color) => sideName(color),
    accuracy: 'Accuracy',
    strength: 'Strength, provisional',
    aboutStrength:
      'Strength: about six in ten players with games like this are rated in this range on Lichess. One game can’t say more.',
  },
  learn: {
    lookingAt: (move: string) => `Looking at ${move}…`,
    theBestMoveWas: (move: string) => `The best move was ${move}.`,
    played: (move: string) => `${move}: that is the move you played.`,
    playedBefore: 'That is the move you played.',
    better: (move: string) => `${move} is better than the move in the game, but there is a stronger one.`,
    wrong: (move: string) => `Not ${move}.`,
    givesTooMuch: 'It gives away too much.',
    tryAgain: 'Try again.',
    asGoodAs: (move: string, best: string) =>
      `Well done. ${move} is as good as ${best}, the engine’s choice.`,
    nearlyAsGoodAs: (move: string, best: string) =>
      `Well done. ${move} is nearly as good as ${best}, the best move.`,
    best: (move: string) => `Well done. ${move} is the best move.`,
    engineDidNotAnswer: 'The engine did not answer. Please try that again.',
    find: (move: string, moveClass: MoveClass, color: Color) =>
      `${move} was ${CLASS_PHRASES[moveClass]}. Find a better move for ${sideName(color)}.`,
    found: (found: number, asked: number, atOnce: number) =>
      found === 0 || atOnce === found
        ? `You found ${found} of ${asked}.`
        : `You found ${found} of ${asked}, ${atOnce === 0 ? 'none' : atOnce} first time.`,
    remember: (lesson: string) => `Remember: ${lesson}`,
  },
  learnOffer: {
    yours: (mistakes: number) => `Learn from your mistakes (${mistakes})`,
    ofSide: (color: Color, mistakes: number) => `Learn from ${sideName(color)}’s mistakes (${mistakes})`,
    couldNotBeFetched: 'This could not be fetched. Are you online? Please try again.',
  },
  learnView: {
    title: 'Learn from the mistakes',
    hint: 'Hint',
    anotherHint: 'Another hint',
    showTheMove: 'Show the move',
    whatYouLearned: 'What you learned',
    mistakeOf: (mistake: number, mistakes: number) => `Mistake ${mistake} of ${mistakes}`,
    mistakesAnswered: 'Mistakes answered',
    allMistakes: 'All mistakes',
    answers: { 'at-once': 'Found at once', found: 'Found', shown: 'Shown' },
    /** If space is short, only the end is shown. */
    backToTheReviewInShort: <T>(start: (text: string) => T) => [start('Back to the '), 'Review'],
    backToTheReview: 'Back to the review',
    tryAgain: 'Try again',
    finish: 'Finish',
    nextMistake: 'Next mistake',
  },
  why: {
    backToTheQuestion: 'Back to the question',
    showMe: 'Show me',
    whatDoesItThreaten: 'What does it threaten?',
    showTheBestLine: 'Show the best line',
  },
  pgnForm: {
    gameInPgn: 'Game in PGN',
    hint: 'As lichess, chess.com and other programs export games. It is read on your device and sent nowhere.',
    review: 'Review',
    notLoaded: 'We couldn’t read the game. Check your connection and try again.',
    whichOne: (games: number) => (games === 1 ? '1 game. Review it?' : `${games} games. Which one?`),
  },
  pastedGames: {
    noMoves: 'This game has no moves.',
    /** One line of the list to choose from: `Asha v Ben, 1-0, 2026.11.22, 34 moves`. */
    label: (
      names: Readonly<Record<Color, string | undefined>>,
      result: string | undefined,
      date: string | undefined,
      moves: number,
    ) =>
      [`${names.w ?? sideName('w')} v ${names.b ?? sideName('b')}`, result, date, count(moves, 'move')]
        .filter((part) => part !== undefined)
        .join(', '),
  },
  reviewExport: {
    analyseFromHere: 'Analyse from here',
    thePgnIsCopied: 'The PGN is copied.',
    copyPgn: 'Copy PGN',
  },
}
