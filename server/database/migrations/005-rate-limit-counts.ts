import type { Migration } from 'kysely/migration'

/**
 * The counts of rate limits that all servers share, in the columns and the order that rate-limiter-flexible expects.
 * `rate_limits` is better-auth's own table.
 */
export function rateLimitCounts(): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('rate_limit_counts')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute()
      await db.schema
        .createIndex('rate_limit_counts_expire_idx')
        .on('rate_limit_counts')
        .column('expire')
        .execute()
    },
  }
}
