import type { ConnectionTransport, LiveConnection } from './live-connection.ts'

/** A subject that connections can follow, by its kind and id: `game:Ab3…`. Addresses leave out the kind of a game. */
export type Topic = `${string}:${string}`

/** The client of a connection or a posted message, as known before the topic sees it. */
export interface TopicClient {
  readonly userId: string | undefined
  /** The network address, cut to the part that one client has to itself. */
  readonly network: string
}

/** The behaviour of all topics of a kind. Each kind is registered once; sockets and event streams serve all of them. */
export interface TopicKind {
  /** False for ids that cannot exist, which are answered 404 without asking the database. */
  isId(id: string): boolean
  connect(
    id: string,
    transport: ConnectionTransport,
    client: TopicClient,
    options: ConnectOptions,
  ): TopicHandler
  /** Handles a message posted alongside an event stream, possibly to another server than the stream's. */
  post(id: string, text: string, client: TopicClient, key: string | undefined): Promise<PostAnswer>
  /** An event that another server has published about the topic `id`. */
  receive?(id: string, event: unknown): void
  /** All open connections of the kind, for the goodbye at a stop. */
  connections(): Iterable<LiveConnection>
}

interface ConnectOptions {
  /** Event streams cannot be pinged. */
  readonly isStream: boolean
}

/** Handles one connection, from its first message to its end. */
export interface TopicHandler {
  readonly connection: LiveConnection
  /** A socket without a hello is closed after a few seconds. */
  readonly hasSaidHello: boolean
  receive(text: string): void
  /** Instead of a hello, for event streams, whose request has the key. */
  open(key: string | undefined): Promise<void>
  /** Call when the connection has ended. */
  close(): void
}

/** The messages in answer to a post, or why it was not handled. */
export type PostAnswer =
  | { readonly ok: true; readonly value: readonly string[] }
  | { readonly ok: false; readonly error: PostError }
export type PostError = 'ERR_MESSAGE_UNREADABLE' | 'ERR_NO_SUCH_TOPIC' | 'ERR_TOO_MANY' | 'ERR_UNAVAILABLE'

export interface FoundTopic {
  readonly kind: TopicKind
  readonly id: string
}

/** The registry of topic kinds. */
export interface Topics {
  /** Throws if the name is taken. */
  register(name: string, kind: TopicKind): void
  /** Finds a topic by its address, or by a game's id alone. Absent if there is no such kind or the id cannot exist. */
  find(text: string): FoundTopic | undefined
  kinds(): Iterable<TopicKind>
}

export function createTopics(): Topics {
  const kinds = new Map<string, TopicKind>()
  return {
    register(name, kind) {
      if (kinds.has(name)) throw new Error(`The topic kind ${name} is registered twice`)
      kinds.set(name, kind)
    },
    find(text) {
      const colon = text.indexOf(':')
      const kind = kinds.get(colon === -1 ? 'game' : text.slice(0, colon))
      const id = text.slice(colon + 1)
      return kind?.isId(id) ? { kind, id } : undefined
    },
    kinds: () => kinds.values(),
  }
}
