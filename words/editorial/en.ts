import type { Color, Role, San } from '#chess/types.ts'
import { grouped, list, pieceName, sideName } from '../grammar/en.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const numberWord = (count: number): string => NUMBERS[count] ?? String(count)
const points = (count: number): string => `${numberWord(count)} point${count === 1 ? '' : 's'}`

const countOf = (sans: readonly San[], what: string): string =>
  sans.length === 1
    ? `There is one ${what}: ${sans.join('')}.`
    : `There are ${numberWord(sans.length)} ${what}s: ${list(sans, 'and')}.`

export const words = {
  articles: {
    backToBlog: 'Back to Blog',
    backToHome: 'Back to Home',
    chessBlog: 'Chess Blog',
    readMore: <T>(hidden: (text: string) => T, title: string) => ['Read More', hidden(`: ${title}`)],
    /** The accessible name of a table. */
    table: 'Table',
    /** The editorial team has signed every text. */
    author: (name: string) => name,
    minutesToRead: (minutes: number) => `${minutes} min read`,
  },
  allTags: {
    allTags: 'All tags',
  },
  blogPage: {
    chessBlog: 'Chess Blog',
    whatItIsAbout: 'Openings, tactics, endings, the games behind them and how to get better at all of it.',
    /** The accessible name of the links to the sections. */
    sections: 'Sections of the blog',
    front: {
      guides: 'Guides',
      news: 'News of winter 2024-25',
      features: 'Features',
      picks: 'From the library',
    },
    frontLinks: { guides: 'Guides', news: 'News', features: 'Features', picks: 'From the library' },
    fromTheArchive: <T>(first: T, last: T) => [
      'From the archive: written as it happened, from ',
      first,
      ' to ',
      last,
      '.',
    ],
    byTopic: 'The library, by topic',
    topics: {
      openings: 'Openings',
      tactics: 'Tactics',
      endgames: 'Endgames',
      strategy: 'Strategy',
      training: 'Training and habits',
      people: 'Games, people and history',
      series: 'What 1,200s do',
    },
    topicLinks: {
      openings: 'Openings',
      tactics: 'Tactics',
      endgames: 'Endgames',
      strategy: 'Strategy',
      training: 'Training',
      people: 'History',
      series: 'What 1,200s do',
    },
    posts: (count: number) => (count === 1 ? 'One post' : `${count} posts`),
    allPostsOf: (count: number) => `All ${count} posts`,
    newOnTheBlog: 'New on the blog',
    everyMonday: <T>(link: (text: string) => T) => ['Every Monday: ', link('Sunday’s puzzle, explained')],
  },
  featuredPost: {
    featured: 'Featured',
  },
  historyPage: {
    theHistoryOfChess: 'The History of Chess',
    inFiveChapters:
      'From an Indian game of foot, horse, elephants and chariots to the screens of today, in five chapters.',
    chapter: (number: number) => `Chapter ${number}`,
  },
  historyTeaser: {
    fromChaturangaToToday: 'From chaturanga to today, in five chapters',
  },
  latestPosts: {
    latestFromTheBlog: 'Latest from the blog',
    allPosts: 'All posts',
  },
  neighbourLinks: {
    previousAndNextPost: 'Previous and next post',
    previousPost: 'Previous post',
    nextPost: 'Next post',
    historyOfChess: 'History of chess',
    beforeThis: 'Before this',
    whatCameNext: 'What came next',
  },
  relatedPosts: {
    relatedChessArticles: 'Related Chess Articles',
    relatedPosts: 'Related posts',
    allPostsInTheBlog: 'All posts in the Chess Blog',
  },
  timeline: {
    timeline: 'Timeline',
  },
  sources: {
    sources: 'Sources',
  },
  tableOfContents: {
    onThisPage: 'On this page',
  },
  tagList: {
    tags: 'Tags',
  },
  gameFigure: {
    after: (move: string) => `After ${move}`,
    startingPosition: 'Starting position',
    playFromHere: 'Play from here',
    analyseFromHere: 'Analyse from here',
    moves: 'Moves',
    players: (white: string, black: string) => `${white} v ${black}`,
    results: { '1-0': 'White won', '0-1': 'Black won', '1/2-1/2': 'Drawn' },
  },
  positionFigure: {
    playFromHere: 'Play from here',
    goal: (kind: 'mate' | 'win' | 'draw', within: number) => {
      switch (kind) {
        case 'mate':
          return `Mate the computer in ${within}`
        case 'win':
          return 'Win it against the computer'
        case 'draw':
          return 'Hold it against the computer'
      }
    },
  },
  chartFigure: {
    bars: (bars: readonly { readonly label: string; readonly share: string }[]) =>
      bars.map(({ label, share }) => `${label}: ${share}`).join(', '),
  },
  legalPage: {
    /** Other languages have a summary, which says that the English text binds. */
    binding: <T>(_link: (text: string) => T): readonly (string | T)[] => [],
    lastUpdated: <T>(date: T) => ['Last updated: ', date],
    lastUpdatedAndFirst: <T>(date: T, first: T) => ['Last updated: ', date, '. First version: ', first],
  },
  measuredPage: {
    calibratedSince: 'The opponents have been calibrated since, so these figures are of their last version.',
    olderEngine: (measured: string, current: string) =>
      `These figures are of engine ${measured}; the site runs ${current}.`,
    haveAGameReviewed: 'Have a game of yours reviewed',
  },
  playerPage: {
    backToRankings: 'Back to Rankings',
    biography: 'Biography',
    playingStyle: 'Playing Style',
    keyGame: 'Key game',
    recentUpdates: 'Recent Updates',
    keyMatches: 'Key Matches in Recent Years',
    born: (title: string, date: string) => `${title}. Born ${date}.`,
    bornIn: (title: string, date: string, place: string) => `${title}. Born ${date}, ${place}.`,
    currentRatings: 'Current Ratings',
    list: (month: string) => `FIDE’s list of ${month}.`,
    listOfUnmarked: (month: string) => `Values without a mark: FIDE’s list of ${month}.`,
    lastInTheTopTwenty: <T>(link: (text: string) => T, month: string) => [
      'Last in the ',
      link('top twenty'),
      `: ${month}.`,
    ],
    youMightAlsoLike: 'You Might Also Like',
    allRankings: 'All rankings',
  },
  playerServer: {
    stepThroughIt: 'Press Next, or any move, to step through it.',
    haveAGameReviewed: 'Have a game of yours reviewed',
    takeOver: 'Take over at the turning point, against the computer',
  },
  playersPage: {
    chessPlayers: 'Chess players',
    livesStylesAndGames: <T>(link: (text: string) => T) => [
      'Lives, styles and games of the strongest players in the world, with a game to play through on most pages. Rapid and blitz ratings are in the ',
      link('rankings'),
      '.',
    ],
    theTopTwenty: 'The top twenty',
    classicalRatings: <T>(month: T) => ['Classical ratings from FIDE’s list of ', month, '.'],
    womenAtTheTop: 'Women at the top',
    theWorldChampionAndOthers:
      'The world champion, her challenger, a four-times champion and five others, by classical rating on the same list. Zhu Jiner of China is rated among them and has no page here yet.',
    alsoProfiled: 'Also profiled',
    inTheTopTwentySince: (day: string) =>
      `These players have been in the top twenty since ${day}; each card gives the last month. A player can drop out without losing: FIDE stops ranking anyone who plays no rated classical game for a year.`,
    lastPlaced: (month: string) => `Last placed: ${month}`,
  },
  rankings: {
    globalRankings: 'Global Chess GM Rankings',
    rating: 'Rating',
    lastUpdated: <T>(date: T) => ['Last updated: ', date, '.'],
    list: <T>(month: T) => ['Ratings from FIDE’s list of ', month, '.'],
    listOfUnmarked: <T>(month: T) => ['Ratings without a mark are from FIDE’s list of ', month, '.'],
    aboutThisList: 'About this list',
    /** After the day on which the page was made. */
    pageAndList: <T>(month: T) => [
      'That is the day this page was made; its ratings are those of ',
      month,
      ', the newest list we have.',
    ],
    byCountry: 'Most players in the top twenty',
    players: (count: number) => (count === 1 ? '1 player' : `${count} players`),
    whoIsNotRanked: 'Players with no rated classical game in the past year are not ranked.',
    allPlayers: <T>(link: (text: string) => T) => [link('All players with a profile'), '.'],
    columns: { rank: 'Rank', player: 'Player', country: 'Country', rating: 'Rating' },
    notRanked: 'not ranked',
    kinds: { classical: 'Classical', rapid: 'Rapid', blitz: 'Blitz' },
    asOf: (date: string, source: string) => `As of ${date}: ${source}.`,
    notKnown: 'not known',
    note: (number: number) => `Note ${number}`,
    notes: 'Notes',
  },
  topThree: {
    atTheTopOfTheWorld: 'At the top of the world',
    list: <T>(month: T) => ['Classical chess, FIDE’s list of ', month],
    viewFullRankings: 'View Full Rankings',
    rank: (rank: number) => `Rank ${rank}`,
    eloRating: 'ELO Rating',
  },
  toolbar: {
    first: 'First',
    previous: 'Previous',
    play: 'Play',
    pause: 'Pause',
    next: 'Next',
    last: 'Last',
    flipBoard: 'Flip board',
  },
  search: {
    searchTheBlog: 'Search the blog',
    example: 'Sicilian, rook ending, Anand',
    found: (posts: number, asked: string) => {
      if (posts === 0) return `No posts match “${asked}”. Try fewer or different words.`
      return posts === 1 ? `One post matches “${asked}”.` : `${posts} posts match “${asked}”.`
    },
  },
  sundayPage: {
    sundaysPuzzle: 'Sunday’s puzzle, explained',
    task: (solver: Color, rating: number, difficulty: string) =>
      `${sideName(solver)} to move. Rated about ${grouped(rating)}: ${difficulty}.`,
    oneForEachSunday: <T>(link: (text: string) => T) => [
      'One puzzle for each Sunday, easy on the first of a month and hard on the last. On Monday we go through it move by move. ',
      link('Today’s puzzle'),
      ' is on the home page.',
    ],
    allWeeks: 'All weeks',
    puzzleOf: <T>(sunday: T) => ['The puzzle of ', sunday, '.'],
    beforeYouMove: 'Before you move',
    moveByMove: 'Move by move',
    themes: (themes: readonly string[]) =>
      `${themes.length === 1 ? 'Theme' : 'Themes'}: ${themes.join(' and ')}.`,
    whereItComesFrom: <T>(link: (text: string) => T) => [
      'The puzzle comes from a game on Lichess and from its free collection (',
      link('this puzzle on Lichess'),
      '). Each move of a solution there is the only good one; where several moves mate at once, any of them counts.',
    ],
    otherWeeks: 'Other weeks',
    theWeekBefore: (sunday: string) => `The week before: ${sunday}`,
    theWeekAfter: (sunday: string) => `The week after: ${sunday}`,
    positionAsItWasSet: 'The position as it was set. Step through the solution, or read it beside the board.',
    trainOnPuzzles: 'Train on puzzles of your own strength',
    trainThisTheme: (theme: string) => `Train this theme: ${theme}`,
  },
  explainPuzzle: {
    hasJustPlayed: (color: Color, san: San) => `${sideName(color)} has just played ${san}.`,
    checkmate: 'Checkmate.',
    takesOn: (role: Role, captured: Role, square: string, isCheck: boolean) =>
      `The ${pieceName(role)} takes the ${pieceName(captured)} on ${square}${isCheck ? ', with check' : ''}.`,
    givesCheck: (role: Role) => `The ${pieceName(role)} gives check.`,
    endsTheCheck: (role: Role, square: string) =>
      `The ${pieceName(role)} goes to ${square} and ends the check.`,
    quietMove: 'A quiet move: no check, and nothing is taken.',
    oneLegalReply: 'There is one legal reply.',
    waysOutOfTheCheck: (count: number) => `There are ${numberWord(count)} ways out of the check.`,
    theOnlyLegalMove: 'The only legal move.',
    takes: (role: Role, captured: Role) => `The ${pieceName(role)} takes the ${pieceName(captured)}.`,
    onlyWayOut: (san: San) => `There is one way out of the check: ${san}.`,
    waysOut: (sans: readonly San[]) =>
      `There are ${numberWord(sans.length)} ways out of the check: ${list(sans, 'and')}.`,
    isMated: (san: San, first: San, within: number) =>
      within === 1
        ? `${san} loses to ${first}, mate.`
        : `${san} loses to ${first}, with mate in ${numberWord(within)}.`,
    isTaken: (san: San, by: San) => `${san} gives more than it takes: ${by}.`,
    isInCheck: (color: Color) => `${sideName(color)} is in check.`,
    countFirst: 'Count first: a pawn is one, a knight or bishop three, a rook five, a queen nine.',
    level: 'The sides are level.',
    balance: (color: Color, ahead: number) =>
      `${sideName(color)} is ${points(Math.abs(ahead))} ${ahead > 0 ? 'ahead' : 'behind'}.`,
    checks: (sans: readonly San[]) => countOf(sans, 'check'),
    captures: (sans: readonly San[]) => countOf(sans, 'capture'),
    noCheckAndNothingToTake: 'There is no check to give and nothing to take.',
    oneMoveIsRight: (san: San) => `One move is right, ${san}.`,
    noneOfThem: (san: San) => `The right move is none of them: ${san}.`,
    rightMoveIsQuiet: (san: San) => `The right move is quiet: ${san}.`,
    mateEndsTheCount: 'Mate ends the count.',
    hasGainedForGood: (color: Color, gained: number) =>
      `Since the puzzle began ${sideName(color)} has gained ${points(gained)}, all captures counted.`,
  },
  blog: {
    chessArticles:
      'Chess articles to use the same evening: openings by their plans, tactics, endgames, training, famous games to step through, news and Indian chess.',
    keywords: 'chess blog, chess articles, chess openings, chess tactics, chess endgames',
  },
  post: {
    postNotFound: 'Post Not Found',
    fromTheArchive: <T>(day: T) => ['From the archive: the news as it stood on ', day, '.'],
    thePostDoesNotExist: "The blog post you're looking for doesn't exist.",
  },
  tag: {
    allInEnglish: (articles: number) => `All ${articles} articles in English`,
    tagNotFound: 'Tag Not Found',
    noArticleCarriesIt: 'No article carries this tag.',
    keywords: (tag: string) => `chess, ${tag.toLowerCase()}, chess articles, chess blog`,
  },
  history: {
    theHistoryInFiveChapters:
      'The history of chess in five chapters: chaturanga, the way through the centuries, the last fifty years, and how India came back to its own game.',
    keywords: 'history of chess, chaturanga, origin of chess, chess in india',
  },
  measured: {
    keywords: 'chess engine strength, chess coach, chess game review, stockfish comparison',
  },
  player: {
    playerNotFound: 'Player Not Found',
    theProfileDoesNotExist: "The player profile you're looking for doesn't exist.",
    title: (name: string) => `${name}: ratings, biography`,
    titleWithGame: (name: string) => `${name}: ratings, biography and a key game`,
    sharePicture: (name: string) => `${name}, with a card of flag and ratings in a green arch`,
    rankings: 'Rankings',
  },
  players: {
    profilesOfTheStrongest:
      'Profiles of the world’s strongest chess players: the top twenty, eight women at the top, and players who were there before. Lives, styles and games.',
    keywords: 'chess players, chess grandmasters, player profiles, best chess players',
  },
  rankingsRoute: {
    theTwentyHighest:
      'The twenty highest rated active chess players with their classical, rapid and blitz ratings from one FIDE list, its month, and a profile of each.',
    keywords: 'chess rankings, fide ratings, top chess players, grandmaster rankings',
  },
  sunday: {
    puzzleNotFound: 'Puzzle Not Found',
    noPuzzleForThisDay: 'There is no explained puzzle for this day.',
    title: (sunday: string) => `Sunday’s puzzle, explained: ${sunday}`,
    puzzleOfSunday: (sunday: string) =>
      `The chess puzzle of ${sunday}, explained move by move: what to count, which checks and captures there are, and what decides.`,
    oneForEachSunday:
      'A chess puzzle for each Sunday, explained move by move: what to count, which checks and captures there are, and why the solution works.',
    keywords: 'chess puzzle explained, chess puzzle of the week, chess tactics',
  },
}
