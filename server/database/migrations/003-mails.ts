import type { Migration } from 'kysely/migration'

/** Emails waiting for delivery. mail-table.ts explains the columns. */
export function mails(): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('mails')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('to', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('html', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_attempt_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('mails_next_attempt_at_idx').on('mails').column('next_attempt_at').execute()
    },
  }
}
