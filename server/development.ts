import type { ServerBuild } from 'react-router'
import type { Resources } from './startup.ts'
import { createHttp } from './http/app.ts'
import { pageAddresses } from './http/page-addresses.ts'
import { createMetrics } from './metrics.ts'
import { createServices } from './services.ts'

/**
 * The application for the development server: the same one, with pages and files from Vite. It is reloaded after each change,
 * so the database, which must outlive a change, is opened elsewhere and passed in.
 */
export { startUp } from './startup.ts'
export { socketTopicOf } from './live/socket.ts'

export function createDevelopmentHttp(resources: Resources, port: number) {
  const { env, log, database } = resources
  // A registry accepts each name once, and a reload registers all of them again.
  const metrics = createMetrics(env.METRICS_TOKEN)
  const services = createServices({ ...resources, metrics }, env.ORIGIN ?? `http://localhost:${port}`)
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
