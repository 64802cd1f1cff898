import type { Color, Role } from '#chess/types.ts'
import type { Level } from '#engine/levels.ts'
import { count, grouped, LEVEL_NAMES, pieceName, sideName } from '../grammar/en.ts'

/** The user, the computer, or another person, who may have no name. */
type Player = 'you' | 'computer' | { readonly name: string | null; readonly color: Color }

const within = (player: Player): string => {
  if (player === 'you') return 'you'
  return player === 'computer' ? 'the computer' : player.name || sideName(player.color)
}

const atStart = (player: Player): string => {
  if (player === 'you') return 'You'
  return player === 'computer' ? 'The computer' : within(player)
}

interface Ending {
  readonly winner: Player
  /** The player who ran out of time, resigned or left. */
  readonly late: Player
  readonly other: Player
}

interface StrengthRange {
  readonly from: number
  readonly to: number
}

const rangeText = ({ from, to }: StrengthRange): string => `${grouped(from)} to ${grouped(to)}`

const timeLeft = (seconds: number): string => {
  if (seconds === Infinity) return 'no clock'
  const parts = [
    ...(seconds < 60 ? [] : [count(Math.floor(seconds / 60), 'minute')]),
    ...(seconds % 60 === 0 ? [] : [count(seconds % 60, 'second')]),
  ]
  return parts.join(' ') || 'no time left'
}

