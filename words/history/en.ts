import type { Color } from '#chess/types.ts'
import type { EndReason } from '#matches/ending.ts'
import type { MatchResult } from '#matches/judge.ts'
import type { OpponentKind } from '#matches/opponent.ts'
import type { Rival } from '#matches/statistics.ts'
import { count, grouped, LEVEL_NAMES, sideName } from '../grammar/en.ts'

const RESULTS: Readonly<Record<MatchResult, string>> = { win: 'Win', loss: 'Loss', draw: 'Draw' }

const REASONS: Readonly<Record<EndReason, string>> = {
  checkmate: 'Checkmate',
  stalemate: 'Stalemate',
  'threefold-repetition': 'Threefold repetition',
  'fifty-move-rule': 'Fifty-move rule',
  'insufficient-material': 'Insufficient material',
  resignation: 'Resignation',
  agreement: 'Agreement',
  timeout: 'Time out',
  'timeout-without-mating-material': 'Time out, too little left to mate',
  abandonment: 'Abandoned',
}

const OPPONENTS: Readonly<Record<OpponentKind, string>> = {
  human: 'Human',
  online: 'Online',
  beginner: `Computer, ${LEVEL_NAMES.beginner}`,
  intermediate: `Computer, ${LEVEL_NAMES.intermediate}`,
  advanced: `Computer, ${LEVEL_NAMES.advanced}`,
  master: `Computer, ${LEVEL_NAMES.master}`,
  strength: 'Computer, chosen strength',
}

const RIVALS: Readonly<Record<Rival, string>> = {
  ...LEVEL_NAMES,
  strength: 'Chosen strength',
  online: 'Online',
}

const wins = (games: number): string => count(games, 'win')
const draws = (games: number): string => count(games, 'draw')
const losses = (games: number): string => count(games, 'loss', 'losses')

