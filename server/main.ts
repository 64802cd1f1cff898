import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { startUp } from './startup.ts'
import { makeSecurityHeaders } from './http/headers.ts'
import { createHttp, createRenderShedder } from './http/app.ts'
import { listSharePictures } from './share-pictures.server.ts'
import { measureTicks } from './tick-metrics.ts'
import { measureRequests } from './http/request-metrics.ts'
import { listen } from './http/serve.ts'
import { socketTopicOf } from './live/socket.ts'
import { findDescriptorLimit, LEAST_DESCRIPTORS } from './descriptors.ts'
import { connectionLimits } from './http/open-connections.ts'
import { createServices } from './services.ts'
import { pageAddresses } from './http/page-addresses.ts'
import { openLateFiles } from './http/late-files.ts'
import { openPack } from './http/packed-files.ts'
import { openPreviousBuilds } from './http/previous-builds.ts'
import { openStaticFiles } from './http/static.ts'
import { makeTurnAway } from './http/turn-away.ts'

/**
 * The production server. If it cannot start, it prints one line per wrong setting and exits with 1. Once it runs, it only logs.
 */

const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url))
const WRITER = new URL('writer.js', import.meta.url)
const CHECKER = new URL('check-database.js', import.meta.url)
const PACK = fileURLToPath(new URL('client', import.meta.url))
/** Keeps scripts and style sheets for pages that are still open when the next release starts. */
const ASSETS_PACK = fileURLToPath(new URL('assets', import.meta.url))

const LISTEN_TROUBLE = {
  ERR_PORT_IN_USE: (port: number) => `PORT ${port} is already in use; set PORT to a free one`,
  ERR_PORT_FORBIDDEN: (port: number) =>
    `PORT ${port} may not be used by this user; set PORT to one above 1023`,
  ERR_HOST_UNUSABLE: () => 'HOST is not an address of this machine',
}

const started = await startUp(process.env, { writerThread: WRITER, checker: CHECKER })
if (!started.ok) refuse(started.detail)
const { env, log, database, metrics, close } = started.value

const descriptors = findDescriptorLimit()
const listened = await listen(env.PORT, env.HOST, {
  limits: connectionLimits(descriptors, env.TRUST_PROXY),
})
if (!listened.ok) {
  await close()
  refuse(LISTEN_TROUBLE[listened.error](env.PORT))
}
const listening = listened.value
metrics.gauge(
  'rook_connections_refused',
  'Connections since the start that were closed at once because there were too many',
  () => listening.refusedConnections(),
)
if (descriptors !== undefined && descriptors < LEAST_DESCRIPTORS)
  log('warn', 'few open files allowed', { limit: descriptors, recommended: LEAST_DESCRIPTORS })

let stopping = false
const services = createServices(started.value, env.ORIGIN ?? `http://localhost:${listening.port}`)
const { origin } = services
services.start()
if (env.METRICS_TOKEN !== undefined) measureTicks(metrics)
const previousBuilds = openPreviousBuilds({
  folder: join(resolve(env.DATA_DIR), 'assets'),
  own: ASSETS_PACK,
  log,
})
const files = openStaticFiles(
  CLIENT_FOLDER,
  origin,
  openPack(PACK),
  previousBuilds.find,
  openLateFiles(CLIENT_FOLDER, listSharePictures()),
)
const renders = createRenderShedder()
const measure = measureRequests(metrics)
const http = createHttp({
  // React Router declares `string | undefined` where ServerBuild declares an optional string.
  build: build as ServerBuild,
  development: false,
  origin,
  proxies: env.TRUST_PROXY,
  log,
  outside: services.outside,
  provide: services.provide,
  files,
  pages: pageAddresses,
  isReady: async () => !stopping && (await database.ping()),
  outages: () => database.outages(),
  shared: services.shared,
  renders,
  measure,
  answer: services.answer,
})
listening.answerWith({
  fetch: (request, connection) => http.fetch(request, connection),
  headers: makeSecurityHeaders({ https: origin.startsWith('https:'), development: false }),
  upgrades: { isOurs: ({ url }) => socketTopicOf(url) !== undefined, take: services.upgrade },
  turnAway: makeTurnAway({ renders, files, shared: services.shared.paths, measure, log }),
})

process.on('SIGTERM', (signal) => void stop(signal))
process.on('SIGINT', (signal) => void stop(signal))
process.on('unhandledRejection', (error) => log('error', 'unhandled rejection', { error }))

// If HOST names one address, the server answers only there.
const shown = env.HOST === undefined || env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST
process.stdout.write(`ready http://${shown.includes(':') ? `[${shown}]` : shown}:${listening.port}\n`)
setImmediate(() => void previousBuilds.register())
log('info', 'ready', { port: listening.port, origin, database: database.kind })

/** Ignores repeated signals: on Ctrl-C the terminal signals this process, and npm passes the signal on as well. */
async function stop(signal: string): Promise<void> {
  if (stopping) return
  stopping = true
  log('info', 'stopping', { signal })
  await services.drain()
  await listening.stop()
  await services.stop()
  await close()
  log('info', 'stopped')
  process.exit(0)
}

/** Prints each line of the text. */
function refuse(text = ''): never {
  for (const line of text.split('\n')) process.stderr.write(`Cannot start: ${line}\n`)
  process.exit(1)
}
