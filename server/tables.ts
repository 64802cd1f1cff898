import type {
  DonationRefundTable,
  DonationTable,
  PaymentEventTable,
  SuccessfulDonationView,
} from './donation-tables.ts'
import type { MailTable } from './mail-table.ts'

/**
 * The tables, each made by a migration. Ids and times are text (ISO 8601 in UTC), so that both databases hold the same
 * values; JSON is text. Those of the accounts are better-auth's, which writes them in its own way: only what our own
 * queries read of them stands here.
 */
export interface Tables {
  users: UserTable
  sessions: SessionTable
  mails: MailTable
  donations: DonationTable
  donation_refunds: DonationRefundTable
  payment_events: PaymentEventTable
  successful_donations: SuccessfulDonationView
}

interface UserTable {
  id: string
  email: string
  name: string
}

interface SessionTable {
  id: string
  userId: string
  token: string
}
