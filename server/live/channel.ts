import type { Color } from '#chess/types.ts'
import { makeLiveMessage, type ServerMessage } from '#live/protocol.ts'
import type { LiveConnection } from './live-connection.ts'
import type { PlayerConnection } from './player-connection.ts'
import type { Topic } from './topics.ts'

/** The connections of this server that follow one topic. */
export class Channel<C extends LiveConnection = LiveConnection> {
  readonly topic: Topic
  readonly #connections = new Set<C>()

  constructor(topic: Topic) {
    this.topic = topic
  }

  get connections(): ReadonlySet<C> {
    return this.#connections
  }

  add(connection: C): void {
    this.#connections.add(connection)
  }

  /** False if it was not there. */
  remove(connection: C): boolean {
    return this.#connections.delete(connection)
  }

  broadcast(text: string): void {
    for (const connection of this.#connections) connection.sendText(text)
  }
}

/** The channel of a game, which has players and watchers. */
export class GameChannel extends Channel<PlayerConnection> {
  get watchers(): number {
    return [...this.connections].filter(({ color }) => color === null).length
  }

  connectionOf(color: Color): PlayerConnection | undefined {
    return [...this.connections].find((connection) => connection.color === color)
  }

  /** Players before watchers, so that a crowd does not delay a game. */
  inOrder(): PlayerConnection[] {
    return [...this.connections].sort(
      (one, other) => Number(one.color === null) - Number(other.color === null),
    )
  }

  /** Sends to all connections except those of the player `except`. Serialized once, since a game may have a crowd. */
  send(message: ServerMessage, except?: Color): void {
    const text = makeLiveMessage(message)
    for (const connection of this.inOrder())
      if (connection.color === null || connection.color !== except) connection.sendText(text)
  }

  sendToPlayers(message: ServerMessage): void {
    const text = makeLiveMessage(message)
    for (const connection of this.connections) if (connection.color !== null) connection.sendText(text)
  }
}
