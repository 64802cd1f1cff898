import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'
import type { Plugin } from 'vite'

/**
 * React Router's loading of a page's script, which app/offline/load-route-module.ts replaces: React Router's own reloads the
 * open page if that fails.
 */
const ROUTE_LOADING = '/routeModules.js'
const OWN_ROUTE_LOADING = fileURLToPath(new URL('../../app/offline/load-route-module.ts', import.meta.url))

/**
 * Modules of React Router that the client never runs, 3 kB of every page: fetching the list of routes piece by piece, which
 * `routeDiscovery: { mode: 'initial' }` switches off (react-router.config.ts), and observing the router, which nothing here does.
 */
const UNUSED = /\/react-router\/dist\/.+\/(?:fog-of-war|route-discovery|instrumentation)\.js$/

/** Texts of the replaced modules. A new release may move them to other files. */
const REPLACED = [
  'Error loading route module',
  'Failed to fetch manifest patches',
  'Unable to discover path exceeding',
  'You cannot call instrumented handlers',
]

/** Not in development, where React Router is pre-bundled. */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    source.endsWith(ROUTE_LOADING) && importer?.includes('/react-router/dist/')
      ? OWN_ROUTE_LOADING
      : undefined,
  transform: (code, id) => (UNUSED.test(id) ? makeEmpty(code) : undefined),
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      for (const text of REPLACED)
        if (chunk.type === 'chunk' && chunk.code.includes(text))
          this.error(`${chunk.fileName} has a part of React Router that lean-router.ts replaces: "${text}"`)
  },
})

/** A module whose exports have the same names and do nothing. */
export function makeEmpty(code: string): string {
  const names = parseAst(code).body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration'
      ? statement.specifiers.map(({ exported }) => ('name' in exported ? exported.name : exported.value))
      : [],
  )
  return `const nothing = () => undefined\nexport { ${names.map((name) => `nothing as ${name}`).join(', ')} }\n`
}
