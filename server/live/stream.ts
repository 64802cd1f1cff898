import { seatKey } from '#live/protocol.ts'
import { networkOf } from '#server/limits/network.ts'
import { postLimits, type ConnectionLimit } from './limits.ts'
import type { ConnectionTransport } from './live-connection.ts'
import type { TopicClient, FoundTopic, PostError, Topics } from './topics.ts'

/**
 * The same messages for networks that block WebSockets: server-sent events from the server, and posts, which any server may
 * receive, from the page. Players authenticate both with `Authorization: Seat KEY`.
 */
export interface StreamSettings {
  readonly topics: Topics
  readonly connections: ConnectionLimit
  readonly isOpen: () => boolean
  readonly findUserId: (headers: Headers) => Promise<string | undefined>
}

const PATH = /^\/api\/online\/([^/]+)\/(events|messages)$/
/** Proxies end a response that has been silent for a minute. */
const KEEP_ALIVE_MS = 15_000
const MOST_BUFFERED = 64 * 1024

/** The answer is absent for other addresses. */
export function createStreams(settings: StreamSettings) {
  return async function answer(request: Request): Promise<Response | undefined> {
    const [, name, what] = PATH.exec(new URL(request.url).pathname) ?? []
    if (name === undefined || what === undefined) return undefined
    const method = what === 'events' ? 'GET' : 'POST'
    if (request.method !== method) return refuse(405, 'ERR_METHOD', { Allow: method })
    const topic = settings.topics.find(name)
    if (topic === undefined) return REFUSALS.ERR_NO_SUCH_TOPIC()
    if (!settings.isOpen()) return REFUSALS.ERR_UNAVAILABLE()
    const address = request.headers.get('X-Real-IP') ?? ''
    const key = keyOf(request.headers)
    if (what === 'messages' && (await postLimits.address.consume(address)) !== undefined)
      return REFUSALS.ERR_TOO_MANY()
    const admission = what === 'events' ? await settings.connections.admit(address) : undefined
    if (admission === 'full') return REFUSALS.ERR_UNAVAILABLE()
    if (admission === 'too many') return REFUSALS.ERR_TOO_MANY()
    const userId = await settings.findUserId(request.headers).catch(() => undefined)
    const client = { userId, network: networkOf(address) }
    if (admission) return openEvents(topic, { client, key, signal: request.signal, ...admission })
    const posted = await topic.kind.post(topic.id, await request.text(), client, key)
    return posted.ok ? lines(posted.value) : REFUSALS[posted.error]()
  }
}

const REFUSALS: Readonly<Record<PostError, () => Response>> = {
  ERR_MESSAGE_UNREADABLE: () => refuse(400, 'ERR_MESSAGE_UNREADABLE'),
  ERR_NO_SUCH_TOPIC: () => refuse(404, 'ERR_NO_SUCH_GAME'),
  ERR_TOO_MANY: () => refuse(429, 'ERR_TOO_MANY', { 'Retry-After': '5' }),
  ERR_UNAVAILABLE: () => refuse(503, 'ERR_UNAVAILABLE', { 'Retry-After': '2' }),
}

function keyOf(headers: Headers): string | undefined {
  const [scheme, key] = headers.get('Authorization')?.split(' ') ?? []
  return scheme === 'Seat' && seatKey.safeParse(key).success ? key : undefined
}

interface EventsRequest {
  readonly client: TopicClient
  readonly key: string | undefined
  readonly signal: AbortSignal
  /** Frees the connection's place. */
  readonly release: () => void
}

function openEvents({ kind, id }: FoundTopic, { client, key, signal, release }: EventsRequest): Response {
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
        const handler = kind.connect(id, transport, client, { isStream: true })
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
        // The first bytes are sent at once, to expose proxies that buffer whole responses.
        write(': here\n\n')
        void handler.open(key)
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

/** One message per line. */
const lines = (messages: readonly string[]): Response =>
  new Response(messages.map((message) => `${message}\n`).join(''), {
    headers: { 'Content-Type': 'application/x-ndjson; charset=utf-8', 'Cache-Control': 'no-store' },
  })

const refuse = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
