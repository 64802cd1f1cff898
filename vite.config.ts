import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { puzzleFiles } from './scripts/building/puzzle-files.ts'

/**
 * Two chunks that every page with scripts shares. One for the framework: it compresses 2.4 kB better whole than in the
 * four pieces it falls into by itself, and a visitor keeps it from release to release. Zod and uqr are left out, since
 * forms alone check with the one (7 kB), and few pages draw QR codes with the other; so is what training alone rates with. One for the frame of the house and what
 * the setup of games is made of: some forty files of a few hundred bytes each, which cost more in overhead and in round trips
 * than in content. `/play` fetches 10 files with them in it where it fetched 21, and 3.6 kB less. Two that every screen with a
 * board shares: the rules of chess with the line of a game, and the board with its steps. With them a
 * game that begins fetches 12 files where it fetched 28, and 6 kB less.
 */
const CHUNKS = [
  { name: 'framework', test: /node_modules[\\/](?!(?:zod|uqr|glicko2-lite)[\\/])/ },
  {
    name: 'house',
    test: new RegExp(
      [
        String.raw`app[\\/]ui[\\/](chrome|button|link-button|submit-button|card|checkbox|icon|mark|ads)`,
        String.raw`app[\\/]ui[\\/](error-page|not-found-page)`,
        String.raw`app[\\/]ui[\\/](notice|radio-group|lazy-part|needs-script|press-unless|use-early-input)`,
        String.raw`app[\\/](discovery|auth[\\/]auth-provider|offline|editorial[\\/]html)`,
        String.raw`app[\\/]browser[\\/](after-paint|device-record|keep-focus|new-id|observable|stored-json|use-copying|wait-after|when-idle)`,
        String.raw`app[\\/]game[\\/](settings|mode-names|own-strength|parse-settings|engine[\\/]engine-client|setup[\\/]choice-groups)`,
        String.raw`(chess[\\/]names|engine[\\/]levels|matches[\\/]settings)`,
      ]
        .map((path) => `${path}.*\\.tsx?$`)
        .join('|'),
    ),
  },
  {
    name: 'rules',
    test: new RegExp(
      [
        String.raw`chess[\\/](attacks|en-passant|fen|move-bits|moves|outcome|pawn-moves|pieces|position|san|squares|types|uci|zobrist)`,
        String.raw`matches[\\/](ending|clock-record)`,
        String.raw`app[\\/]line[\\/](line|sans)`,
      ]
        .map((path) => `${path}\\.tsx?$`)
        .join('|'),
    ),
  },
  {
    name: 'board',
    test: new RegExp(
      [
        String.raw`app[\\/]board[\\/][a-z-]+`,
        String.raw`app[\\/]line[\\/](hint|material|move-words|pieces-at|premove|press|square-labels|step-keys|stepper|use-step-keys|use-step-wheel)`,
        String.raw`app[\\/](ui[\\/]piece|browser[\\/]use-media)`,
      ]
        .map((path) => `${path}\\.tsx?$`)
        .join('|'),
    ),
  },
]

/** React Router names every entry of the SSR build index.js; each of ours keeps its own name. */
const namedEntries: Plugin = {
  name: 'named-entries',
  config: () => ({
    environments: { ssr: { build: { rollupOptions: { output: { entryFileNames: '[name].js' } } } } },
  }),
}

/**
 * Scripts that stand by themselves bring no style sheets: the page that names them has those already. Bundled, they would
 * be put into the page by the script, which the content security policy forbids.
 */
const withoutStyles = (): Plugin => ({
  name: 'scripts-without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export {}' : undefined),
})

/**
 * While developing, React Router's modules refuse to run where its page has not prepared for changing them in place; pages
 * without React have not. Their own scripts come as `?worker_file`, as the engine's worker does, which has no window.
 */
const preparedScripts: Plugin = {
  name: 'prepared-scripts',
  apply: 'serve',
  transform: (code, id) =>
    /\/app\/.*\?worker_file/.test(id)
      ? `import 'virtual:react-router/inject-hmr-runtime';${code}`
      : undefined,
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), namedEntries, preparedScripts, puzzleFiles('content/puzzles')],
  // As modules, what a script imports at need stays a file of its own: the settings of a board are 3 kB of the puzzle's 80.
  worker: { format: 'es', plugins: () => [withoutStyles()] },
  // The server is the entry of the SSR build, so that pages and server are one program sharing one set of modules;
  // the other entries render at build what is the same for everybody, and draw the pictures that pages are shared with.
  environments: {
    ssr: {
      // Bundled, packages are read as few files: the server starts with 0.9 s of processor time where it took 1.6. The
      // database driver brings a binary, which it looks for from where it lies. Vite's development server cannot inline
      // CommonJS.
      resolve:
        command === 'build' ? { noExternal: true, external: ['libsql'] } : { noExternal: [], external: [] },
      build: {
        rollupOptions: {
          input: {
            index: './server/main.ts',
            prerender: './server/prerender.ts',
            parts: './scripts/building/make-parts.ts',
            pictures: './scripts/share/make-pictures.ts',
          },
        },
      },
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
}))
