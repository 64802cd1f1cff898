import { sql } from 'kysely'
import { MOST_MATCHES } from '#matches/settings.ts'
import type { Database } from '#server/database/db.ts'
import { createGroupCommit } from '#server/database/group-commit.ts'
import type { MatchTable } from '#server/database/match-table.ts'

/** Keeps a row unless its game is in the account already, or the account is full. Whether it is kept now. */
export type InsertRow = (row: MatchTable) => Promise<boolean>

/** For the server's requests: games that are saved at the same time share a sync of the disk, and a way to PostgreSQL. */
export function createRowInserts(database: Database): InsertRow {
  const inserts = createGroupCommit<MatchTable, boolean>({
    keyOf: ({ id }) => id,
    write: (rows) => insertRows(database, rows),
  })
  return (row) => inserts.commit(row)
}

/** For one that is part of something larger, such as the transaction that ends an online game. */
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
 * One statement, its rows as one JSON text, which is prepared and sent once for all of them. The count is by the index of the
 * unique key, in less than a millisecond for a full account. Rows go in by the order of that key, or two servers that keep
 * the same games would wait for one another.
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