export const words = {
  side: (color: Color) => sideName(color),
  /** The value beside "Turn". */
  sideToMove: (color: Color) => sideName(color),
  levels: LEVEL_NAMES,
  modes: {
    'same-screen': 'Player vs Player',
    computer: 'Player vs Computer',
  },
  statuses: {
    playing: 'Playing',
    check: 'Check',
    checkmate: 'Checkmate',
    stalemate: 'Stalemate',
    draw: 'Draw',
    timeout: 'Time out',
    resigned: 'Resigned',
    abandoned: 'Abandoned',
    'ai-thinking': 'Thinking…',
    paused: 'Paused',
  },
  /** Buttons of the board, the setup panel and the dialogs. */
  actions: {
    undoMove: 'Undo Move',
    redoMove: 'Redo move',
    newGame: 'New Game',
    resetGame: 'Reset Game',
    rematch: 'Rematch',
    flipBoard: 'Flip board',
    hint: 'Hint',
    pause: 'Pause',
    resume: 'Resume',
    offerDraw: 'Offer draw',
    resign: 'Resign',
    previous: 'Previous',
    next: 'Next',
  },
  /** Names of the panels' regions. */
  panels: {
    controls: 'Controls',
    review: 'Review',
    moves: 'Moves',
    noMoves: 'The moves will appear here.',
    more: 'More',
  },
  playerName: {
    you: 'You',
    computer: 'Computer',
    thinking: 'Thinking…',
    skill: (skill: Level | number) => (typeof skill === 'number' ? grouped(skill) : LEVEL_NAMES[skill]),
  },
  ending: {
    headings: {
      checkmate: 'Checkmate!',
      stalemate: 'Stalemate!',
      draw: 'Draw!',
      timeout: 'Time out!',
      abandoned: 'Game abandoned!',
      /** Addressed to the player who did it. */
      resigned: 'You resigned',
      won: (winner: Player) => `${atStart(winner)} won`,
    },
    /** For screen readers. */
    announced: (heading: string, reason: string) =>
      heading.endsWith('!') ? `${heading} ${reason}` : `${heading}: ${reason}`,
    gameOver: 'Game Over',
    gameOverDraw: 'Game Over - Draw',
    reasons: {
      checkmate: ({ winner }: Ending) => `${atStart(winner)} won by checkmate.`,
      timeout: ({ winner, late }: Ending) => `${atStart(winner)} won on time: ${within(late)} ran out.`,
      resignation: ({ winner, late }: Ending) =>
        late === 'you' ? `${atStart(winner)} won by resignation.` : `${atStart(late)} resigned.`,
      agreement: () => 'Drawn by agreement.',
      stalemate: () => 'Drawn: the side to move has no legal move and is not in check.',
      'threefold-repetition': () => 'Drawn by threefold repetition: the same position came up three times.',
      'fifty-move-rule': () => 'Drawn by the fifty-move rule: fifty moves without a capture or a pawn move.',
      'insufficient-material': () =>
        'Drawn by insufficient material: neither side has enough left to give mate.',
      'timeout-without-mating-material': ({ late, other }: Ending) =>
        `Drawn: ${within(late)} ran out of time, but ${within(other)} ${other === 'you' ? 'have' : 'has'} too little left to give mate.`,
      abandonment: ({ late }: Ending) => `${atStart(late)} left the game.`,
      'abandonment-drawn': () => 'Drawn: a player left the game.',
    },
  },
  endDialog: {
    review: 'Review',
    acceptRematch: 'Accept rematch',
    seePreviousMoves: 'See Previous Moves',
    /** For two players across a table. */
    turnAround: 'Turn around',
  },
  strengthLine: {
    /** `change`: by how many points this game changed the middle of the range. */
    changed: (range: StrengthRange, change: number) => {
      if (change === 0) return `Your strength: ${rangeText(range)}, unchanged.`
      return `Your strength: ${rangeText(range)}, ${change > 0 ? 'up' : 'down'} ${Math.abs(change)} points.`
    },
    provisional: (games: number, needed: number) =>
      `Provisional until ${needed} games: this was number ${games}.`,
  },
  choiceGroups: {
    timeControl: 'Time control',
    noClock: 'No clock',
    minutes: (minutes: number) => `${minutes} min`,
    daysAMove: (days: number) => (days === 1 ? '1 day a move' : `${days} days a move`),
    allTimes: 'All time controls',
    allIncrements: 'All increments',
    speeds: {
      bullet: 'Bullet',
      blitz: 'Blitz',
      rapid: 'Rapid',
      classical: 'Classical',
      correspondence: 'Correspondence',
    },
    increment: 'Seconds added with each move',
    color: 'Colour',
    colorChoice: (choice: Color | 'random') => (choice === 'random' ? 'Random' : sideName(choice)),
  },
  setupOptions: {
    moreOptions: 'More options',
    startFrom: 'Start from a position or a game',
    pasteHere: 'Paste a FEN or a PGN, or drop a file here',
  },
  setupScreen: {
    title: 'Start New Chess Match',
    continueGame: 'Continue game',
    unfinishedGame: (move: number) => `You have an unfinished game, at move ${move}.`,
    gameSetup: 'Game Setup',
    gameMode: 'Game mode',
    coachMyMoves: 'Coach my moves',
    back: 'Back',
    startGame: 'Start Game',
  },
  skillChoice: {
    difficulty: 'Difficulty',
    /** The measured habits of the levels (engine/README.md). */
    tempers: {
      beginner: 'Likes to push its pawns',
      intermediate: 'Sends knights at your king',
      advanced: 'Gives little away',
      master: 'Plays the best it can find',
      dial: 'Set any rating',
    },
    range: (range: StrengthRange) => rangeText(range),
    chooseAStrength: 'Choose a strength',
    measured: <T>(rating: number, margin: number, link: (text: string) => T) => [
      `Measured at ${grouped(rating)} ± ${margin}. `,
      link('How we measured'),
    ],
  },
  peopleChoice: {
    seats: 'Seats',
    names: {
      beside: 'Beside each other',
      table: 'Across a table',
    },
    notes: {
      beside: 'You both look at the board from White’s side.',
      table: 'Black’s pieces and questions face Black. The clock starts with the first move.',
    },
    nameOf: (color: Color) => `${sideName(color)}’s name`,
    friendElsewhere: <T>(link: (text: string) => T) => [
      'Friend somewhere else? ',
      link('Play a friend'),
      ' by link.',
    ],
  },
  strengthDial: {
    strength: 'Strength',
    matchMe: 'Match me',
    unknown: 'We don’t know your strength yet, so we start at 1,000.',
    provisional: (range: StrengthRange, games: number) =>
      `Your strength: ${rangeText(range)}, provisional after ${count(games, 'game')}`,
    afterGames: (range: StrengthRange, games: number) =>
      `Your strength: ${rangeText(range)}, after ${count(games, 'game')}`,
    afterLastGames: (range: StrengthRange, games: number) =>
      `Your strength: ${rangeText(range)}, after your last ${games} games`,
  },
  coachBar: {
    coach: 'Coach',
    takeItBack: 'Take it back?',
    takeBack: 'Take back',
    keepIt: 'Keep it',
  },
  gameActions: {
    resignTitle: 'Resign?',
    wouldWin: (player: Player) => `${atStart(player)} would win this game.`,
    playOn: 'Play on',
    drawOffered: 'Draw offered',
    doYouAccept: (player: Player) => `${atStart(player)}, do you accept a draw?`,
    acceptDraw: 'Accept draw',
  },
  gameInfo: {
    title: 'Game Info',
    mode: 'Mode',
    turn: 'Turn',
    status: 'Status',
  },
  preferencesPanel: {
    title: 'Board & sound',
    sound: 'Sound',
    volume: 'Volume',
    premoves: 'Premoves',
    aboutPremoves:
      'Choose your reply before it is your turn; it is played as soon as it is legal. Esc or a right click cancels it.',
    seats: 'Seats',
    seatNames: {
      fixed: 'Keep the board still',
      turning: 'Turn the board',
      table: 'Face to face',
    },
    seatNotes: {
      fixed: 'White at the bottom',
      turning: 'To the side to move',
      table: 'Far pieces upside down',
    },
  },
  sharePanel: {
    share: 'Share',
    copyFen: 'Copy FEN',
    copyPgn: 'Copy PGN',
    copyLink: 'Copy link',
    downloadPgn: 'Download PGN',
    tryDownload: 'Try Download PGN.',
    copied: {
      FEN: 'The FEN is copied.',
      PGN: 'The PGN is copied.',
      link: 'The link is copied.',
    },
  },
  wayOn: {
    fromStart: <T>(part: (text: string) => T) => [part('At the start:'), ' ', part('back to the game')],
    fromMove: <T>(part: (text: string) => T, move: number, last: number) => [
      part(`Move ${move} of ${last}:`),
      ' ',
      part('back to the game'),
    ],
  },
  premoveOffer: {
    about: 'Turn on premoves? You can then choose your move before it is your turn.',
    notNow: 'Not now',
    turnOn: 'Turn on',
  },
  gameScreen: {
    title: 'Chess game',
  },
  playerPlace: {
    isShortOfTime: (color: Color) => `${sideName(color)} is short of time.`,
  },
  clockFace: {
    clock: (color: Color) => `${sideName(color)} clock`,
    more: (roles: readonly Role[], ahead: number) => {
      const more = `more: ${roles.map(pieceName).join(', ')}`
      return ahead > 0 ? `${more}; ahead by ${ahead}` : more
    },
  },
  dropQuestion: {
    title: 'Go on from here?',
    about: (moves: number, isOver: boolean) => {
      const dropped =
        moves === 1
          ? 'The move after this position is dropped, and the game goes on with yours.'
          : `The ${moves} moves after this position are dropped, and the game goes on with yours.`
      return isOver ? `${dropped} How it ended stays in your history.` : dropped
    },
    playMyMove: 'Play my move',
    keepTheGame: 'Keep the game',
  },
  gameNotices: {
    tryAgain: 'Try again',
    computerFailed: 'The computer could not answer. Your game is safe.',
    storageFailed: 'We can’t save games on this device. Keep playing, but don’t reload the page.',
    undoReset: 'Undo reset',
    wasReset: 'The game was reset.',
  },
  gameKeys: {
    soundOn: 'Sound on.',
    soundOff: 'Sound off.',
  },
  /** Announcements to screen readers. */
  gameAnnounced: {
    moved: (move: string) => `${move}.`,
    takenBack: (turn: Color) => `Taken back. ${sideName(turn)} to move.`,
    start: 'The position at the start.',
    lookingAt: (ply: number, plies: number, move: string) => `Looking at move ${ply} of ${plies}: ${move}.`,
    /** The seconds that White and Black have left; Infinity without a clock. */
    clocks: (white: number, black: number) => `White: ${timeLeft(white)}. Black: ${timeLeft(black)}.`,
  },
  playState: {
    fromLink: 'The game will start from the position in your link.',
    inAnotherTab: 'That game is being played in another tab.',
    notLoaded: 'We couldn’t load the game. Check your connection and try again.',
  },
  coach: {
    looking: 'The coach is looking at your move…',
    /** Shown in the coach's card while there is nothing to say about a move. */
    idle: {
      coached: 'I will comment on each of your moves.',
      asleep: 'The coach is asleep. Press Hint to wake him.',
      won: 'Well played! The review shows you where you won it.',
      lost: 'Hard luck. The review shows you where the game turned.',
      drawn: 'A draw. The review shows you the key moments.',
    },
  },
  drawOffer: {
    refused: 'The computer would rather play on.',
    notNow: 'You can offer a draw when it is your move.',
  },
  loadGame: {
    unreadable: 'Your saved game could not be read, so it was left out. You can start a new one.',
  },
  continueGame: {
    atMove: (move: number) => `Continue your game at move ${move}`,
  },
}
