import type { Color } from '#chess/types.ts'
import type { LiveCommand } from '#live/command.ts'
import type { Log } from '#server/log.ts'
import type { LiveStore } from './store.ts'
import type { Topic } from './topics.ts'

/** The services that game sessions use. */
export interface SessionContext {
  /** A random name of this process. */
  readonly server: string
  readonly store: LiveStore
  readonly log: Log
  /** The server's clock. */
  now(): number
  /** The last heartbeat of a silent server; absent if it is alive or its games have been taken over. */
  silentSince(server: string): Promise<number | undefined>
  /** Sends an event to the topic's connections on other servers. */
  publish(event: PublishedEvent): void
  /** For metrics: the time from a message to its written change, and failed writes. */
  recordCommit(type: LiveCommand['type'], tookMs: number): void
  recordFailure(): void
}

/** Sent to other servers: an event of a game, or of a topic of another kind. */
export type PublishedEvent = EphemeralEvent | { readonly topic: Topic; readonly event: unknown }

/** An event of a game that its row does not store. */
export interface EphemeralEvent {
  readonly id: string
  readonly here?: { readonly color: Color; readonly isHidden: boolean }
  readonly said?: { readonly color: Color; readonly preset: number }
}