/** Counts of moves are full moves, as players count them. */
export const words = {
  match: {
    result: (result: MatchResult) => RESULTS[result],
    won: (winner: Color) => `${sideName(winner)} won`,
    reason: (reason: EndReason) => REASONS[reason],
    ending: (reason: EndReason, moves: number) => `${REASONS[reason]}, ${count(moves, 'move')}`,
    opponent: (kind: OpponentKind) => OPPONENTS[kind],
    computerOfRating: (rating: number) => `Computer, ${grouped(rating)}`,
    youPlayed: (color: Color) => `You played ${sideName(color)}`,
    names: (white: string | undefined, black: string | undefined) =>
      `${white || sideName('w')} v ${black || sideName('b')}`,
    noClock: 'No clock',
    daysAMove: (days: number) => (days === 1 ? '1 day a move' : `${days} days a move`),
    timeControl: (minutes: number, increment: number) =>
      increment > 0 ? `${minutes} min + ${increment} s` : `${minutes} min`,
    /** The player of the reader's own game, if the account has no name. */
    you: 'You',
    /** The player of another person's game, if no name is known. */
    somePlayer: 'A player',
  },
  /** Why the server refused a game. */
  refusals: {
    ERR_ACCOUNT_FULL: (most: number) =>
      `Your account already holds ${grouped(most)} games, the most it can keep.`,
    ERR_GAME_UNREADABLE: () => 'It could not be read.',
    ERR_ILLEGAL_MOVE: () => 'It holds a move that the rules do not allow.',
    ERR_MOVE_AFTER_END: () => 'It went on after the rules had ended it.',
    ERR_NOT_FINISHED: () => 'It is not over.',
    ERR_END_CONTRADICTED: () => 'Its end does not fit its moves.',
    ERR_CLOCK_CONTRADICTED: () => 'Its clocks do not fit its moves.',
    ERR_DURATION_CONTRADICTED: () => 'It was shorter than its clocks say.',
    other: () => 'It did not fit the rules of what can be kept.',
  },
  dashboardPage: {
    dashboard: 'Dashboard',
    welcomeBack: <T>(name: T) => (name ? ['Welcome back, ', name] : ['Welcome back']),
    reviewAGame: 'Review a game',
    playChess: 'Play Chess',
    pleaseSignIn: 'Please sign in to view your match history',
    signIn: 'Sign In',
  },
  sendAgain: {
    sendAgain: 'Send again',
  },
  otherEnding: {
    kept: 'Your history keeps how this game ended before.',
    keptEnding: (winner: Color | null, reason: EndReason, moves: number) =>
      `Your history keeps how this game ended before: ${winner === null ? 'a draw' : `${sideName(winner)} won`}, ${REASONS[reason].toLowerCase()}, ${count(moves, 'move')}.`,
    saveThisEnding: 'Save this ending instead',
  },
  savedNote: {
    review: 'Review',
    cannotSave: 'We can’t save games on this device.',
    saved: <T>(history: (text: string) => T) => ['Saved to your ', history('match history'), '.'],
    refused: (reason: string) => `Not saved. ${reason} It stays on this device.`,
    keptHere: <T>(signIn: (text: string) => T, replay: (text: string) => T) => [
      'Kept on this device. ',
      signIn('Sign in'),
      ' to have it in your account, or ',
      replay('replay it'),
      '.',
    ],
    signedOut: <T>(signIn: (text: string) => T) => [
      'Waiting to be saved: please ',
      signIn('sign in'),
      ' again.',
    ],
    saving: 'Saving…',
    waiting: 'Waiting to be saved. It is kept on this device and sent as soon as that works.',
  },
  sharedPage: {
    aSharedGame: 'A shared game',
    playChess: 'Play Chess',
    report: 'Report this game',
    /** `Asha v Ben: White won`. */
    title: (players: string, result: string) => `${players}: ${result}`,
    againstComputer: (seat: Color, player: string) =>
      seat === 'w' ? `${player || 'A player'} v the computer` : `The computer v ${player || 'a player'}`,
  },
  matchFacts: {
    opponent: 'Opponent',
    color: 'Colour',
    players: 'Players',
    end: 'End',
    opening: 'Opening',
    date: 'Date',
    duration: 'Duration',
    clock: 'Clock',
    takenBack: 'Taken back',
    times: (times: number) => (times === 1 ? 'Once' : `${times} times`),
    againstComputer: (seat: Color, player: string) =>
      seat === 'w'
        ? `${player || 'A player'}, White, v the computer`
        : `The computer v ${player || 'a player'}, Black`,
  },
  matchReplay: {
    replay: 'Replay',
    backToDashboard: 'Back to Dashboard',
  },
  replayView: {
    startingPosition: 'Starting position',
    moveOf: (ply: number, last: number) => `Move ${ply} of ${last}`,
    lastMove: (move: string) => `Last move: ${move}`,
  },
  replayControls: {
    progress: 'Progress',
    position: 'Position',
    moveOf: (ply: number, last: number, move: string) => `Move ${ply} of ${last}, ${move}`,
    first: 'First',
    previous: 'Previous',
    pause: 'Pause',
    play: 'Play',
    next: 'Next',
    last: 'Last',
    speed: 'Speed',
  },
  replayActions: {
    review: 'Review',
    flipBoard: 'Flip board',
    thePgnIsCopied: 'The PGN is copied.',
    copyPgn: 'Copy PGN',
    analyseFromHere: 'Analyse from here',
    playFromHere: 'Play from here',
  },
  shareMatch: {
    share: 'Share',
    about:
      'Anyone with the link sees the moves, the result, the date and the names at the board, including yours if your account has one. Your email address is not shown.',
    makeALink: 'Make a link',
    linkToThisMatch: 'Link to this match',
    copyLink: 'Copy link',
    stopSharing: 'Stop sharing',
    isShared: 'Anyone with this link can see the match.',
    isNoLongerShared: 'The link no longer works.',
    isCopied: 'The link is copied.',
    isInTheField: 'The link is in the field above.',
    failed: 'That did not work. Please try again.',
  },
  foundMatch: {
    loading: 'Loading...',
    couldNotBeLoaded: 'This game could not be loaded. Please try again.',
    isNotOnThisDevice: 'This game is not on this device. If it is in your account, please sign in.',
    isNotInTheAccount: 'There is no such game in your account.',
  },
  statistics: {
    title: 'Statistics',
    againstComputerAndOnline: 'Against the computer and online',
    currentStreak: 'Current streak',
    gamesAWeek: 'Games a week',
    latestGames: (games: number) => `The last ${games} games, the newest at the end`,
    letter: (result: MatchResult) => ({ win: 'W', draw: 'D', loss: 'L' })[result],
    gamesThisWeek: (games: number) => `Games a week, ${games} in this one`,
    weekFrom: 'Week from',
    games: 'Games',
    more: 'By level, colour and opening',
    level: 'Level',
    rival: (rival: Rival) => RIVALS[rival],
    color: 'Colour',
    side: (color: Color) => sideName(color),
    opening: 'Opening',
    results: (won: number, drawn: number, lost: number) => `${wins(won)}, ${draws(drawn)}, ${losses(lost)}`,
    winsInARow: (games: number) => `${wins(games)} in a row`,
  },
  tallyTable: {
    shares: 'Shares',
    wins: 'Wins',
    draws: 'Draws',
    losses: 'Losses',
  },
  loadingMatches: {
    loading:
      'Loading matches... Games are kept on this device and, when you are signed in, in your account, where every device finds them.',
  },
  matchFilters: {
    result: 'Result',
    opponent: 'Opponent',
    color: 'Colour',
    side: (color: Color) => sideName(color),
    search: 'Search by opening or opponent',
    searchHint: 'Opening or opponent',
    all: 'All',
  },
  undoBar: {
    undo: 'Undo',
    close: 'Close',
  },
  accountList: {
    couldNotBeLoaded: 'Your games could not be loaded. They are safe.',
    tryAgain: 'Try again',
    matchHistory: 'Match History',
    exportAll: 'Export all as PGN',
    capacity: (most: number) =>
      `Your account holds up to ${grouped(most)} games. A deleted game makes room after a day.`,
    waitingSignedOut: <T>(signIn: (text: string) => T) => [
      'Some matches wait to be saved. Please ',
      signIn('sign in'),
      ' again.',
    ],
    waiting: 'Some matches wait to be saved. They are kept on this device until that works.',
    tryNow: 'Try now',
    ofDevice: 'Of the games on this device:',
    pages: 'Pages',
    newest: 'Newest games',
    older: 'Older matches',
  },
  guestList: {
    title: 'Games on this device',
    exportAll: 'Export all as PGN',
    older: 'Older matches',
  },
  deviceOffer: {
    title: (games: number) =>
      games === 1
        ? '1 game on this device isn’t in an account yet'
        : `${games} games on this device aren’t in an account yet`,
    text: (games: number): string =>
      games === 1
        ? 'It was played here by someone who was not signed in. If that was you, take it into your account.'
        : 'They were played here by someone who was not signed in. If that was you, take them into your account.',
    take: (games: number): string => (games === 1 ? 'Take it in' : 'Take them in'),
  },
  matchTable: {
    matchHistory: 'Match History',
    columns: {
      result: 'Result',
      opponent: 'Opponent',
      accuracy: 'Accuracy',
      duration: 'Duration',
      date: 'Date',
      actions: 'Actions',
    },
    notReviewed: 'Not reviewed',
    finalPosition: 'Final position',
    /** Identifies a match: `Win, Nov 22, 2026`. */
    about: (result: string, day: string) => `${result}, ${day}`,
    sharedByLink: 'Shared by link',
    waitingToBeSaved: 'Waiting to be saved',
    refused: (reason: string) => `Not saved, on this device only. ${reason}`,
  },
  nextStep: {
    yourLastGame: 'Your last game',
    /** `Loss against Computer, Beginner`. */
    against: <T>(result: T, opponent: string) => [result, ' against ', opponent],
    seeWhatDecided: 'See the moment that decided it, and what you could have played.',
    youPlayedAt: (accuracy: number) =>
      `You played with ${accuracy}% accuracy. Now find the moves you missed.`,
    reviewThisGame: 'Review this game',
    practiseYourMistakes: 'Practise your mistakes',
  },
  matchActions: {
    more: (match: string) => `More: ${match}`,
    replay: 'Replay',
    review: 'Review',
    playFromHere: 'Play from here',
    delete: 'Delete',
    deleteMatch: (match: string) => `Delete: ${match}`,
  },
  matchList: {
    filterAndExport: 'Filter and export',
    loading: 'Loading matches...',
    couldNotBeDeleted: 'That game could not be deleted.',
    isDeleted: 'The game is deleted.',
    nothingFits: 'No games match.',
    showAll: 'Show all',
  },
  nothingPlayed: {
    noMatches: 'No matches played yet',
    startPlaying: 'Start playing to see your match history!',
    playChess: 'Play Chess',
    waysToBegin: 'Ways to begin',
    computer: 'Play the computer',
    computerText: 'Four carved opponents, from Beginner to Master.',
    train: 'Train with puzzles',
    trainText: 'Find the winning move, and learn why it wins.',
    learn: 'Learn the game',
    learnText: 'Short lessons, from how the pieces move to the endgame.',
  },
}
