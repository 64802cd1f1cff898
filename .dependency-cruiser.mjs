/**
 * Who may import whom. Arrows point one way only; see the map of folders in the README.
 * The tool cannot see `new Worker(new URL(...))`, so only app/game/engine/engine-client.ts and
 * app/tree/people/ask-people.ts may contain one.
 */
const TESTS = '\\.test\\.(ts|tsx|mjs)$'
/** Reads the recorded tournaments of tests and benchmarks. */
const PAIRING_FIXTURE = String.raw`^pairing/.+\.fixture\.ts$`
/** Bundled by a test, as the server is. */
const WORDS_FIXTURE = String.raw`^words/.+\.fixture\.tsx?$`
const PROJECT =
  '^(app|chess|coach|content|contract|endings|engine|live|matches|pairing|rules|scripts|server|tests|tools|tournaments|words)/'
const outside = (...allowed) => ({ path: PROJECT, pathNot: allowed })
const PACKAGES = {
  dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'core'],
}

/** The part of the engine that page and worker share: messages, levels, strengths and version, without code of the search. */
const ENGINE_SEAM = '^engine/(protocol|levels|strength|version)\\.ts$'

/** The server's modules, each with those it may import. All may import the files above them (log, site, context). */
const SERVER_FOLDERS = {
  scheduling: [],
  limits: ['database', 'scheduling'],
  names: [],
  database: ['scheduling'],
  http: ['limits', 'scheduling'],
  mail: ['database', 'limits'],
  donations: ['database', 'limits', 'mail', 'names'],
  accounts: ['database', 'limits', 'mail', 'names', 'scheduling'],
  matches: ['accounts', 'database', 'limits', 'names', 'scheduling'],
  live: ['accounts', 'database', 'limits', 'matches', 'names', 'scheduling'],
  training: ['accounts', 'database', 'limits'],
}

/** The engine's folders, likewise. */
const ENGINE_FOLDERS = {
  evaluation: [],
  net: ['evaluation'],
  policy: ['net', 'search'],
  search: ['evaluation'],
  opponent: ['evaluation', 'policy', 'search'],
  uci: ['evaluation', 'net', 'opponent', 'policy', 'search'],
}

/** The folders of lessons, likewise. */
const LEARN_FOLDERS = {
  walk: [],
  find: [],
  progress: [],
  coordinates: ['progress', 'walk'],
  lesson: ['find', 'progress', 'walk'],
}

/** The coach's folders, likewise: judgements first, sentences last. */
const COACH_FOLDERS = {
  judging: [],
  claims: ['judging'],
  finding: ['claims', 'judging'],
  review: ['claims', 'finding', 'judging'],
  telling: ['claims', 'finding', 'judging', 'review'],
  // Only the types of the facts: the checker shares no code with what it checks.
  checking: ['telling'],
}

/** One rule per folder of `root`: it imports only itself and the folders that the table names. */
const foldersOf = (root, folders, prefix = root) =>
  Object.entries(folders).map(([folder, known]) => ({
    name: `${prefix}-${folder}-knows-${known.join('-') || 'no-other-folder'}`,
    severity: 'error',
    from: { path: `^${root}/${folder}/`, pathNot: TESTS },
    to: { path: `^${root}/[^/]+/`, pathNot: `^${root}/(${[folder, ...known].join('|')})/` },
  }))

