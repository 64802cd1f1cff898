import { NEW_LAG, type Lag } from '#live/lag.ts'
import { makeLiveMessage, parseClientMessage, LONGEST_MESSAGE } from '#live/protocol.ts'
import type { GameSessions } from './game-sessions.ts'
import { isLiveId } from './ids.ts'
import { postLimits } from './limits.ts'
import type { ConnectionTransport } from './live-connection.ts'
import { MessageHandler, seatFor } from './message-handler.ts'
import { PlayerConnection } from './player-connection.ts'
import type { EphemeralEvent, SessionContext } from './session-context.ts'
import type { TopicClient, PostAnswer, TopicKind } from './topics.ts'

/** Without pings, a path of this length is assumed, and a shorter one after the first faster move. */
const STREAM_LAG: Lag = { ...NEW_LAG, pings: [250] }

/** The topic kind `game`: players and watchers of live games. */
export function createGameTopic(context: SessionContext, sessions: GameSessions): TopicKind {
  return {
    isId: isLiveId,
    connect(id, transport, { userId }, { isStream }) {
      const lag = isStream ? STREAM_LAG : NEW_LAG
      const connection = new PlayerConnection(transport, userId, context.now(), lag)
      return new MessageHandler(connection, id, sessions, context)
    },
    post: (id, text, client, key) => post(context, sessions, { id, text, client, key }),
    receive(id, event) {
      const session = sessions.find(id)
      const { here, said } = event as EphemeralEvent
      if (here) session?.receiveHidden(here.color, here.isHidden)
      if (said) session?.chat(said.color, said.preset)
    },
    connections: () => sessions.connections(),
  }
}

interface Post {
  readonly id: string
  readonly text: string
  readonly client: TopicClient
  readonly key: string | undefined
}

/**
 * Answers a post with the messages that a WebSocket would have sent to this client alone. All others come through the event
 * stream.
 */
async function post(
  context: SessionContext,
  sessions: GameSessions,
  { id, text, client, key }: Post,
): Promise<PostAnswer> {
  const atMs = context.now()
  const parsed = parseClientMessage(text.slice(0, LONGEST_MESSAGE))
  if (!parsed.ok) return parsed
  const session = await sessions.open(id).catch(() => 'unavailable' as const)
  if (session === 'unavailable') return { ok: false, error: 'ERR_UNAVAILABLE' }
  if (session === undefined) return { ok: false, error: 'ERR_NO_SUCH_TOPIC' }
  const color = seatFor(session.game, id, key, client.userId)
  // Anyone can invent a key, so clients without a seat are counted by their network.
  const counted = color === null ? client.network : `${session.game.id} ${color}`
  if ((await postLimits.seat.consume(counted)) !== undefined) return { ok: false, error: 'ERR_TOO_MANY' }
  const answers: string[] = []
  const transport: ConnectionTransport = {
    send: (answer) => void answers.push(answer),
    close: () => {},
    buffered: () => 0,
  }
  const stream = color === null ? undefined : session.channel.connectionOf(color)
  // A server that does not hold the player's stream knows nothing of its jitter, so only the path is free.
  const lag = stream?.lag ?? { ...STREAM_LAG, poolMs: 0 }
  const connection = new PlayerConnection(transport, client.userId, stream?.openedAtMs ?? 0, lag)
  connection.color = color
  const message = parsed.value
  if (message.type === 'unknown')
    return { ok: true, value: [makeLiveMessage({ type: 'no', n: message.n, code: 'ERR_NOT_ALLOWED' })] }
  await new MessageHandler(connection, id, sessions, context).post(message, session, atMs)
  return { ok: true, value: answers }
}
