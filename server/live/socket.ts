import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { HELLO_WITHIN_MS, LONGEST_MESSAGE, SUBPROTOCOL } from '#live/protocol.ts'
import { findClientAddress } from '#server/client-address.ts'
import { networkOf } from '#server/limits/network.ts'
import type { Log } from '#server/log.ts'
import type { ConnectionLimit } from './limits.ts'
import type { ConnectionTransport } from './live-connection.ts'
import type { TopicClient, FoundTopic, Topics } from './topics.ts'

/**
 * WebSockets, by `ws` (docs/decisions/074-online-play.md). A refused client gets an HTTP answer instead of an upgrade, which
 * proxies and browsers understand.
 */

export interface SocketSettings {
  readonly origin: string
  /** The number of the operator's proxies in front of this server. */
  readonly proxies: number
  readonly topics: Topics
  readonly now: () => number
  readonly log: Log
  readonly connections: ConnectionLimit
  /** False while the server is being stopped. */
  readonly isOpen: () => boolean
  readonly findUserId: (headers: Headers) => Promise<string | undefined>
}

const PATH = /^\/api\/online\/([^/?]+)\/socket$/

/** The topic in a WebSocket's address, which may be just a game's id or watch id; absent for other addresses. */
export function socketTopicOf(url: string | undefined): string | undefined {
  return PATH.exec(url?.split('?')[0] ?? '')?.[1]
}

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

export function createSockets(settings: SocketSettings): Upgrade {
  const { topics, now, log, connections } = settings
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    // Compression costs 265 kB per socket in play, for messages that hardly get smaller.
    perMessageDeflate: false,
    handleProtocols: () => SUBPROTOCOL,
  })

  async function admit(request: IncomingMessage, socket: Duplex): Promise<Admission | Refusal> {
    const refusal = findRefusal(request, settings)
    if (refusal) return refusal
    const topic = topics.find(socketTopicOf(request.url) ?? '')
    if (topic === undefined) return NO_SUCH_GAME
    const { headers } = request
    const address = findClientAddress(forwardedFor(request), request.socket.remoteAddress, settings.proxies)
    if (!settings.isOpen()) return FULL
    const admission = await connections.admit(address)
    if (typeof admission === 'string') return admission === 'full' ? FULL : TOO_MANY
    if (socket.destroyed) admission.release()
    else socket.once('close', admission.release)
    const network = networkOf(address)
    if (headers.cookie === undefined) return { topic, client: { network, userId: undefined } }
    const trusted = new Headers({ 'X-Real-IP': address, Cookie: headers.cookie })
    return { topic, client: { network, userId: await settings.findUserId(trusted).catch(() => undefined) } }
  }

  function start(socket: WebSocket, { topic: { kind, id }, client }: Admission): void {
    const handler = kind.connect(id, transportOf(socket), client, { isStream: false })
    const { connection } = handler
    const closeSilent = () => void (handler.hasSaidHello || connection.close('abuse'))
    const silence = setTimeout(closeSilent, HELLO_WITHIN_MS).unref()
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) connection.close('abuse')
      else handler.receive(data.toString())
    })
    socket.on('pong', () => connection.receivePong(now()))
    // `close` follows.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(silence)
      handler.close()
    })
  }

  return (request, socket, head) => {
    // Runs before anything is awaited: without a listener, a connection reset in between would end the process.
    socket.on('error', () => {})
    void admit(request, socket).then(
      (admitted) => {
        if ('status' in admitted) return refuse(socket, admitted)
        server.handleUpgrade(request, socket, head, (opened) => start(opened, admitted))
      },
      (error: unknown) => {
        log('error', 'socket failed', { error })
        refuse(socket, FULL)
      },
    )
  }
}

interface Admission {
  readonly topic: FoundTopic
  readonly client: TopicClient
}

interface Refusal {
  readonly status: string
  readonly error: string
}

const NOT_OURS: Refusal = { status: '403 Forbidden', error: 'ERR_OTHER_SITE' }
const NO_SUCH_GAME: Refusal = { status: '404 Not Found', error: 'ERR_NO_SUCH_GAME' }
const UNKNOWN_PROTOCOL: Refusal = { status: '400 Bad Request', error: 'ERR_UNKNOWN_PROTOCOL' }
const TOO_MANY: Refusal = { status: '429 Too Many Requests', error: 'ERR_TOO_MANY' }
const FULL: Refusal = { status: '503 Service Unavailable', error: 'ERR_UNAVAILABLE' }

/** Browsers always send the page's origin, and no page can change it. */
function findRefusal(request: IncomingMessage, { origin }: SocketSettings): Refusal | undefined {
  const from = request.headers.origin
  const isOurs =
    from === origin || (!origin.startsWith('https:') && from === `http://${request.headers.host ?? ''}`)
  if (request.method !== 'GET' || !isOurs) return NOT_OURS
  const protocols = request.headers['sec-websocket-protocol']?.split(',').map((name) => name.trim())
  return protocols?.includes(SUBPROTOCOL) ? undefined : UNKNOWN_PROTOCOL
}

function forwardedFor({ headers }: IncomingMessage): string | null {
  const value = headers['x-forwarded-for']
  return value === undefined ? null : Array.isArray(value) ? value.join(',') : value
}

function refuse(socket: Duplex, { status, error }: Refusal): void {
  const body = JSON.stringify({ error })
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n\r\n${body}`,
  )
}

/** A client that does not answer a close within this time is disconnected. */
const CLOSE_WITHIN_MS = 2_000

function transportOf(socket: WebSocket): ConnectionTransport {
  return {
    send: (text) => socket.send(text, () => {}),
    close(code, reason) {
      socket.close(code, reason)
      setTimeout(() => socket.terminate(), CLOSE_WITHIN_MS).unref()
    },
    ping: () => socket.ping(),
    buffered: () => socket.bufferedAmount,
  }
}
