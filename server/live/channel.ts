import type { Color } from '#chess/types.ts'
import type { ServerMessage } from '#live/protocol.ts'
import type { LiveConnection } from './live-connection.ts'

/** A subject that connections can follow. */
export type Topic = `game:${string}`

/** The connections of this server that follow one topic. */
export class Channel {
  readonly topic: Topic
  readonly #connections = new Set<LiveConnection>()

  constructor(topic: Topic) {
    this.topic = topic
  }

  get connections(): ReadonlySet<LiveConnection> {
    return this.#connections
  }

  get watchers(): number {
    return [...this.#connections].filter(({ color }) => color === null).length
  }

  add(connection: LiveConnection): void {
    this.#connections.add(connection)
  }

  /** False if it was not there. */
  remove(connection: LiveConnection): boolean {
    return this.#connections.delete(connection)
  }

  connectionOf(color: Color): LiveConnection | undefined {
    return [...this.#connections].find((connection) => connection.color === color)
  }

  /** Players before watchers, so that a crowd does not delay a game. */
  inOrder(): LiveConnection[] {
    return [...this.#connections].sort(
      (one, other) => Number(one.color === null) - Number(other.color === null),
    )
  }

  /** To all connections but those of the player `except`. */
  broadcast(message: ServerMessage, atMs: number, except?: Color): void {
    for (const connection of this.inOrder())
      if (connection.color === null || connection.color !== except) connection.send(message, atMs)
  }

  broadcastToPlayers(message: ServerMessage, atMs: number): void {
    for (const connection of this.#connections) if (connection.color !== null) connection.send(message, atMs)
  }
}
