import type { Config } from '@react-router/dev/config'

/** Another language than English, of which only the client is built (scripts/building/build-client.mjs). */
const language = process.env['CLIENT_LANGUAGE']

export default {
  appDirectory: 'app',
  ssr: true,
  // A build that fails leaves the last good one in its place: scripts/building/build-site.mjs moves this one there when it is whole.
  buildDirectory: language === undefined ? 'build/next' : `build/next-${language}`,
  // Every route's manifest ships with the page, so that navigation works offline and `__manifest` is never asked.
  routeDiscovery: { mode: 'initial' },
  // One script per page. Split, a page with a client loader fetches two, and React Router loads the second one in a way that
  // app/offline/load-route-module.ts cannot replace.
  splitRouteModules: false,
} satisfies Config
