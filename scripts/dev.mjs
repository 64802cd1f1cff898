import { createServer } from 'node:http'
import { stopWith } from './child.mjs'
import { ensureInstalled } from './setup/ensure.mjs'
import { loadEnvFile } from './env-file.mjs'
import { ROOT } from './paths.mjs'

/** The development server: our own application, its modules and pages loaded by Vite and reloaded as they change. */

loadEnvFile()
process.env['NODE_ENV'] = 'development'
await ensureInstalled()
const { createServer: createVite } = await import('vite')
const { getRequestListener } = await import('@hono/node-server')

const server = createServer()
const vite = await createVite({
  root: ROOT,
  appType: 'custom',
  // A build running alongside, or an email in the outbox, must not reload the page.
  server: {
    middlewareMode: true,
    hmr: { server },
    watch: { ignored: ['build', 'data'].map((name) => `${ROOT}/${name}/**`) },
  },
})
const load = () => vite.ssrLoadModule('/server/development.ts')

const { startUp } = await load()
const started = await startUp(process.env)
if (!started.ok) stopWith(started.detail.replaceAll('\n', '\nCannot start: '))
const { env, log, close } = started.value

let latest = { module: undefined, listener: undefined, services: undefined }
async function listener() {
  const module = await load()
  if (module !== latest.module) {
    const { http, services } = module.createDevelopmentHttp(started.value, server.address().port)
    const old = latest
    latest = {
      module,
      listener: getRequestListener((request, env) => http.fetch(request, env)),
      services,
    }
    services.start()
    await old.services?.drain()
    await old.services?.stop()
  }
  return latest.listener
}

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    listener()
      .then((answer) => answer(request, response))
      .catch((error) => {
        vite.ssrFixStacktrace(error)
        log('error', 'request failed', { error })
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.stack)
      })
  })
})
// Sockets of online games. Vite also listens for upgrades; those for reloading pages are Vite's.
server.on('upgrade', (request, socket, head) => {
  socket.on('error', () => {})
  listener()
    .then(() => {
      if (latest.module.socketTopicOf(request.url) !== undefined)
        latest.services.upgrade(request, socket, head)
    })
    .catch((error) => log('error', 'socket failed', { error }))
})
server.once('error', (error) =>
  stopWith(`PORT ${env.PORT} cannot be used (${error.code}); set PORT to a free one`),
)
server.listen(env.PORT, env.HOST, () =>
  process.stdout.write(`ready http://localhost:${server.address().port}\n`),
)

async function stop() {
  server.close()
  server.closeAllConnections()
  await vite.close()
  await latest.services?.drain()
  await latest.services?.stop()
  await close()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT']) {
  // A development tool also handles the signal and exits at once, with an error code and with the database open.
  process.removeAllListeners(signal)
  process.once(signal, () => void stop())
}
