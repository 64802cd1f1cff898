export const words = {
  analysis: {
    needsScript: <T>(link: (text: string) => T) => [
      'The analysis board needs JavaScript: the engine runs in your browser. ',
      link('The blog'),
      ' works without it.',
    ],
    title: 'Analysis board',
    description:
      'Set up any chess position, try variations, and see what the engine says of each: on your own device, free, without an account.',
  },
  play: {
    title: 'Play chess online',
    description:
      'Play chess against the computer at a strength you choose or a friend at the same screen, and have every game reviewed. Free, with no account needed.',
    needsScript: <T>(link: (text: string) => T) => [
      'Playing needs JavaScript, which is off in this browser: board, rules and computer opponent run on your own device. Turn it on for this page to start a game. Reading does without: the ',
      link('articles'),
      ' and their diagrams are all there.',
    ],
  },
  review: {
    title: 'Review a game',
    description:
      'Paste a chess game and see what each move was worth: mistakes explained in sentences that the rules of chess prove, on your own device, free.',
    noSuchGame: 'There is no such game. Its owner may have stopped sharing it.',
    loading: 'Loading...',
  },
  lobby: {
    title: 'Find an opponent',
    description:
      'Play chess with whoever is waiting: pick a time and the game begins. Free, unrated, in any browser, without an account.',
  },
  onlineNew: {
    title: 'Play a friend',
    needsScript: <T>(link: (text: string) => T) => [
      'Playing online needs JavaScript, which is off in this browser. Turn it on for this page to start a game. The ',
      link('articles'),
      ' work without it.',
    ],
    description:
      'Play chess with a friend anywhere: make a link, send it, play. Free, in any browser, without an account on either side, and no move is ever lost.',
  },
  online: {
    title: 'A game of chess',
    description: 'You are invited to a game of chess. It opens in any browser; no account is needed.',
    accountFull:
      'Your account is full, so this game was not saved. Delete games there, then open this page again.',
    notSavedYet: 'This game may not be in your account yet. Open this page again to save it.',
    review: 'Review',
    saved: <T>(link: (text: string) => T) => ['Saved to your ', link('match history'), '.'],
  },
  watch: {
    title: 'Watch a game of chess',
    description: 'You are invited to watch a game of chess, move by move, in any browser.',
  },
  dashboard: {
    title: 'Dashboard',
    needsScript: <T>(link: (text: string) => T) => [
      'Your match history needs JavaScript, which is off in this browser: games are kept on your own device, and replayed there. Turn it on for this page to see them. Your ',
      link('account'),
      ' does without.',
    ],
  },
  sharedGame: {
    noSuchGame: 'No such game',
    description: (moves: number) =>
      `A ${moves}-move game to step through, with its moves and its final position.`,
    pictureAlt: (title: string) => `${title}. The final position`,
  },
}
