/**
 * Which source files share a chunk. A path that ends with a slash is a folder with everything in it, any other is one file
 * without its extension; chunks.test.ts checks that each exists. Grouping costs nothing if every screen that needs one of the
 * files needs most of them, and saves a request and some hundred bytes per file.
 */
interface Chunk {
  readonly name: string
  readonly paths: readonly string[]
}

const inFolder = (folder: string, ...names: readonly string[]): readonly string[] =>
  names.map((name) => `${folder}/${name}`)

export const CHUNKS: readonly Chunk[] = [
  {
    // The frame of every page with scripts and the parts of game setup.
    name: 'house',
    paths: [
      ...['app/discovery/', 'app/ui/ads/', 'app/ui/chrome/', 'words/grammar/', 'words/ui/'],
      // The rest is fetched after the page.
      ...inFolder('app/offline', 'late-updates', 'notice', 'update-region', 'update-watch'),
      ...inFolder(
        'app/ui',
        'button',
        'button-style',
        'card',
        'error-page',
        'icon',
        'lazy-part',
        'link-button',
      ),
      ...inFolder('app/ui', 'mark', 'live-text', 'needs-script', 'not-found-page', 'notice', 'press-unless'),
      ...inFolder(
        'app/ui/form',
        'checkbox',
        'radio-choice',
        'radio-group',
        'submit-button',
        'use-early-input',
      ),
      ...inFolder(
        'app/browser',
        'after-paint',
        'device-record',
        'early-presses',
        'keep-focus',
        'new-id',
        'observable',
        'retry-after',
      ),
      ...inFolder('app/browser', 'saves-data', 'stored-json', 'use-copying', 'use-hydrated', 'wait-after'),
      'app/browser/when-idle',
      ...inFolder('app/game', 'settings', 'own-strength', 'settings-record'),
      ...['app/game/engine/engine-client', 'app/game/setup/choice-groups', 'app/stage/figures'],
      ...['app/auth/auth-provider', 'app/editorial/html', 'app/ui/piece', 'app/ui/rich-text'],
      ...['engine/levels', 'matches/settings'],
      // Members of a word module (inline-words.ts) that setup shares with the game.
      ...['words/game/en~modes', 'words/game/en~playerName.skill'],
    ],
  },
  {
    // The rules of chess with the line of a game, for every screen with a board.
    name: 'rules',
    paths: [
      ...inFolder(
        'chess',
        'attacks',
        'en-passant',
        'fen',
        'line',
        'move-bits',
        'moves',
        'outcome',
        'pawn-moves',
      ),
      ...inFolder(
        'chess',
        'pieces',
        'position',
        'san',
        'shared-fen',
        'squares',
        'trimmed-end',
        'types',
        'uci',
      ),
      ...inFolder('chess', 'zobrist'),
      ...['matches/ending', 'matches/clock-record'],
    ],
  },
  {
    // The stage without a board: training shows it and a diagram before the board is loaded.
    name: 'stage',
    paths: [
      // Without the tabs and the evaluation bar, which the game does not have.
      ...inFolder('app/stage', 'coach-card', 'pose', 'rajah', 'stage'),
    ],
  },
  // Small boards, for the list of games and the key moments of a review.
  { name: 'diagram', paths: inFolder('app/ui', 'diagram', 'board-cells', 'board-part') },
  // Before the board, because the same module holds its words and those of files that import this.
  { name: 'faults', paths: ['words/line/faults.en'] },
  {
    // The board and stepping through a line on it.
    name: 'board',
    paths: [
      ...['app/board/', 'words/board/'],
      ...inFolder(
        'app/line',
        'hint',
        'material',
        'move-number',
        'move-words',
        'pieces-at',
        'premove',
        'press',
        'square-labels',
      ),
      ...inFolder('app/line', 'step-keys', 'stepper', 'use-step-keys', 'use-step-wheel'),
      'app/browser/use-media',
    ],
  },
  // Shared by pages that have nothing else in common. A group also takes its files' imports, so these come first.
  { name: 'object-store', paths: ['app/browser/object-store'] },
  { name: 'field', paths: ['app/ui/form/field'] },
  // The choice of puzzles needs the names of openings without the rules.
  { name: 'opening-words', paths: ['words/openings/'] },
  {
    // Trees of moves and the names of openings, for review, analysis and the list of games.
    name: 'openings',
    paths: [
      'coach/judging/win-chance',
      'chess/move-tree',
      'app/line/openings',
      'app/line/opening-name',
      'app/line/opening-names',
      'matches/openings',
    ],
  },
  {
    // Games written as text, and the search for popular moves. The analysis board fetches both after the page.
    name: 'notation',
    paths: [
      ...inFolder('chess', 'pgn-comment', 'pgn-text', 'pgn-tree', 'written-pgn'),
      'matches/popular-moves',
    ],
  },
  {
    // The reader of pasted games, which every page fetches when it is needed.
    name: 'pgn-reader',
    paths: [
      ...inFolder('chess', 'pgn', 'pgn-characters', 'pgn-draft', 'pgn-game', 'pgn-move'),
      ...inFolder('chess', 'pgn-reader', 'pgn-scanner', 'pgn-signs'),
      ...inFolder('app/line', 'pasted-text', 'pasted-text-fault'),
    ],
  },
  {
    // The engine's lines for a position, for analysis and the board of a review.
    name: 'live-lines',
    paths: [
      ...['app/tree/use-live-lines', 'app/tree/live-lines', 'app/tree/tree-moves', 'app/line/use-roving-tab'],
      'coach/telling/line-text',
    ],
  },
  {
    // Finished games, for reviews and the list of games.
    name: 'matches',
    paths: [
      ...[
        'app/history/sync/use-match-sync',
        'app/history/account-matches',
        'app/history/replay/use-found-match',
        'app/line/names-on-screen',
      ],
      ...inFolder('matches', 'game-start', 'judge', 'match-filter', 'match-line', 'match-pgn', 'pgn-tags'),
    ],
  },
  {
    // The training log, for the dashboard and every page of training.
    name: 'training-log',
    paths: ['app/train/log/use-training-log', 'app/composition/use-training-owner', 'contract/square-drills'],
  },
  {
    // Summaries of the log, for every page that trains.
    name: 'puzzle-training',
    paths: [
      'app/train/log/rating',
      'app/train/cards/card-key',
      'app/train/cards/schedule',
      'app/train/rush/best-rush',
    ],
  },
  // Before the charts, which would take it: other pages need dates alone.
  { name: 'dates', paths: ['app/ui/dates'] },
  {
    // Charts and what they show, for the dashboard and the training hub.
    name: 'charts',
    paths: [
      ...['app/ui/charts/', 'matches/statistics'],
      ...inFolder('app/train/progress', 'rating-chart', 'training-progress'),
    ],
  },
  {
    // How puzzles are chosen, for the pages that set them. The training hub fetches it when idle.
    name: 'puzzle-choice',
    paths: [
      ...['app/train/rush/fetch-ladder', 'app/train/puzzles/topic-words', 'app/train/puzzles/trained'],
      ...['app/puzzles/themes', 'content/puzzle-set'],
    ],
  },
  {
    // The forms of the account.
    name: 'account-forms',
    paths: [
      ...inFolder('app/auth', 'auth-frame', 'credential-fields', 'credentials'),
      ...inFolder('app/ui/form', 'form-message', 'password-field'),
    ],
  },
]

/** A test for the module ids of one chunk. */
export const patternOf = ({ paths }: Chunk): RegExp =>
  new RegExp(
    paths
      .map((path) => (path.endsWith('/') ? `/${path}.+\\.tsx?$` : `/${path}\\.tsx?$`))
      .map(inAnyLanguage)
      .join('|')
      .replaceAll('/', String.raw`[\\/]`),
  )

/** `words/game/en~modes` and `words/line/faults.en` stand for these words in the language of the client. */
const inAnyLanguage = (path: string): string => path.replace(/(?<=\/|\.)en(?=~|\\)/, '[a-z]{2}')
