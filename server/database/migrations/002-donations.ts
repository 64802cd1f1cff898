import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Reports of payment providers, stored so that they may arrive twice and in any order: the latest state of each checkout, and the
 * refunds of each payment, which may arrive before the checkout. The view derives the Wall of Fame from both.
 */
export function donations(): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('donations')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('session_id', 'text', (column) => column.notNull().unique())
        .addColumn('payment_id', 'text')
        .addColumn('provider', 'text', (column) => column.notNull())
        .addColumn('tier', 'text', (column) => column.notNull())
        .addColumn('donor_name', 'text')
        .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount > 0`))
        .addColumn('state', 'text', (column) =>
          column.notNull().check(sql`state in ('pending', 'paid', 'failed')`),
        )
        .addColumn('is_from_bank', 'integer', (column) => column.notNull())
        .addColumn('state_at', 'text', (column) => column.notNull())
        .addColumn('is_featured', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('is_hidden', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute()
      await db.schema.createIndex('donations_created_at_idx').on('donations').column('created_at').execute()

      await db.schema
        .createTable('donation_refunds')
        .addColumn('payment_id', 'text', (column) => column.primaryKey())
        .addColumn('amount', 'integer', (column) => column.notNull())
        .execute()

      await db.schema
        .createTable('payment_events')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .execute()

      await sql`
        create view successful_donations as
        select
          donations.id,
          coalesce(donations.donor_name, 'Anonymous') as donor_name,
          donations.amount - coalesce(donation_refunds.amount, 0) as amount,
          donations.created_at
        from donations
        left join donation_refunds on donation_refunds.payment_id = donations.payment_id
        where
          donations.state = 'paid'
          and donations.is_hidden = 0
          and coalesce(donation_refunds.amount, 0) < donations.amount
      `.execute(db)
    },
  }
}
