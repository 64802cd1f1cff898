import type { ColumnType } from 'kysely'
import type {
  DonationDisputeTable,
  DonationRefundTable,
  DonationTable,
  PaymentEventTable,
  SuccessfulDonationView,
} from './donation-tables.ts'
import type { LiveGameTable, LiveServerTable } from './live-tables.ts'
import type { MailTable } from './mail-table.ts'
import type { MatchReviewTable, MatchTable } from './match-table.ts'
import type { TrainingEntryTable } from './training-table.ts'

/**
 * The tables, each made by a migration. Ids and times are text (ISO 8601 in UTC), so that both databases hold the same
 * values; JSON is text. Those of the accounts are better-auth's, which writes them in its own way: only what our own
 * queries read of them stands here.
 */
export interface Tables {
  users: UserTable
  accounts: AccountTable
  sessions: SessionTable
  verifications: VerificationTable
  live_games: LiveGameTable
  live_servers: LiveServerTable
  rate_limits: RateLimitTable
  known_devices: KnownDeviceTable
  passkeys: PasskeyTable
  mails: MailTable
  matches: MatchTable
  match_reviews: MatchReviewTable
  training_entries: TrainingEntryTable
  donations: DonationTable
  donation_refunds: DonationRefundTable
  donation_disputes: DonationDisputeTable
  payment_events: PaymentEventTable
  successful_donations: SuccessfulDonationView
}

interface UserTable {
  id: string
  email: string
  name: string
  /** 0 or 1 in SQLite, which has no type for it. */
  emailVerified: ColumnType<number | boolean, never, number | boolean>
  /** Likewise; the library's to write. */
  twoFactorEnabled: ColumnType<number | boolean | null, never, never>
  createdAt: Time
  updatedAt: Time
}

/** The ways in to an account: by password (`credential`), by Google. */
interface AccountTable {
  id: string
  userId: string
  providerId: string
  /** As hashed. */
  password: string | null
}

interface SessionTable {
  id: string
  userId: string
  token: string
  createdAt: Time
  expiresAt: Time
}

/** better-auth's own counts; see migrations/005-rate-limit-counts.ts for ours. */
interface RateLimitTable {
  id: string
  key: string
  /** In milliseconds. */
  lastRequest: number
}

/** The library's, of which our own queries only remove. */
interface PasskeyTable {
  id: string
  userId: string
}

interface KnownDeviceTable {
  user_id: string
  device: string
  seen_at: string
}

/** What somebody has still to prove, by a link or a code: see better-auth's own use of it, and email-change.server.ts. */
interface VerificationTable {
  id: string
  identifier: string
  value: string
  expiresAt: Time
  createdAt: Time
  updatedAt: Time
}

/** Written as text (ISO 8601 in UTC). PostgreSQL, where better-auth wants times, hands out dates. */
type Time = ColumnType<string | Date, string>
