import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseKind } from '#server/database/db.ts'

/** The table of better-auth's passkey plugin, whose columns keep the names it gives them. */
export function passkeys(kind: DatabaseKind): Migration {
  const time = kind === 'postgres' ? sql`timestamptz` : sql`date`
  const flag = kind === 'postgres' ? sql`boolean` : sql`integer`
  return {
    async up(db) {
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text')
        .addColumn('publicKey', 'text', (column) => column.notNull())
        .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('credentialID', 'text', (column) => column.notNull().unique())
        .addColumn('counter', 'bigint', (column) => column.notNull())
        .addColumn('deviceType', 'text', (column) => column.notNull())
        .addColumn('backedUp', flag, (column) => column.notNull())
        .addColumn('transports', 'text')
        .addColumn('createdAt', time)
        .addColumn('aaguid', 'text')
        .execute()
      await db.schema.createIndex('passkeys_userId_idx').on('passkeys').column('userId').execute()
    },
  }
}
