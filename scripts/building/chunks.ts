/**
 * Which source files share a script. A path that ends with a slash is a folder with everything in it, any other is one file
 * without its extension; chunks.test.ts checks that each exists. Grouping costs nothing if every screen that needs one of the
 * files needs most of them, and saves a request and some hundred bytes for each file.
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
      // Not keep-lessons, which is fetched in an idle moment.
      ...inFolder('app/offline', 'notice', 'site-worker', 'update-notice', 'update-region', 'update-watch'),
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
      ...inFolder('app/ui/form', 'checkbox', 'radio-group', 'submit-button', 'use-early-input'),
      ...inFolder(
        'app/browser',
        'after-paint',
        'device-record',
        'keep-focus',
        'new-id',
        'observable',
        'retry-after',
      ),
      ...inFolder('app/browser', 'saves-data', 'stored-json', 'use-copying', 'wait-after', 'when-idle'),
      ...inFolder('app/game', 'settings', 'mode-names', 'own-strength', 'settings-record'),
      ...['app/game/engine/engine-client', 'app/game/setup/choice-groups'],
      ...['app/auth/auth-provider', 'app/editorial/html'],
      ...['chess/names', 'engine/levels', 'matches/settings'],
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
      ...inFolder('chess', 'pieces', 'position', 'san', 'squares', 'types', 'uci', 'zobrist'),
      ...['matches/ending', 'matches/clock-record'],
    ],
  },
  {
    // The board and stepping through a line on it.
    name: 'board',
    paths: [
      ...['app/board/', 'words/board/'],
      ...inFolder(
        'app/line',
        'hint',
        'material',
        'move-words',
        'pieces-at',
        'premove',
        'press',
        'square-labels',
      ),
      ...inFolder('app/line', 'step-keys', 'stepper', 'use-step-keys', 'use-step-wheel'),
      ...['app/ui/piece', 'app/browser/use-media'],
    ],
  },
]

/** A test for the module ids of one chunk. */
export const patternOf = ({ paths }: Chunk): RegExp =>
  new RegExp(
    paths
      .map((path) => (path.endsWith('/') ? `/${path}.+\\.tsx?$` : `/${path}\\.tsx?$`))
      .join('|')
      .replaceAll('/', String.raw`[\\/]`),
  )
