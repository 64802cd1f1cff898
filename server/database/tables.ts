import type { ColumnType } from 'kysely'
import type {
  DonationDisputeTable,
  DonationRefundTable,
  DonationTable,
  PaymentEventTable,
  SuccessfulDonationView,
} from './donation-tables.ts'
import type { LiveGameTable } from './live-game-row.ts'
import type { GameTable, LiveBatchTable, LiveServerTable, MatchOrigin } from './live-tables.ts'
import type { MailTable } from './mail-table.ts'
import type { MatchReviewTable, MatchTable } from './match-table.ts'

/**
 * The tables, each created by a migration. Ids and times are text (ISO 8601 in UTC), so that both databases hold the same
 * values; JSON is text. The account tables belong to better-auth, which writes them in its own format; listed are only the
 * columns that our own queries use.
 */
export interface Tables {
  users: UserTable
  accounts: AccountTable
  sessions: SessionTable
  verifications: VerificationTable
  live_games: LiveGameTable
  live_servers: LiveServerTable
  live_batches: LiveBatchTable
  games: GameTable
  rate_limits: RateLimitTable
  known_devices: KnownDeviceTable
  passkeys: PasskeyTable
  mails: MailTable
  matches: MatchTable & MatchOrigin
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
  /** 0 or 1 in SQLite, which has no booleans. */
  emailVerified: ColumnType<number | boolean, never, number | boolean>
  /** Also 0 or 1 in SQLite. Only the library writes it. */
  twoFactorEnabled: ColumnType<number | boolean | null, never, never>
  /** See migrations/021-account-language.ts. */
  language: string | null
  createdAt: Time
  updatedAt: Time
}

/** The ways to sign in to an account: `credential` (a password) or `google`. */
interface AccountTable {
  id: string
  userId: string
  providerId: string
  /** The hash of the password. */
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

/** The library's table; our own queries only delete from it. */
interface PasskeyTable {
  id: string
  userId: string
}

interface KnownDeviceTable {
  user_id: string
  device: string
  seen_at: string
}

/** Pending links and codes, of better-auth and of server/accounts/email-change.server.ts. */
interface VerificationTable {
  id: string
  identifier: string
  value: string
  expiresAt: Time
  createdAt: Time
  updatedAt: Time
}

/** Written as text (ISO 8601 in UTC). PostgreSQL returns dates where better-auth declares times. */
type Time = ColumnType<string | Date, string>

/** A row of `training_entries`; see migrations/017-training-entries.ts. */
interface TrainingEntryTable {
  user_id: string
  id: string
  /** Numbers the entries of an account, from 1: devices request those after the last one they know. */
  place: number
  /** JSON in the format of contract/training.ts. */
  entry: string
}
