import type { ServerBuild } from 'react-router'
import type { Resources } from './startup.ts'
import { createHttp } from './http/app.ts'
import { pageAddresses } from './http/page-addresses.ts'
import { createMetrics } from './metrics.ts'
import { makeServices } from './services.ts'

/**
 * The application as the development server runs it: the same one, with pages and files from Vite. Loaded anew after
 * each change, so what must outlive a change (the database) is opened outside and handed in.
 */
export { startUp } from './startup.ts'
export { socketTopicOf } from './live/socket.ts'

export function createDevelopmentHttp(resources: Resources, port: number) {
  const { env, log, database } = resources
  // Loaded anew, everything says once more what it measures, and a name may be taken once.
  const metrics = createMetrics(env.METRICS_TOKEN)
  const services = makeServices({ ...resources, metrics }, env.ORIGIN ?? `http://localhost:${port}`)
  const http = createHttp({
    build: () => import('virtual:react-router/server-build') as Promise<unknown> as Promise<ServerBuild>,
    development: true,
    origin: services.origin,
    proxies: env.TRUST_PROXY,
    log,
    outside: services.outside,
    provide: services.provide,
    files: undefined,
    pages: pageAddresses,
    isReady: () => database.ping(),
    outages: () => database.outages(),
    answer: services.answer,
  })
  return { http, services }
}
