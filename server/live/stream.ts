import { NEW_LAG, type Lag } from '#live/lag.ts'
import { makeMessage, parseClientMessage, seatKey, LONGEST_MESSAGE } from '#live/protocol.ts'
import { networkOf } from '#server/limits/network.ts'
import type { GameSessions } from './game-sessions.ts'
import { isLiveId } from './ids.ts'
import { posts, type ConnectionLimit } from './limits.ts'
import { LiveConnection, type ConnectionTransport } from './live-connection.ts'
import { MessageHandler, seatFor } from './message-handler.ts'
import type { SessionContext } from './session-context.ts'

/**
 * The same messages for networks that block WebSockets: server-sent events from the server, and posts, which any server may
 * receive, from the page. Players authenticate both with `Authorization: Seat KEY`.
 */
export interface StreamSettings {
  readonly context: SessionContext
  readonly sessions: GameSessions
  readonly connections: ConnectionLimit
  readonly isOpen: () => boolean
  readonly findUserId: (headers: Headers) => Promise<string | undefined>
}

const PATH = /^\/api\/online\/([^/]+)\/(events|messages)$/
/** Proxies end a response that has been silent for a minute. */
const KEEP_ALIVE_MS = 15_000
/** Without pings, a path of this length is assumed, and a shorter one after the first faster move. */
const STREAM_LAG: Lag = { ...NEW_LAG, pings: [250] }
const MOST_BUFFERED = 64 * 1024

/** The answer is absent for other addresses. */
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
  { context, sessions }: StreamSettings,
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
        const transport: ConnectionTransport = {
          send: (text) => write(`data: ${text}\n\n`),
          close(code) {
            write(`event: close\ndata: ${code}\n\n`)
            end()
          },
          buffered: () => MOST_BUFFERED - (controller.desiredSize ?? 0),
        }
        const connection = new LiveConnection(transport, userId, context.now(), STREAM_LAG)
        const handler = new MessageHandler(connection, id, sessions, context)
        const keepAlive = setInterval(() => write(': here\n\n'), KEEP_ALIVE_MS).unref()
        end = () => {
          clearInterval(keepAlive)
          end = () => {}
          release()
          handler.close()
          try {
            opened.close()
          } catch {
            // The client has cancelled it already.
          }
        }
        if (signal.aborted) return end()
        signal.addEventListener('abort', () => end(), { once: true })
        // The first bytes at once, to expose proxies that buffer whole responses.
        write(': here\n\n')
        void handler.enter(key).then((session) => {
          const atMs = context.now()
          if (session) connection.send(session.stateFor(connection, atMs), atMs)
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

/** Answers with the messages that a WebSocket would have received alone, one a line. All others come by the event stream. */
async function takeMessage(
  { context, sessions }: StreamSettings,
  { id, key, userId, network }: Sender,
  request: Request,
): Promise<Response> {
  const atMs = context.now()
  const text = await request.text()
  const parsed = parseClientMessage(text.slice(0, LONGEST_MESSAGE))
  if (!parsed.ok) return plain(400, 'Not a message\n')
  const session = await sessions.open(id).catch(() => 'unavailable' as const)
  if (session === 'unavailable') return unavailable()
  if (session === undefined) return plain(404, 'No such game\n')
  const color = seatFor(session.game, id, key, userId)
  // A key that opens no seat is no more than an address: anyone can make one up.
  const counted = color === null ? network : `${session.game.id} ${color}`
  if ((await posts.seat.consume(counted)) !== undefined) return tooMany()
  const answers: string[] = []
  const transport: ConnectionTransport = {
    send: (answer) => void answers.push(answer),
    close: () => {},
    buffered: () => 0,
  }
  const stream = color === null ? undefined : session.channel.connectionOf(color)
  // A server that does not hold the player's stream knows nothing of its jitter, so only the path is free.
  const lag = stream?.lag ?? { ...STREAM_LAG, poolMs: 0 }
  const connection = new LiveConnection(transport, userId, stream?.openedAtMs ?? 0, lag)
  connection.color = color
  const message = parsed.value
  if (message.type === 'unknown') {
    const { n } = message
    return lines([makeMessage({ type: 'no', n, code: 'ERR_NOT_ALLOWED' })])
  }
  await new MessageHandler(connection, id, sessions, context).post(message, session, atMs)
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
