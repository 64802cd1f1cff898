import { getRequestListener } from '@hono/node-server'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as TcpServer, type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Result } from '#chess/types.ts'
import type { NodeBindings } from '#server/client-address.ts'
import { trackConnections, type ConnectionLimits } from './open-connections.ts'
import { createTimeSlices } from '#server/scheduling/time-slices.ts'

interface Listening {
  readonly port: number
  /** Starts handling requests. Call it at once: until then requests have no handler. */
  answerWith(answers: Answers): void
  /** How many connections were closed at once because there were too many. */
  refusedConnections(): number
  /** Stops accepting connections, lets open requests finish, and resolves when no connection is open any more. */
  stop(): Promise<void>
}

interface Answers {
  readonly fetch: (request: Request, connection: NodeBindings) => Response | Promise<Response>
  /** Headers for responses that the application does not send. */
  readonly headers: Readonly<Record<string, string>>
  readonly upgrades?: Upgrades
  /** Refuses requests that the server has no room for, before they are parsed any further. */
  readonly turnAway?: TurnAway
}

export type TurnAway = (request: IncomingMessage) => HttpRefusal | undefined

/** Handles connections that upgrade from HTTP to another protocol. */
interface Upgrades {
  /** Requests to upgrade to anything else are handled as plain requests. */
  isOurs(request: IncomingMessage): boolean
  take(request: IncomingMessage, socket: Duplex, head: Buffer): void
}

type ListenError = 'ERR_PORT_IN_USE' | 'ERR_PORT_FORBIDDEN' | 'ERR_HOST_UNUSABLE'

/** A client that sends its headers or body one byte at a time must not hold a connection for ever. */
const HEADERS_TIMEOUT = 10_000
const REQUEST_TIMEOUT = 30_000
/** A client that reads nothing of a response for this long is disconnected: the unread rest occupies our memory. */
const WRITE_TIMEOUT = 30_000
/**
 * Requests that one connection may have open at once. Browsers and most proxies send one and wait. Without the limit, all
 * requests in one packet would be answered before those of other connections.
 */
const MOST_PIPELINED = 16
/** Longer than the 60 s for which most proxies keep a connection, so that the proxy is the one to close it. */
const KEEP_ALIVE_TIMEOUT = 65_000
/** Requests that last longer than this after a stop are cut off, so that the whole stop stays below 10 seconds. */
const STOP_TIMEOUT = 8_000
const IDLE_AFTER = 1_000
/**
 * The backlog of connections to be accepted. With Node's default of 511, the system reset 139 of 4,000 connections that came a
 * thousand at a time while a page was being rendered; with this value, none. Linux allows 4,096 at most.
 */
const BACKLOG = 2_048
const IDLE_SWEEP = 50
const NO_LIMITS: ConnectionLimits = { process: Infinity, network: undefined }
/** How long one event-loop tick spends starting requests. Refusing one takes a twentieth of a millisecond. */
const SLICE = 10

const LISTEN_ERRORS: Record<string, ListenError> = {
  EADDRINUSE: 'ERR_PORT_IN_USE',
  EACCES: 'ERR_PORT_FORBIDDEN',
  EADDRNOTAVAIL: 'ERR_HOST_UNUSABLE',
  EAFNOSUPPORT: 'ERR_HOST_UNUSABLE',
  EINVAL: 'ERR_HOST_UNUSABLE',
  ENOTFOUND: 'ERR_HOST_UNUSABLE',
  EAI_AGAIN: 'ERR_HOST_UNUSABLE',
}

interface ListenOptions {
  /** In milliseconds. */
  readonly writeTimeout?: number
  readonly limits?: ConnectionLimits
}

