import type { OpponentType } from './opponent.ts'

const DAY_MS = 86_400_000
/** Games that are suspended for longer are rare, and a device's clock may have been wrong when the id was made. */
const LONGEST_MS = 30 * DAY_MS

interface Played {
  /** A UUID of version 7, which contains the time at which the game was created. */
  readonly gameId: string
  readonly opponent: { readonly type: OpponentType }
  readonly finishedAt: string
  readonly durationSeconds: number
}

/** When a finished game began. A suspended game may have begun days before its last move. */
export function startOf({ gameId, opponent, finishedAt, durationSeconds }: Played): Date {
  const end = Date.parse(finishedAt)
  // An online game is played without a break, and its id is as old as the invitation.
  const created = opponent.type === 'online' ? undefined : creationOf(gameId, end)
  return new Date(created ?? end - durationSeconds * 1_000)
}

/** The time in a game’s id, in milliseconds; undefined if the id has no time or an impossible one. */
export function creationOf(gameId: string, latestMs: number): number | undefined {
  const [, high, low] = /^([0-9a-f]{8})-([0-9a-f]{4})-7/.exec(gameId) ?? []
  if (high === undefined || low === undefined) return undefined
  const created = Number.parseInt(high + low, 16)
  return created <= latestMs && created >= latestMs - LONGEST_MS ? created : undefined
}