export default {
  forbidden: [
    ...foldersOf('server', SERVER_FOLDERS),
    ...foldersOf('engine', ENGINE_FOLDERS),
    ...foldersOf('coach', COACH_FOLDERS),
    ...foldersOf('app/learn', LEARN_FOLDERS, 'learn'),
    {
      name: 'server-folders-are-all-listed',
      comment: 'List a new folder with the folders that it may import.',
      severity: 'error',
      from: {},
      to: { path: '^server/[^/]+/', pathNot: `^server/(${Object.keys(SERVER_FOLDERS).join('|')})/` },
    },
    {
      name: 'server-folders-do-not-import-their-composition',
      comment: 'Folders receive their dependencies as arguments.',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: TESTS },
      to: { path: '^server/(main|development|prerender|startup|services|env)\\.ts$' },
    },
    {
      name: 'chess-imports-nothing',
      comment: 'The rules serve page, worker and server alike.',
      severity: 'error',
      from: { path: '^chess/', pathNot: TESTS },
      to: outside('^chess/'),
    },
    {
      name: 'rules-import-chess',
      comment: 'Every rule set, standard chess among them, behind one interface.',
      severity: 'error',
      from: { path: '^rules/', pathNot: TESTS },
      to: outside('^(rules|chess)/'),
    },
    {
      name: 'endings-import-chess',
      severity: 'error',
      from: { path: '^endings/', pathNot: TESTS },
      to: outside('^(endings|chess)/'),
    },
    {
      name: 'pairing-imports-nothing',
      comment: 'Pairings and standings know players, results and numbers, and nothing of the game.',
      severity: 'error',
      from: { path: '^pairing/', pathNot: TESTS },
      to: outside('^pairing/'),
    },
    {
      name: 'tournaments-import-pairing',
      comment:
        'A log of the arbiter’s actions and the state that follows from it, for page and server alike.',
      severity: 'error',
      from: { path: '^tournaments/', pathNot: TESTS },
      to: outside('^(tournaments|pairing)/'),
    },
    {
      name: 'engine-imports-chess',
      severity: 'error',
      from: { path: '^engine/', pathNot: TESTS },
      to: outside('^(engine|chess)/'),
    },
    {
      name: 'coach-imports-chess-and-the-seam',
      severity: 'error',
      from: { path: '^coach/', pathNot: TESTS },
      to: outside('^(coach|chess)/', String.raw`^words/coach/en\.ts$`, ENGINE_SEAM),
    },
    {
      name: 'the-checker-shares-no-code',
      comment:
        'It replays what the finders found, so a fault in common code would hide itself. Types are no code.',
      severity: 'error',
      from: { path: '^coach/checking/', pathNot: TESTS },
      to: outside('^coach/checking/', String.raw`^chess/types\.ts$`, String.raw`^coach/telling/facts\.ts$`),
    },
    {
      name: 'only-tests-and-benchmarks-check-sentences',
      severity: 'error',
      from: {
        path: '^(app|chess|coach|engine|live|matches|server|words)/',
        pathNot: [TESTS, '^coach/checking/'],
      },
      to: { path: '^coach/checking/' },
    },
    {
      name: 'core-imports-no-packages',
      comment:
        'Rules, tables, engine and coach run anywhere; a package or a part of Node would tie them to a place.',
      severity: 'error',
      from: {
        path: '^(chess|endings|engine|coach|pairing|rules|tournaments)/',
        pathNot: [TESTS, PAIRING_FIXTURE],
      },
      to: PACKAGES,
    },
    {
      name: 'content-imports-nothing',
      comment: 'Editorial data and its loader know nothing of the rest.',
      severity: 'error',
      from: { path: '^content/', pathNot: TESTS },
      to: outside('^content/'),
    },
    {
      name: 'matches-import-the-rules-and-the-seam',
      comment: 'What a finished game is: page and server say the same of it.',
      severity: 'error',
      from: { path: '^matches/', pathNot: TESTS },
      to: outside('^(matches|chess|rules)/', ENGINE_SEAM),
    },
    {
      name: 'live-imports-chess-and-matches',
      comment: 'A game between two browsers: page and server reduce and read it alike.',
      severity: 'error',
      from: { path: '^live/', pathNot: TESTS },
      to: outside('^(live|chess|matches)/'),
    },
    {
      name: 'contract-imports-what-page-and-server-know',
      comment: 'The shapes that travel between the two; neither of them is needed to say what they are.',
      severity: 'error',
      from: { path: '^contract/', pathNot: TESTS },
      to: outside(
        '^(contract|chess|content|matches|tournaments)/',
        String.raw`^words/languages\.ts$`,
        ENGINE_SEAM,
      ),
    },
    {
      name: 'words-import-pure-data',
      comment: 'Texts for people take data (roles, squares, counts) and know nothing of pages and server.',
      severity: 'error',
      from: { path: '^words/', pathNot: [TESTS, WORDS_FIXTURE] },
      to: outside(
        ...['^words/', '^(chess|coach|matches|tournaments)/', '^content/pages/'],
        ...[String.raw`^contract/limits\.ts$`, ENGINE_SEAM],
      ),
    },
    {
      name: 'words-import-no-packages',
      severity: 'error',
      from: { path: '^words/', pathNot: [TESTS, WORDS_FIXTURE, String.raw`^words/by-request\.ts$`] },
      to: PACKAGES,
    },
    {
      name: 'only-the-server-chooses-by-request',
      comment: 'A client imports one language. With this file it would carry all of them.',
      severity: 'error',
      from: {
        pathNot: [
          '^server/',
          String.raw`^scripts/(?:building/make-parts|share/make-pictures)\.ts$`,
          String.raw`^words/.+/index\.ts$`,
          TESTS,
          WORDS_FIXTURE,
        ],
      },
      to: { path: String.raw`^words/(by-request|.+/index)\.ts$` },
    },
    {
      name: 'server-imports-pure-folders-contract-and-words',
      severity: 'error',
      from: { path: '^server/', pathNot: TESTS },
      to: outside('^(server|chess|live|matches|pairing|content|contract|words)/'),
    },
    {
      name: 'app-imports-what-it-shows',
      severity: 'error',
      from: { path: '^app/', pathNot: TESTS },
      to: outside(
        '^(app|chess|content|contract|coach|endings|live|matches|pairing|server|tournaments|words)/',
        ENGINE_SEAM,
      ),
    },
    {
      name: 'only-routes-import-the-server',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/routes/', '^app/(root|entry\\.server)\\.tsx$'] },
      to: { path: '^server/' },
    },
    {
      name: 'routes-import-server-files-named-so',
      comment:
        'With the suffix, server code that strays into the browser breaks the build instead of shipping.',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: '^server/', pathNot: '\\.server\\.ts$' },
    },
    {
      name: 'ui-imports-only-itself-and-words',
      comment:
        'Presentational parts, without data and without knowledge of chess. Menus know the list of pages.',
      severity: 'error',
      from: { path: '^app/ui/', pathNot: TESTS },
      to: outside('^(app/ui|words|content/pages)/'),
    },
    {
      name: 'browser-imports-only-itself-and-words',
      comment: 'What any code in the browser may share knows nothing of the site.',
      severity: 'error',
      from: { path: '^app/browser/', pathNot: TESTS },
      to: outside('^(app/browser|words)/', String.raw`^contract/passkey-error\.ts$`),
    },
    {
      name: 'board-knows-no-rules',
      comment: 'It knows squares, pieces and their names; what a press means is said by those who show it.',
      severity: 'error',
      from: { path: '^app/board/', pathNot: TESTS },
      to: outside('^(app/(board|browser|ui)|words)/', '^chess/(types|squares|names)\\.ts$'),
    },
    {
      name: 'line-imports-rules-and-board',
      comment:
        'A line of moves as a board shows it, and the names of its opening and players, in play, in a replay or anywhere else.',
      severity: 'error',
      from: { path: '^app/line/', pathNot: TESTS },
      to: outside(
        '^(app/(line|board|browser|ui)|words)/',
        '^chess/',
        String.raw`^matches/(openings|match)\.ts$`,
        '^content/openings/',
      ),
    },
    {
      name: 'stage-imports-boards-and-the-court',
      comment: 'The layout around a board, the coach’s card and the evaluation bar, without rules and data.',
      severity: 'error',
      from: { path: '^app/stage/', pathNot: TESTS },
      to: outside(
        '^(app/(stage|line|board|browser|ui)|words|content/court)/',
        String.raw`^chess/types\.ts$`,
        String.raw`^coach/judging/move-class\.ts$`,
      ),
    },
    {
      name: 'tree-imports-lines-and-the-seam',
      comment:
        'A tree of variations and what the engine says of its positions, for review and analysis alike.',
      severity: 'error',
      from: { path: '^app/tree/', pathNot: TESTS },
      to: outside('^(app/(tree|line|board|browser|ui)|words)/', '^(chess|coach)/', ENGINE_SEAM),
    },
    {
      name: 'exercises-import-lines-and-the-seam',
      comment: 'A position to be won or held against the engine, in a lesson or in an article.',
      severity: 'error',
      from: { path: '^app/exercise/', pathNot: TESTS },
      to: outside('^(app/(exercise|stage|line|board|browser|ui)|words)/', '^(chess|coach)/', ENGINE_SEAM),
    },
    {
      name: 'features-know-nothing-of-each-other',
      comment: 'The composition and the routes put them together.',
      severity: 'error',
      from: {
        path: '^app/([^/]+)/',
        pathNot: ['^app/(routes|composition|ui|browser|board|line|tree|exercise|train)/', TESTS],
      },
      to: { path: '^app/', pathNot: ['^app/$1/', '^app/(ui|browser|board|stage|line|tree|exercise)/'] },
    },
    {
      name: 'training-sets-puzzles',
      comment: 'One piece solves them all: the puzzle of the day, those of the training, and own mistakes.',
      severity: 'error',
      from: { path: '^app/train/', pathNot: TESTS },
      to: { path: '^app/', pathNot: '^app/(train|puzzles|exercise|ui|browser|board|stage|line|tree)/' },
    },
    {
      name: 'game-core-imports-no-folder',
      comment: 'Game, clock, settings and their words serve every folder of app/game.',
      severity: 'error',
      from: { path: '^app/game/[^/]+$', pathNot: TESTS },
      to: { path: '^app/game/[^/]+/' },
    },
    {
      name: 'game-folders-import-only-the-core',
      severity: 'error',
      from: { path: '^app/game/(engine|saving|setup|sounds)/', pathNot: TESTS },
      to: { path: '^app/game/[^/]+/', pathNot: '^app/game/$1/' },
    },
    {
      name: 'game-panels-import-core-and-sounds',
      comment: 'Only the screen composes all folders.',
      severity: 'error',
      from: { path: '^app/game/panels/', pathNot: TESTS },
      to: { path: '^app/game/[^/]+/', pathNot: '^app/game/(panels|sounds)/' },
    },
    {
      name: 'game-screen-knows-no-network',
      comment:
        'The screen of a game that this device plays. Online play takes parts of it, never the reverse.',
      severity: 'error',
      from: { path: '^app/game/screen/', pathNot: TESTS },
      to: { path: '^app/game/online/' },
    },
    {
      name: 'online-play-takes-parts-of-the-screen',
      comment: 'Its game is the server’s: no engine and no session of this device.',
      severity: 'error',
      from: { path: '^app/game/online/', pathNot: TESTS },
      to: { path: '^app/game/(engine|screen/play)/' },
    },
    {
      name: 'only-routes-import-the-composition',
      comment: 'It puts features together for routes; a feature that needs it would know its neighbours.',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/(routes|composition)/', TESTS] },
      to: { path: '^app/composition/' },
    },
    {
      name: 'nobody-imports-routes',
      comment: 'React Router calls them; app/routes.ts names them as text.',
      severity: 'error',
      from: { pathNot: ['^app/routes/', TESTS] },
      to: { path: '^app/routes/' },
    },
    {
      name: 'nobody-imports-tests-or-scripts',
      severity: 'error',
      from: {
        path: '^(app|chess|coach|content|contract|endings|engine|live|matches|pairing|server|words)/',
        pathNot: TESTS,
      },
      to: { path: ['^(tests|scripts|tools)/', TESTS] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '/\\+types/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^build/', '/\\+types/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