export async function listen(
  port: number,
  host: string | undefined,
  { writeTimeout = WRITE_TIMEOUT, limits = NO_LIMITS }: ListenOptions = {},
): Promise<Result<Listening, ListenError>> {
  let upgrades: Upgrades | undefined
  const server = createServer({
    // Other clients that request an upgrade (curl and Java do, for HTTP/2) would wait for ever.
    shouldUpgradeCallback: (request) => upgrades?.isOurs(request) ?? false,
    headersTimeout: HEADERS_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    connectionsCheckingInterval: 5_000,
  })
  server.setTimeout(writeTimeout)
  const connections = trackConnections(server, limits)
  const failure = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once('error', resolve)
    server.listen({ port, backlog: BACKLOG, ...(host !== undefined && { host }) }, () => resolve(undefined))
  })
  if (failure !== undefined) {
    const error = LISTEN_ERRORS[failure.code ?? '']
    if (error === undefined) throw failure
    return { ok: false, error }
  }

  const address = server.address() as AddressInfo
  return {
    ok: true,
    value: {
      port: address.port,
      answerWith({ fetch, headers, turnAway, ...answers }) {
        upgrades = answers.upgrades
        if (upgrades) server.on('upgrade', (...upgrade) => upgrades?.take(...upgrade))
        const listener = getRequestListener(fetch, {
          // Malformed requests, with a bad Host for example, never reach the application.
          errorHandler: () => new Response('Bad request\n', { status: 400, headers }),
        })
        const isOneTooMany = countPipelined()
        const inSlices = createTimeSlices(SLICE)
        server.on('request', (request, response) => {
          const tooMany = isOneTooMany(request, response)
          if (tooMany === 'unheard') return
          inSlices(() => {
            if (response.destroyed) return
            const refusal = tooMany ?? findRefusal(request) ?? turnAway?.(request)
            // While the server stops, a connection must close after its response.
            if (!server.listening) response.setHeader('Connection', 'close')
            if (refusal === undefined) void listener(request, response)
            else refuse(request, response, refusal, headers)
          })
        })
      },
      refusedConnections: connections.refused,
      stop: () => stop(server, connections.sockets),
    },
  }
}

export interface HttpRefusal {
  readonly status: number
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { status, text, headers }: HttpRefusal,
  ofAll: Readonly<Record<string, string>>,
): void {
  // Otherwise Node would keep reading the connection for as long as a request may take.
  if (hasBody(request)) response.setHeader('Connection', 'close')
  // Sent with its length; otherwise it would be sent in chunks, each with a separate write.
  response
    .writeHead(status, { ...ofAll, ...headers, 'Content-Length': String(Buffer.byteLength(text)) })
    .end(text)
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

const TWO_HOSTS: HttpRefusal = { status: 400, text: 'Bad request\n', headers: { Connection: 'close' } }
const NO_TRACE: HttpRefusal = {
  status: 405,
  text: 'Method not allowed\n',
  headers: { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' },
}
const TOO_MANY: HttpRefusal = {
  status: 503,
  text: 'Too many requests at once on one connection\n',
  headers: { 'Retry-After': '1', Connection: 'close' },
}

/** Node accepts these, but `Request` does not, or they can be read in two ways (request smuggling). */
function findRefusal({ method, rawHeaders }: IncomingMessage): HttpRefusal | undefined {
  if (method === 'TRACE') return NO_TRACE
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length > 1 ? TWO_HOSTS : undefined
}

/** The first excess request is refused and ends the connection; those behind it are not read. */
function countPipelined() {
  const open = new WeakMap<Socket, number>()
  return ({ socket }: IncomingMessage, response: ServerResponse): HttpRefusal | 'unheard' | undefined => {
    const count = (open.get(socket) ?? 0) + 1
    open.set(socket, count)
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1))
    if (count <= MOST_PIPELINED) return undefined
    return count === MOST_PIPELINED + 1 ? TOO_MANY : 'unheard'
  }
}

/**
 * A client that has just received a response may be sending its next request, which would be lost if the connection closed now.
 * So the port is closed first, open connections are answered with `Connection: close`, and only idle ones are closed.
 */
async function stop(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  // `close` of the HTTP server drops idle connections at once; `close` of the underlying TCP server does not.
  const closed = new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()))
  let sweep: NodeJS.Timeout | undefined
  const idle = setTimeout(() => {
    // Browsers also open speculative connections on which they never send anything; those do not count as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    server.closeIdleConnections()
    sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP)
  }, IDLE_AFTER)
  const limit = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT)
  await closed
  clearTimeout(idle)
  clearInterval(sweep)
  clearTimeout(limit)
}
