import { randomUUID } from 'node:crypto'
import { setImmediate as nextTick } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '#server/database/db.ts'
import { migrate } from '#server/database/migrate.ts'

/** Writes rows until it is killed, and prints the id of each once the database has confirmed it. */
const opened = openDatabase({ DATA_DIR: process.env['DATA_DIR'] ?? '' }, () => {})
if (!opened.ok) throw new Error(`${opened.error} ${opened.detail}`)
const { query } = opened.value
await migrate(opened.value)
for (;;) {
  const id = randomUUID()
  await sql`insert into users (id, name, email, "emailVerified", "createdAt", "updatedAt") values (${id}, 'a', ${id}, 1, '2026', '2026')`.execute(
    query,
  )
  process.stdout.write(`${id}\n`)
  // Output is sent, and the end of its reader noticed, only between ticks of the event loop.
  await nextTick()
}
