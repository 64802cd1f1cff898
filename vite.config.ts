import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { boardScripts } from './scripts/building/board-scripts.ts'
import { CHUNKS, patternOf } from './scripts/building/chunks.ts'
import { computedModules } from './scripts/building/computed-modules.ts'
import { inlineWords } from './scripts/building/inline-words.ts'
import { leanRouter } from './scripts/building/lean-router.ts'
import { pseudoLocale } from './scripts/building/pseudo-locale.ts'
import { puzzleFiles } from './scripts/building/puzzle-files.ts'

/**
 * The framework in one script compresses 2.4 kB better than in four, and stays cached from release to release. Packages that
 * few pages need stay separate: zod (forms), uqr (QR codes), glicko2-lite (training), idb (games on the device).
 */
const GROUPS = [
  { name: 'framework', test: /node_modules[\\/](?!(?:zod|uqr|glicko2-lite|idb)[\\/])/ },
  ...CHUNKS.map((chunk) => ({ name: chunk.name, test: patternOf(chunk) })),
]

/** React Router names every entry of the SSR build index.js; each of ours keeps its own name. */
const namedEntries: Plugin = {
  name: 'named-entries',
  config: () => ({
    environments: { ssr: { build: { rollupOptions: { output: { entryFileNames: '[name].js' } } } } },
  }),
}

/**
 * Standalone scripts have no style sheets: their pages link them already. Bundled, the script would insert them, which the
 * content security policy forbids.
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

/** A client speaks one language (words/README.md). The server speaks all, and its build makes the client of English. */
const language = process.env['CLIENT_LANGUAGE'] ?? 'en'
const CONDITIONS = [`words-${language}`, ...defaultClientConditions]
/** In the client and in each standalone script. */
const words = process.env['PSEUDO_LOCALE'] === '1' ? pseudoLocale() : inlineWords(language)

/** For scripts and workers that are built alone. */
const alone = () => [withoutStyles(), computedModules(), words]

/** Forty lines about the time of each plugin, which `npm start` would print. */
const QUIET = { bundlerTimings: false }

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    reactRouter(),
    leanRouter(),
    namedEntries,
    preparedScripts,
    puzzleFiles('content/puzzles'),
    computedModules(),
    words,
    boardScripts({ plugins: alone, conditions: CONDITIONS }),
  ],
  // As modules, dynamic imports stay separate files: the settings of a board are 3 kB of the puzzle's 80.
  worker: { format: 'es', plugins: alone, rolldownOptions: { checks: QUIET } },
  // Lists of chunks, by which scripts/building/add-client.mjs compares the clients of two languages. It removes them.
  build: { manifest: true, rolldownOptions: { checks: QUIET } },
  // The server is the entry of the SSR build, so that pages and server are one program sharing one set of modules;
  // the other entries render at build what is the same for everybody, and draw the pictures that pages are shared with.
  environments: {
    ssr: {
      // Bundled, packages are read as few files: the server starts with 0.9 s of processor time where it took 1.6. The
      // database driver brings a binary, which it looks for from where it lies. Vite's development server cannot inline
      // CommonJS.
      resolve: {
        // The server answers in every language; a client has one (words/README.md).
        conditions: ['words-by-request', ...defaultServerConditions],
        ...(command === 'build'
          ? { noExternal: true, external: ['libsql'] }
          : { noExternal: [], external: [] }),
      },
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
    client: {
      resolve: { conditions: CONDITIONS },
      build: { rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } } },
    },
  },
}))
