import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { HELLO_WITHIN_MS, LONGEST_MESSAGE, SUBPROTOCOL } from '#live/protocol.ts'
import { findClientAddress } from '#server/client-address.ts'
import type { LiveHouse } from './house.ts'
import { isLiveId } from './ids.ts'
import type { ConnectionLimit } from './limits.ts'
import { Line, type Transport } from './line.ts'
import type { Rooms } from './rooms.ts'
import { Visit } from './visit.ts'

/**
 * WebSockets, by `ws` (docs/decisions/074-online-play.md). Whoever is not to have one gets a proper HTTP answer before
 * anything is upgraded.
 */

export interface SocketSettings {
  readonly origin: string
  /** Proxies of the operator's own in front of this server. */
  readonly proxies: number
  readonly house: LiveHouse
  readonly rooms: Rooms
  readonly connections: ConnectionLimit
  /** Whether this server takes new ones: not while it is being stopped. */
  readonly isOpen: () => boolean
  /** Whoever is signed in by these headers. */
  readonly findUserId: (headers: Headers) => Promise<string | undefined>
}

const PATH = /^\/api\/online\/([^/?]+)\/socket$/

/** The id in the address of a socket; absent for everything that is none. */
export function socketIdOf(url: string | undefined): string | undefined {
  return PATH.exec(url?.split('?')[0] ?? '')?.[1]
}

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

export function createSockets(settings: SocketSettings): Upgrade {
  const { house, rooms, connections } = settings
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    // 265 kB a socket under play, for messages that hardly get smaller.
    perMessageDeflate: false,
    handleProtocols: () => SUBPROTOCOL,
  })

  async function admit(request: IncomingMessage, socket: Duplex): Promise<Admitted | Refusal> {
    const refusal = findRefusal(request, settings)
    if (refusal) return refusal
    const id = socketIdOf(request.url) ?? ''
    if (!isLiveId(id)) return NO_SUCH_GAME
    const { headers } = request
    const address = findClientAddress(forwardedFor(request), request.socket.remoteAddress, settings.proxies)
    if (!settings.isOpen()) return FULL
    const admission = await connections.admit(address)
    if (typeof admission === 'string') return admission === 'full' ? FULL : TOO_MANY
    if (socket.destroyed) admission.release()
    else socket.once('close', admission.release)
    const told = new Headers({ 'X-Real-IP': address })
    if (headers.cookie !== undefined) told.set('Cookie', headers.cookie)
    const userId =
      headers.cookie === undefined ? undefined : await settings.findUserId(told).catch(() => undefined)
    return { id, userId }
  }

  function begin(socket: WebSocket, { id, userId }: Admitted): void {
    const line = new Line(transportOf(socket), userId, house.now())
    const visit = new Visit(line, id, rooms, house)
    const silence = setTimeout(() => visit.isSilent && line.close('abuse'), HELLO_WITHIN_MS).unref()
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) line.close('abuse')
      else visit.receive(data.toString())
    })
    socket.on('pong', () => line.ponged(house.now()))
    // Told by `close`, which follows.
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(silence)
      visit.closed()
    })
  }

  return (request, socket, head) => {
    // Before anything is awaited: a connection that is reset meanwhile would end the process.
    socket.on('error', () => {})
    void admit(request, socket).then(
      (admitted) => {
        if ('status' in admitted) return refuse(socket, admitted)
        server.handleUpgrade(request, socket, head, (opened) => begin(opened, admitted))
      },
      (error: unknown) => {
        house.log('error', 'socket failed', { error })
        refuse(socket, FULL)
      },
    )
  }
}

interface Admitted {
  readonly id: string
  readonly userId: string | undefined
}

interface Refusal {
  readonly status: string
  readonly text: string
}

const NOT_OURS: Refusal = { status: '403 Forbidden', text: 'Not from this site\n' }
const NO_SUCH_GAME: Refusal = { status: '404 Not Found', text: 'No such game\n' }
const UNKNOWN_PROTOCOL: Refusal = { status: '400 Bad Request', text: 'Another version: please reload\n' }
const TOO_MANY: Refusal = { status: '429 Too Many Requests', text: 'Too many connections\n' }
const FULL: Refusal = { status: '503 Service Unavailable', text: 'Please try again\n' }

/** A browser says where it comes from, and no page can say otherwise; whoever says nothing is no page. */
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

function refuse(socket: Duplex, { status, text }: Refusal): void {
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n\r\n${text}`,
  )
}

/** One that does not close when it is asked to is cut. */
const CLOSE_WITHIN_MS = 2_000

function transportOf(socket: WebSocket): Transport {
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
