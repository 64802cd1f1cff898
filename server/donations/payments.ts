import type { Result } from '#chess/types.ts'
import type { TierId } from '#content/tiers.ts'
import type { CheckoutState } from '#server/database/donation-tables.ts'
import type { PricedTier } from './settings.ts'

/** The payment provider as the site sees it: Stripe, or the practice checkout. */
export interface Payments {
  /** Opens a checkout page for one gift and returns its address. Idempotent: the same attempt gets the same checkout. */
  startCheckout(gift: Gift): Promise<Result<string, PaymentsError>>
  /** The state of a checkout. Absent if we have no checkout with that id. */
  findCheckout(sessionId: string): Promise<Result<CheckoutStanding | undefined, PaymentsError>>
}

export interface Gift {
  readonly tier: PricedTier
  /** Absent if the donor is anonymous. */
  readonly donorName: string | undefined
  /** Identifies one press of the button across retries of the request. */
  readonly attempt: string
}

export type PaymentsError = 'ERR_PAYMENTS_DOWN'

interface CheckoutStanding {
  readonly isPaid: boolean
}

/**
 * A report of a payment provider in our own terms. Reports arrive twice, late and in any order, so each carries everything
 * needed to apply it: see server/donations/repository.ts.
 */
export type PaymentEvent =
  | CheckoutEvent
  | {
      readonly kind: 'refund'
      readonly id: string
      readonly paymentId: string
      /** The total refunded so far. */
      readonly refundedPence: number
    }
  | {
      readonly kind: 'dispute'
      readonly id: string
      readonly paymentId: string
      /** True while the donor has, or may get, the money back; false once we have won. */
      readonly isAgainstUs: boolean
      /** Final: reports that arrive later do not change it. */
      readonly isClosed: boolean
      readonly at: string
    }
  | { readonly kind: 'other'; readonly id: string; readonly type: string }

export interface CheckoutEvent {
  readonly kind: 'checkout'
  readonly id: string
  readonly state: CheckoutState
  /** The bank's answer, some days after the checkout; it overrides the checkout's own state. */
  readonly isFromBank: boolean
  readonly at: string
  readonly provider: 'stripe' | 'practice'
  readonly sessionId: string
  /** Refunds refer to it. */
  readonly paymentId: string | undefined
  readonly tier: TierId
  readonly donorName: string | undefined
  readonly pence: number
  /** When the checkout was created. */
  readonly madeAt: string
}

/** The format of Stripe's checkout ids and of our practice checkouts' ids. For any other id we send no request. */
export const isSessionId = (text: unknown): text is string =>
  typeof text === 'string' && /^cs_\w{8,250}$/.test(text)
