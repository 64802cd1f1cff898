import type { Result } from '#chess/types.ts'
import type { TierId } from '#content/tiers.ts'
import type { CheckoutState } from '#server/database/donation-tables.ts'
import type { PricedTier } from './settings.ts'

/** What the site asks of whoever takes its payments: Stripe, or the practice checkout in its place. */
export interface Payments {
  /** Opens a checkout page for one gift, and answers with its address. The same attempt sent again gets the same checkout. */
  startCheckout(gift: Gift): Promise<Result<string, PaymentsError>>
  /** What has become of a checkout. Absent where there is none of ours by that id. */
  findCheckout(sessionId: string): Promise<Result<CheckoutStanding | undefined, PaymentsError>>
}

export interface Gift {
  readonly tier: PricedTier
  /** Absent for somebody who stays anonymous. */
  readonly donorName: string | undefined
  /** One press of the button, however often the request has to be sent. */
  readonly attempt: string
}

export type PaymentsError = 'ERR_PAYMENTS_DOWN'

interface CheckoutStanding {
  readonly isPaid: boolean
}

/**
 * What a payment provider reports, in our own words. Reports come twice, late and in any order, so each says all that is
 * needed to place it: see server/donations/repository.ts.
 */
export type PaymentEvent =
  | CheckoutEvent
  | {
      readonly kind: 'refund'
      readonly id: string
      readonly paymentId: string
      /** All that has been given back so far. */
      readonly refundedPence: number
    }
  | {
      readonly kind: 'dispute'
      readonly id: string
      readonly paymentId: string
      /** Whether the money is, or may be, the donor's again: not once we have won. */
      readonly isAgainstUs: boolean
      /** Nothing comes after that, whatever arrives later. */
      readonly isClosed: boolean
      readonly at: string
    }
  | { readonly kind: 'other'; readonly id: string; readonly type: string }

export interface CheckoutEvent {
  readonly kind: 'checkout'
  readonly id: string
  readonly state: CheckoutState
  /** The word of the bank, some days after the checkout was left: it stands above what was said then. */
  readonly isFromBank: boolean
  readonly at: string
  readonly provider: 'stripe' | 'practice'
  readonly sessionId: string
  /** What a refund will name. */
  readonly paymentId: string | undefined
  readonly tier: TierId
  readonly donorName: string | undefined
  readonly pence: number
  /** When the checkout was opened. */
  readonly madeAt: string
}

/** Ids of checkouts as Stripe makes them, and as we do in practice. Anything else need not be asked about. */
export const isSessionId = (text: unknown): text is string =>
  typeof text === 'string' && /^cs_\w{8,250}$/.test(text)
