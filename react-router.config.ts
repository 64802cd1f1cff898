import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // A build that fails leaves the last good one in its place: scripts/building/build-site.mjs moves this one there when it is whole.
  buildDirectory: 'build/next',
  // Every route's manifest ships with the page, so that navigation works offline and `__manifest` is never asked.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
