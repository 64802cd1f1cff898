import type { Color } from '#chess/types.ts'
import type { LiveCommand } from '#live/command.ts'
import type { Log } from '#server/log.ts'
import type { LiveStore } from './store.ts'

/** What a room is told of the server it is on. */
export interface LiveHouse {
  /** This process, by a name of its own. */
  readonly server: string
  readonly store: LiveStore
  readonly log: Log
  /** The server's clock. */
  now(): number
  /** Since when another server has been silent; absent if it is alive, or has been taken care of. */
  silentSince(server: string): Promise<number | undefined>
  /** Something that no row holds, for those who are connected elsewhere. */
  tellOthers(news: PassingNews): void
  /** For the figures. */
  kept(type: LiveCommand['type'], tookMs: number): void
  failed(): void
}

/** What is true for the moment only. */
export interface PassingNews {
  readonly id: string
  readonly here?: { readonly color: Color; readonly isHidden: boolean }
  readonly said?: { readonly color: Color; readonly preset: number }
}
