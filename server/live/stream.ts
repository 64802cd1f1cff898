import { NEW_LAG, type Lag } from '#live/lag.ts'
import { makeMessage, parseClientMessage, seatKey, LONGEST_MESSAGE } from '#live/protocol.ts'
import { networkOf } from '#server/limits/network.ts'
import type { LiveHouse } from './house.ts'
import { isLiveId } from './ids.ts'
import { posts, type ConnectionLimit } from './limits.ts'
import { Line, type Transport } from './line.ts'
import type { Rooms } from './rooms.ts'
import { seatFor, Visit } from './visit.ts'

/**
 * The same messages where WebSockets are blocked: what the server says as server-sent events, what the page says as
 * posts, each of which any server may take. Both are asked for with `Authorization: Seat KEY` by those who play.
 */
export interface StreamSettings {
  readonly house: LiveHouse
  readonly rooms: Rooms
  readonly connections: ConnectionLimit
  readonly isOpen: () => boolean
  readonly findUserId: (headers: Headers) => Promise<string | undefined>
}

const PATH = /^\/api\/online\/([^/]+)\/(events|messages)$/
/** Proxies end what says nothing for a minute. */
const SIGN_OF_LIFE_MS = 15_000
/** No ping can be sent this way. So much is believed at most, and less after the first quick move. */
const STREAM_LAG: Lag = { ...NEW_LAG, pings: [250] }
const MOST_BUFFERED = 64 * 1024

/** Absent for addresses that are another's. */
export function createStreams(settings: StreamSettings) {
  return async function answer(request: Request): Promise<Response | undefined> {
    const [, id, what] = PATH.exec(new URL(request.url).pathname) ?? []
    if (id === undefined || what === undefined) return undefined
    const method = what === 'events' ? 'GET' : 'POST'
    if (request.method !== method) return plain(405, 'Method not allowed\n', { Allow: method })
    if (!isLiveId(id)) return plain(404, 'No such game\n')
    if (!settings.isOpen()) return unavailable()
    const address = request.headers.get('X-Real-IP') ?? ''
    const key = keyOf(request.headers)
    if (what === 'messages' && (await posts.address.consume(address)) !== undefined) return tooMany()
    const admission = what === 'events' ? await settings.connections.admit(address) : undefined
    if (admission === 'full') return unavailable()
    if (admission === 'too many') return tooMany()
    const userId = await settings.findUserId(request.headers).catch(() => undefined)
    const sender = { id, key, userId, network: networkOf(address) }
    return admission
      ? openEvents(settings, { ...sender, signal: request.signal, release: admission.release })
      : takeMessage(settings, sender, request)
  }
}

interface Sender {
  readonly id: string
  readonly key: string | undefined
  readonly userId: string | undefined
  readonly network: string
}

const unavailable = () => plain(503, 'Please try again\n', { 'Retry-After': '2' })
const tooMany = () => plain(429, 'Too many requests\n', { 'Retry-After': '5' })

function keyOf(headers: Headers): string | undefined {
  const [scheme, key] = headers.get('Authorization')?.split(' ') ?? []
  return scheme === 'Seat' && seatKey.safeParse(key).success ? key : undefined
}

function openEvents(
  { house, rooms }: StreamSettings,
  {
    id,
    key,
    userId,
    signal,
    release,
  }: Sender & { readonly signal: AbortSignal; readonly release: () => void },
): Response {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array>
  let end = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start(opened) {
        controller = opened
        const write = (text: string) => opened.enqueue(encoder.encode(text))
        const transport: Transport = {
          send: (text) => write(`data: ${text}\n\n`),
          close(code) {
            write(`event: close\ndata: ${code}\n\n`)
            end()
          },
          buffered: () => MOST_BUFFERED - (controller.desiredSize ?? 0),
        }
        const line = new Line(transport, userId, house.now(), STREAM_LAG)
        const visit = new Visit(line, id, rooms, house)
        const signs = setInterval(() => write(': here\n\n'), SIGN_OF_LIFE_MS).unref()
        end = () => {
          clearInterval(signs)
          end = () => {}
          release()
          visit.closed()
          try {
            opened.close()
          } catch {
            // Cancelled by the other end already.
          }
        }
        if (signal.aborted) return end()
        signal.addEventListener('abort', () => end(), { once: true })
        // The first byte at once: whoever keeps answers back until they are complete is found out by it.
        write(': here\n\n')
        void visit.enter(key).then((room) => {
          const atMs = house.now()
          if (room) line.send(room.stateFor(line, atMs), atMs)
        })
      },
      cancel: () => end(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_BUFFERED }),
  )
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    },
  })
}

/** Answers with what a socket would have been told alone: lines of messages. Everything else comes by the events. */
async function takeMessage(
  { house, rooms }: StreamSettings,
  { id, key, userId, network }: Sender,
  request: Request,
): Promise<Response> {
  const atMs = house.now()
  const text = await request.text()
  const parsed = parseClientMessage(text.slice(0, LONGEST_MESSAGE))
  if (!parsed.ok) return plain(400, 'Not a message\n')
  const room = await rooms.open(id).catch(() => 'unavailable' as const)
  if (room === 'unavailable') return unavailable()
  if (room === undefined) return plain(404, 'No such game\n')
  const color = seatFor(room.game, id, key, userId)
  // A key that opens no seat is no more than an address: anyone can make one up.
  const counted = color === null ? network : `${room.game.id} ${color}`
  if ((await posts.seat.consume(counted)) !== undefined) return tooMany()
  const answers: string[] = []
  const transport: Transport = {
    send: (answer) => void answers.push(answer),
    close: () => {},
    buffered: () => 0,
  }
  const there = color === null ? undefined : room.lineOf(color)
  // On a server that does not hold the stream nothing is known of the way, so nothing of it is free but the path.
  const line = new Line(transport, userId, there?.openedAtMs ?? 0, there?.lag ?? { ...STREAM_LAG, poolMs: 0 })
  line.color = color
  const message = parsed.value
  if (message.type === 'unknown') {
    const { n } = message
    return lines([makeMessage({ type: 'no', n, code: 'ERR_NOT_ALLOWED' })])
  }
  await new Visit(line, id, rooms, house).post(message, room, atMs)
  return lines(answers)
}

const lines = (messages: readonly string[]): Response =>
  new Response(messages.map((message) => `${message}\n`).join(''), {
    headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' },
  })

const plain = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  })
