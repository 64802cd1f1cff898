import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Payments disputed by a donor's bank. Like refunds they do not count as donations, unless the dispute was won. */
export function disputes(): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('donation_disputes')
        .addColumn('payment_id', 'text', (column) => column.primaryKey())
        .addColumn('is_against_us', 'integer', (column) => column.notNull())
        .addColumn('is_closed', 'integer', (column) => column.notNull())
        .addColumn('state_at', 'text', (column) => column.notNull())
        .execute()
      await sql`drop view successful_donations`.execute(db)
      await sql`
        create view successful_donations as
        select
          donations.id,
          coalesce(donations.donor_name, 'Anonymous') as donor_name,
          donations.amount - coalesce(donation_refunds.amount, 0) as amount,
          donations.created_at
        from donations
        left join donation_refunds on donation_refunds.payment_id = donations.payment_id
        left join donation_disputes on donation_disputes.payment_id = donations.payment_id
        where
          donations.state = 'paid'
          and donations.is_hidden = 0
          and coalesce(donation_refunds.amount, 0) < donations.amount
          and coalesce(donation_disputes.is_against_us, 0) = 0
      `.execute(db)
    },
  }
}
