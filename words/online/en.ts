import { type Color } from '#chess/types.ts'
import { sideName } from '../grammar/en.ts'

/** A player, who may have no name. */
interface Person {
  readonly name: string | null
  readonly color: Color
}

const named = ({ name, color }: Person): string => name || sideName(color)

interface ClockSetting {
  readonly minutes: number
  readonly increment: number
  readonly untimed: boolean
  readonly days?: number | undefined
}

/** `5 + 3`, `10 + 0`, `no clock`: as players write a time control. */
function clockSetting({ minutes, increment, untimed, days }: ClockSetting): string {
  if (days !== undefined) return days === 1 ? '1 day a move' : `${days} days a move`
  return untimed ? 'no clock' : `${minutes} + ${increment}`
}

const PRESENCE = {
  you: 'you',
  reconnecting: 'reconnecting…',
  here: 'connected',
  away: 'in another window',
  gone: 'disconnected',
}

const PRESETS = {
  hello: 'Hello!',
  'good-luck': 'Good luck!',
  'nice-move': 'Nice move!',
  sorry: 'Sorry!',
  'one-moment': 'One moment, please.',
  'well-played': 'Well played!',
  'thank-you': 'Thank you!',
  goodbye: 'I have to go. Goodbye!',
}

export const words = {
  person: (person: Person) => named(person),
  clockSetting: (setting: ClockSetting) => clockSetting(setting),
  presets: PRESETS,
  presetMessages: {
    messages: 'Messages',
    mute: 'Mute messages',
    /** The preset is undefined in a message of a newer release. */
    said: (person: Person, preset: keyof typeof PRESETS | undefined) =>
      `${named(person)}: ${preset === undefined ? '' : PRESETS[preset]}`,
  },
  onlinePlace: {
    /** A player without a name is called by the color already. */
    detail: ({ name, color }: Person, presence: keyof typeof PRESENCE) =>
      name ? `${sideName(color)} · ${PRESENCE[presence]}` : PRESENCE[presence],
  },
  claimBar: {
    opponentAway: 'Opponent away',
    mayClaimIn: (person: Person, time: string) =>
      `${named(person)} is away. In ${time} you may claim the win or a draw.`,
    isAway: (person: Person) => `${named(person)} is away.`,
    mayClaim: (person: Person) => `${named(person)} is away. You may claim the win or call it a draw.`,
    claimTheWin: 'Claim the win',
    callItADraw: 'Call it a draw',
  },
  presence: {
    lostConnection: (person: Person) => `${named(person)} has lost the connection.`,
    isBack: (person: Person) => `${named(person)} is back.`,
  },
  connectingScreen: {
    title: 'Online game',
    lost: 'No connection. Trying again…',
    connecting: 'Connecting to the game…',
    about:
      'The server keeps the moves and the clocks. If your connection drops, the game waits for you as long as your clock allows, and no move is lost.',
  },
  onlineScreen: {
    title: 'Online game',
  },
  offerBar: {
    offer: 'Offer',
    accept: 'Accept',
    decline: 'Decline',
  },
  offers: {
    draw: (person: Person) => `${named(person)} offers a draw.`,
    back: (person: Person) => `${named(person)} asks to take back a move. Clocks go back too.`,
    rematch: (person: Person) => `${named(person)} wants a rematch.`,
  },
  ownOffers: {
    draw: (person: Person) => `You have offered ${named(person)} a draw.`,
    back: (person: Person) => `Asked ${named(person)} to take back a move.`,
    rematch: (person: Person) => `Asked ${named(person)} for a rematch.`,
    waitingFor: (person: Person) => `Waiting for ${named(person)}…`,
  },
  onlineActions: {
    takeback: 'Takeback',
    abort: 'Abort',
  },
  onlineLinks: {
    links: 'Links',
    linkToWatch: 'Link to watch',
    privateLink: 'Your private link: anyone who opens it plays your side',
    privateLinkAsQrCode: 'Your private link as a QR code',
    playOnAnotherDevice: 'Play on another device',
  },
  onlinePage: {
    noSuchGame: 'No such game',
    aboutNoSuchGame:
      'There is no such game any more. Invitations work for 24 hours, games are shown for 30 days.',
    playingElsewhere: 'Playing elsewhere',
    playHere: 'Play here',
    openElsewhere: 'This game is open on another device or in another tab.',
    invitationOver: 'Invitation over',
    aboutInvitationOver: 'This invitation was withdrawn, or nobody came within 24 hours.',
    forfeited: 'Game not played',
    /** `winner` is undefined if neither came. */
    aboutForfeited: (winner: Person | undefined) =>
      winner
        ? `${named(winner)} wins: the other player did not come in time.`
        : 'Neither player came in time: both lose.',
    gameAborted: 'Game aborted',
    aboutGameAborted: 'This game ended before it had begun; nothing of it is kept.',
  },
  status: {
    watching: (white: Person, black: Person) => `You are watching ${named(white)} against ${named(black)}.`,
    sending: 'Sending your move…',
    firstMoves: 'The clocks run once both have moved; a minute for each first move.',
  },
  refusals: {
    ERR_NOT_YOUR_TURN: 'It’s no longer your turn.',
    ERR_ILLEGAL: 'The server refused that move.',
    ERR_STALE: 'Something else came first. Please look at the board again.',
    ERR_NOT_ALLOWED: 'That is not possible now.',
    ERR_TOO_FAST: 'Too fast. Wait a moment.',
    ERR_UNAVAILABLE: 'The server cannot keep moves just now. Yours is kept here and sent again; clocks rest.',
  },
  /** Problems with the connection. */
  trouble: {
    lost: 'No connection. Trying again…',
    restarting: 'The server is restarting. Clocks are paused; nothing is lost.',
    moveKept: 'Reconnecting… Your move is kept and will be sent.',
    clockRuns: 'Reconnecting… Your clock is running.',
    nothingLost: 'Reconnecting… Nothing is lost.',
    willBeSent: {
      draw: 'Reconnecting… Your draw offer will be sent.',
      back: 'Reconnecting… Your request to take back will be sent.',
      rematch: 'Reconnecting… Your request for a rematch will be sent.',
      resign: 'Reconnecting… Your resignation will be sent.',
      abort: 'Reconnecting… Your request to abort will be sent.',
      claim: 'Reconnecting… Your claim will be sent.',
      'claim-draw': 'Reconnecting… Your claim will be sent.',
      leave: 'Reconnecting… Your opponent will then see that you have left.',
      'draw-yes': 'Reconnecting… Your answer will be sent.',
      'draw-no': 'Reconnecting… Your answer will be sent.',
      'back-yes': 'Reconnecting… Your answer will be sent.',
      'back-no': 'Reconnecting… Your answer will be sent.',
      'rematch-no': 'Reconnecting… Your answer will be sent.',
    },
  },
  /** Answers to requests that create, join and save games. */
  errors: {
    ERR_INVITATION_UNREADABLE: 'Those settings don’t work together. Check them and try again.',
    ERR_NAME_REFUSED: 'Please choose another name.',
    ERR_NO_SUCH_GAME: 'There is no such game any more.',
    ERR_GAME_TAKEN: 'Another player was quicker: this game has both its players.',
    ERR_OWN_GAME: 'This is your own game. Send the link to the person you want to play.',
    ERR_TOO_MANY: 'Too many tries. Wait a moment and try again.',
    ERR_ACCOUNT_FULL: 'Your account is full. Delete games to make room for new ones.',
    ERR_UNAVAILABLE: 'The server is busy just now. Please try again in a moment.',
    ERR_NOT_FINISHED: 'This game is not over yet.',
    ERR_SIGN_IN: 'Please sign in first.',
    ERR_NO_ANSWER: 'There was no answer. Please check your connection and try again.',
  },
  copyField: {
    byHand: 'Please copy the link by hand.',
    copied: 'The link is copied.',
    copyLink: 'Copy link',
  },
  /** The field for the player's name. */
  nameField: {
    label: 'Your name',
    hint: 'Your opponent sees it. You may leave it empty.',
  },
  /** Seats that are still free. */
  versus: {
    yourFriend: 'Your friend',
    yourOpponent: 'Your opponent',
  },
  createScreen: {
    playAFriend: 'Play a friend',
    getALink: 'Get a link',
    findAnOpponent: 'Nobody to ask? Find an opponent',
    about: 'We give you a link. The first person to open it plays you, on any device, no account needed.',
    moreTimes: 'More time controls',
    listInTheLobby: 'List in the lobby',
    aboutLobby: 'Anyone can join. Leave it off and only someone with your link can.',
  },
  waitingScreen: {
    title: 'Find an opponent',
    looking: (setting: ClockSetting) => `Looking for an opponent, ${clockSetting(setting)}`,
    about:
      'The game begins here as soon as somebody picks it. Stay on this page: if you leave, you are not found.',
    cancel: 'Cancel',
  },
  inviteScreen: {
    waiting: 'Waiting for your opponent…',
    title: 'Invite a friend',
    aGameOfChess: 'A game of chess',
    share: 'Share…',
    sendThisLink: 'Send this link',
    linkAsQrCode: 'The link as a QR code',
    worksForADay: 'The link works for 24 hours. You may leave this page and come back.',
    cancel: 'Cancel invitation',
  },
  joinScreen: {
    invitesYou: (host: string) => `${host} invites you`,
    youAreInvited: 'You are invited',
    joinAs: (own: Color) => `Join as ${sideName(own)}`,
    onlyWatch: 'Only watch',
    fairPlay:
      'Games are unrated. The engine and the coach are silent while you play; afterwards both look at it with you.',
  },
  lobby: {
    title: 'Find an opponent',
    /** The steps, in order. */
    steps: [
      'Pick a colour and a time.',
      'You play the first person waiting for it.',
      'No one there? Wait, and the game opens when somebody comes.',
    ],
    speeds: { bullet: 'Bullet', blitz: 'Blitz', rapid: 'Rapid', classical: 'Classical' },
    playTheComputer: 'Play the computer meanwhile',
    chooseATime: 'Press a time to start: minutes each + seconds per move',
    waiting: 'Waiting now',
    playAFriend: 'Play a friend instead',
    looking: 'Looking for open games…',
    noOneWaits: 'No one is waiting right now.',
    somebody: 'Somebody',
    openGame: (setting: ClockSetting, own: Color) => `${clockSetting(setting)}, you have ${sideName(own)}`,
  },
}
