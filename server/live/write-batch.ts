import { sql, type Transaction } from 'kysely'
import type { LiveGame } from '#live/live-game.ts'
import type { Database } from '#server/database/db.ts'
import { CHANGING_COLUMNS, makeLiveRow, type LiveRow } from '#server/database/live-game-row.ts'
import type { Tables } from '#server/database/tables.ts'

/** A change of a game, to be written if its row still has the version it was made from. */
export interface GameChange {
  readonly was: number
  readonly game: LiveGame
  /** The change ends the game, with a result or without one. */
  readonly isEnd: boolean
  /** The rematch created by the change. */
  readonly next?: LiveGame
  /** The time by the server's clock. */
  readonly atMs: number
}

/**
 * Called in the transaction that ends a game, played or not, so that its writes are committed
 * with the end, once, or not at all.
 */
export type GameEndedHandler = (transaction: Database, game: LiveGame) => Promise<void>

/** PostgreSQL limits a notification to 8,000 bytes. */
const LONGEST_NOTICE = 7_500
export const CHANNEL = 'live_games'

/**
 * Writes changes of different games in one transaction with one disk sync, and notifies the other servers in the same
 * transaction. Returns the ids that were written; for the others another server was first.
 */
export async function writeBatch(
  database: Database,
  changes: readonly GameChange[],
  server: string,
  onGameEnded: Iterable<GameEndedHandler>,
): Promise<ReadonlySet<string>> {
  return database.query.transaction().execute(async (transaction) => {
    const rows = changes.map(({ game, atMs }) => makeLiveRow(game, atMs))
    const kept =
      database.kind === 'postgres'
        ? await updateAll(transaction, rows, changes)
        : await updateEach(transaction, rows, changes)
    for (const { game, isEnd, next, atMs } of changes) {
      if (!kept.has(game.id)) continue
      if (next) await transaction.insertInto('live_games').values(makeLiveRow(next, atMs)).execute()
      if (!isEnd) continue
      for (const handle of onGameEnded) await handle({ ...database, query: transaction }, game)
    }
    if (database.kind === 'postgres')
      await notify(
        transaction,
        rows.filter(({ id }) => kept.has(id)),
        server,
      )
    return kept
  })
}

/**
 * One statement for all, with its rows as one JSON text: planning 200 rows as `union all` takes 97 ms. Rows are locked in order
 * first, or batches of two servers with the same games would deadlock.
 */
async function updateAll(
  transaction: Transaction<Tables>,
  rows: readonly LiveRow[],
  changes: readonly GameChange[],
): Promise<ReadonlySet<string>> {
  await transaction
    .selectFrom('live_games')
    .select('id')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const values = JSON.stringify(rows.map((row, index) => ({ ...row, was: changes[index]!.was })))
  const set = sql.join(
    CHANGING_COLUMNS.map(({ name, whileNull }) => {
      const [own, given] = [sql.ref(`live_games.${name}`), sql.ref(`v.${name}`)]
      return whileNull === undefined
        ? sql`${sql.ref(name)} = ${given}`
        : sql`${sql.ref(name)} = case when ${sql.ref(`live_games.${whileNull}`)} is null then ${given} else ${own} end`
    }),
  )
  const types = sql.join(
    CHANGING_COLUMNS.map(({ name, sql: type }) => sql`${sql.ref(name)} ${sql.raw(type)}`),
  )
  const { rows: kept } = await sql<{ id: string }>`
    update live_games set ${set}
    from json_to_recordset(${values}::json) as v (id text, was integer, ${types})
    where live_games.id = v.id and live_games.version = v.was
    returning live_games.id as id`.execute(transaction)
  return new Set(kept.map(({ id }) => id))
}

/** SQLite runs in this process, so a statement per row costs no round trip. */
async function updateEach(
  transaction: Transaction<Tables>,
  rows: readonly LiveRow[],
  changes: readonly GameChange[],
): Promise<ReadonlySet<string>> {
  const kept = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const { numUpdatedRows } = await transaction
      .updateTable('live_games')
      .set((games) =>
        Object.fromEntries(
          CHANGING_COLUMNS.map(({ name, whileNull }) => [
            name,
            whileNull === undefined
              ? row[name]
              : sql`case when ${sql.ref(whileNull)} is null then ${row[name]} else ${games.ref(name)} end`,
          ]),
        ),
      )
      .where('id', '=', row.id)
      .where('version', '=', changes[index]!.was)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) kept.add(row.id)
  }
  return kept
}

/** A row that is too long for a notification is sent as its id, and read by servers that have the game. */
async function notify(
  transaction: Transaction<Tables>,
  rows: readonly LiveRow[],
  server: string,
): Promise<void> {
  const notices: string[] = []
  let notice = server
  for (const row of rows) {
    const whole = `\n${JSON.stringify(row)}`
    const line =
      Buffer.byteLength(whole) < LONGEST_NOTICE - 100 ? whole : `\n${JSON.stringify({ id: row.id })}`
    if (Buffer.byteLength(notice) + Buffer.byteLength(line) > LONGEST_NOTICE) {
      notices.push(notice)
      notice = server
    }
    notice += line
  }
  if (notice !== server) notices.push(notice)
  if (notices.length === 0) return
  const calls = sql.join(notices.map((text) => sql`pg_notify(${CHANNEL}, ${text})`))
  await sql`select ${calls}`.execute(transaction)
}
