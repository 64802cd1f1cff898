import { sql, type RawBuilder } from 'kysely'

/** A column of another feature's table that refers to games by their id, so that they are kept for as long as it does. */
export interface GameReference {
  /** `live_games`: games with their whole state. `games`: finished games, by `LiveGame.gameId`. */
  readonly to: 'live_games' | 'games'
  readonly table: string
  readonly column: string
}

/** Matches in accounts. */
export const MATCH_REFERENCE: GameReference = { to: 'games', table: 'matches', column: 'online_game_id' }

/** SQL: no row refers to this game. The columns need indexes, since each purge looks up every old game. */
export function isUnreferenced(
  references: Iterable<GameReference>,
  to: GameReference['to'],
): RawBuilder<boolean> {
  const found = [...references].filter((reference) => reference.to === to)
  if (found.length === 0) return sql<boolean>`1 = 1`
  const conditions = found.map(
    ({ table, column }) =>
      sql`not exists (select 1 from ${sql.table(table)} as referring where ${sql.ref(`referring.${column}`)} = ${sql.ref(`${to}.id`)})`,
  )
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}
