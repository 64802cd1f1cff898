import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/db.ts'

/** Half-moves of a very long game. The site takes up to 3,000. */
const PLIES = 600

/**
 * Copies a user's one saved match, with as many moves and clock readings as long games have. Inserted directly, without the
 * time that judging takes.
 */
export async function addLongGames({ query }: Database, user: string, count: number): Promise<void> {
  const row = await query
    .selectFrom('matches')
    .selectAll()
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow()
  const moves = JSON.stringify(
    Array.from({ length: PLIES }, (_, ply) => ['Nf3', 'Nf6', 'Ng1', 'Ng8'][ply % 4]),
  )
  const times = JSON.stringify(Array.from({ length: PLIES }, (_, ply) => 600_000 - 900 * ply))
  const began = Date.parse(row.finished_at)
  for (let at = 0; at < count; at += 50) {
    await query
      .insertInto('matches')
      .values(
        Array.from({ length: Math.min(50, count - at) }, (_, index) => ({
          ...row,
          ...{ id: randomUUID(), game_id: randomUUID(), moves, times, move_count: PLIES, share_token: null },
          finished_at: new Date(began + (at + index) * 60_000).toISOString(),
        })),
      )
      .execute()
  }
}
