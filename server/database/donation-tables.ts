import type { ColumnType, Generated } from 'kysely'
import type { TierId } from '#content/tiers.ts'

/** Both databases have integers; only one has booleans. */
type Flag = 0 | 1

export type CheckoutState = 'pending' | 'paid' | 'failed'

export interface DonationTable {
  id: string
  session_id: string
  payment_id: string | null
  provider: 'stripe' | 'practice'
  tier: TierId
  /** Null for anonymous donors. */
  donor_name: string | null
  /** In pence. */
  amount: number
  state: CheckoutState
  is_from_bank: Flag
  state_at: string
  is_featured: Generated<Flag>
  is_hidden: Generated<Flag>
  created_at: string
}

export interface DonationRefundTable {
  payment_id: string
  /** The total refunded so far, in pence. */
  amount: number
}

/** A payment that the donor's bank disputes. It may arrive before the donation does. */
export interface DonationDisputeTable {
  payment_id: string
  is_against_us: Flag
  is_closed: Flag
  state_at: string
}

export interface PaymentEventTable {
  id: string
  received_at: string
}

/** A view of donations that are paid, not refunded, not disputed and not hidden. */
export interface SuccessfulDonationView {
  id: ReadOnly<string>
  donor_name: ReadOnly<string>
  amount: ReadOnly<number>
  created_at: ReadOnly<string>
}

type ReadOnly<T> = ColumnType<T, never, never>
