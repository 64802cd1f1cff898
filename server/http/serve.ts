import { getRequestListener } from '@hono/node-server'
import { createServer, type Server } from 'node:http'
import { Server as TcpServer, type AddressInfo, type Socket } from 'node:net'
import type { Connection } from './client-address.ts'

interface Listening {
  readonly port: number
  /** Answers what comes from now on. To be called at once: until then a request finds nobody. */
  answerWith(
    fetch: (request: Request, connection: Connection) => Response | Promise<Response>,
    headers: Record<string, string>,
  ): void
  /** Stops accepting, lets what is under way finish, and resolves when nothing is open any more. */
  stop(): Promise<void>
}

type ListenError = 'ERR_PORT_IN_USE' | 'ERR_PORT_FORBIDDEN' | 'ERR_HOST_UNUSABLE'
type Listen = { ok: true; listening: Listening } | { ok: false; error: ListenError }

/** A sender of headers or a body, one byte at a time, must not hold a connection for ever. */
const HEADERS_TIMEOUT = 10_000
const REQUEST_TIMEOUT = 30_000
/** Longer than the 60 s for which usual proxies keep a connection, so that it is the proxy that closes it. */
const KEEP_ALIVE_TIMEOUT = 65_000
/** Requests that last longer than this after a stop are cut, so that the whole stop stays below 10 seconds. */
const STOP_PATIENCE = 8_000
const IDLE_PATIENCE = 1_000
const IDLE_SWEEP = 50

const LISTEN_ERRORS: Record<string, ListenError> = {
  EADDRINUSE: 'ERR_PORT_IN_USE',
  EACCES: 'ERR_PORT_FORBIDDEN',
  EADDRNOTAVAIL: 'ERR_HOST_UNUSABLE',
  EAFNOSUPPORT: 'ERR_HOST_UNUSABLE',
  EINVAL: 'ERR_HOST_UNUSABLE',
  ENOTFOUND: 'ERR_HOST_UNUSABLE',
  EAI_AGAIN: 'ERR_HOST_UNUSABLE',
}

export async function listen(port: number, host: string | undefined): Promise<Listen> {
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    connectionsCheckingInterval: 5_000,
  })
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const failure = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve)
    server.listen({ port, ...(host !== undefined && { host }) }, () => resolve(undefined))
  })
  if (failure !== undefined) {
    const error = LISTEN_ERRORS[failure.code ?? '']
    if (error === undefined) throw failure
    return { ok: false, error }
  }

  const address = server.address() as AddressInfo
  return {
    ok: true,
    listening: {
      port: address.port,
      answerWith(fetch, headers) {
        const listener = getRequestListener(fetch, {
          // What cannot even be read as a request (a bad Host, say) never reaches the application.
          errorHandler: () => new Response('Bad request\n', { status: 400, headers }),
        })
        server.on('request', (request, response) => {
          // A connection that has answered while the server stops must not be kept for a next request.
          if (!server.listening) response.setHeader('Connection', 'close')
          void listener(request, response)
        })
      },
      stop: () => stop(server, sockets),
    },
  }
}

/**
 * A client that has just been answered may be sending its next request: closing its connection then would lose that one.
 * So the port is closed first, those who are connected are answered with `Connection: close`, and only who has asked
 * nothing for a while is let go.
 */
async function stop(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  // The HTTP server's own `close` drops idle connections at once; that of the TCP server it stands on does not.
  const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()))
  let sweep: NodeJS.Timeout | undefined
  const patience = setTimeout(() => {
    // Browsers also open connections on suspicion, which never say anything; those do not count as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    server.closeIdleConnections()
    sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP)
  }, IDLE_PATIENCE)
  const limit = setTimeout(() => server.closeAllConnections(), STOP_PATIENCE)
  await closed
  clearTimeout(patience)
  clearInterval(sweep)
  clearTimeout(limit)
}
