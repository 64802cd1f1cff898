import { sql } from 'kysely'
import { MOST_MATCHES } from '#matches/settings.ts'
import type { Database } from '#server/database/db.ts'
import { createGroupCommit } from '#server/database/group-commit.ts'
import type { MatchTable } from '#server/database/match-table.ts'

/** Inserts a row unless the account has this game already or is full. Resolves to whether it was inserted. */
export type InsertRow = (row: MatchTable) => Promise<boolean>

/** For requests: games saved at the same time share one disk sync, or one round trip to PostgreSQL. */
export function createRowInserts(database: Database): InsertRow {
  const inserts = createGroupCommit<MatchTable, boolean>({
    keyOf: ({ id }) => id,
    write: (rows) => insertRows(database, rows),
  })
  return (row) => inserts.commit(row)
}

/** For inserts within a larger transaction, such as the one that ends an online game. */
export const insertAlone =
  (database: Database): InsertRow =>
  async (row) => {
    const [isKept] = await insertRows(database, [row])
    return isKept === true
  }

/** Every column, with its type for PostgreSQL. */
const COLUMNS = {
  id: 'text',
  user_id: 'text',
  game_id: 'text',
  rules: 'text',
  opponent_type: 'text',
  opponent: 'text',
  result: 'text',
  winner: 'text',
  end_reason: 'text',
  human_color: 'text',
  moves: 'text',
  move_count: 'integer',
  game_settings: 'text',
  times: 'text',
  duration_seconds: 'integer',
  start_fen: 'text',
  final_fen: 'text',
  last_move: 'text',
  white_name: 'text',
  black_name: 'text',
  eco: 'text',
  opening: 'text',
  search_text: 'text',
  engine_version: 'text',
  share_token: 'text',
  finished_at: 'text',
  created_at: 'text',
  deleted_at: 'text',
} as const satisfies Record<keyof MatchTable, 'text' | 'integer'>

const NAMES = sql.raw(Object.keys(COLUMNS).join(', '))
const OF_POSTGRES = sql.raw(
  Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
)
const OF_SQLITE = sql.raw(
  Object.keys(COLUMNS)
    .map((name) => `value ->> '${name}' as ${name}`)
    .join(', '),
)

/**
 * Inserts all rows in one statement, passed as one JSON text. Counting uses the index of the unique key and takes less than a
 * millisecond for a full account. Rows are inserted in the order of that key, or two servers that save the same games could
 * deadlock.
 */
async function insertRows(
  { query, kind }: Database,
  rows: readonly MatchTable[],
): Promise<readonly boolean[]> {
  const values = JSON.stringify(rows)
  const given =
    kind === 'postgres'
      ? sql`json_to_recordset(${values}::json) as given (${OF_POSTGRES})`
      : sql`(select ${OF_SQLITE} from json_each(${values})) as given`
  const { rows: kept } = await sql<{ id: string }>`
    insert into matches (${NAMES})
    select ${NAMES} from ${given}
    where (select count(*) from matches as kept where kept.user_id = given.user_id) < ${MOST_MATCHES}
    order by user_id, game_id
    on conflict (user_id, game_id) do nothing
    returning id`.execute(query)
  const ids = new Set(kept.map(({ id }) => id))
  return rows.map(({ id }) => ids.has(id))
}
