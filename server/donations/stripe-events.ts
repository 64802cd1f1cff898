import { z } from 'zod'
import type { Result } from '#chess/types.ts'
import { isTierId } from './settings.ts'
import type { CheckoutState } from '#server/database/donation-tables.ts'
import type { PaymentEvent } from './payments.ts'
import { loadStripe } from './stripe-library.ts'

/**
 * Verifies Stripe's signed reports. The signature covers the body's exact bytes, so the body must be unparsed. Stripe's library
 * checks the signature and rejects reports older than five minutes; we also reject those from the future.
 */
export type ReadEvent = (body: Buffer, signature: string | null, now?: Date) => Promise<ReadResult>
type ReadResult = Result<PaymentEvent, 'ERR_BAD_SIGNATURE' | 'ERR_BAD_EVENT'>

/** The largest clock difference expected between two well-kept machines. */
const CLOCK_SKEW_SECONDS = 60

export const makeReadEvent =
  (webhookSecret: string): ReadEvent =>
  async (body, signature, now = new Date()) => {
    if (signature === null || !isSignature(signature) || isFromFuture(signature, now))
      return { ok: false, error: 'ERR_BAD_SIGNATURE' }
    const Stripe = await loadStripe()
    try {
      // Throws unless the signature matches this body and secret and is recent.
      const event = Stripe.webhooks.constructEvent(body, signature, webhookSecret, undefined, undefined, +now)
      return readEvent(event)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError)
        return { ok: false, error: 'ERR_BAD_SIGNATURE' }
      // A signed body that is not JSON.
      if (error instanceof SyntaxError) return { ok: false, error: 'ERR_BAD_EVENT' }
      throw error
    }
  }

/** `t=1492774577,v1=5257a8…`. If a part has another format, the library throws an error of another type. */
const isSignature = (text: string): boolean => text.split(',').every((part) => /^\w+=\w+$/.test(part))

function isFromFuture(signature: string, now: Date): boolean {
  const stamp = /(?:^|,)t=(\d+)/.exec(signature)?.[1]
  return stamp !== undefined && Number(stamp) > now.getTime() / 1000 + CLOCK_SKEW_SECONDS
}

const seconds = z.int().min(0).max(1e11)
const envelope = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: seconds,
  data: z.object({ object: z.unknown() }),
})

/** An id, or the whole object if the operator has Stripe expand it. */
const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? undefined)

const session = z.object({
  id: z.string().min(1).max(255),
  created: seconds,
  amount_total: z.int().positive(),
  currency: z.literal('gbp'),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: reference,
  metadata: z.record(z.string(), z.string()).nullish(),
})
const dispute = z.object({ payment_intent: reference, status: z.string().max(50) })
/** The dispute was closed without a refund: we won, or the bank dropped an enquiry. */
const DISPUTE_DISMISSED: readonly string[] = ['won', 'warning_closed', 'prevented']
const charge = z.object({ payment_intent: reference, amount_refunded: z.int().min(0) })

/** The checkout's state for each kind of report; reports of the first kind have it in a field of the checkout. */
const CHECKOUT_REPORTS: Record<string, { state?: CheckoutState; isFromBank: boolean }> = {
  'checkout.session.completed': { isFromBank: false },
  'checkout.session.async_payment_succeeded': { state: 'paid', isFromBank: true },
  'checkout.session.async_payment_failed': { state: 'failed', isFromBank: true },
}

function readEvent(received: unknown): ReadResult {
  const read = envelope.safeParse(received)
  if (!read.success) return { ok: false, error: 'ERR_BAD_EVENT' }
  const { id, type, created, data } = read.data
  const other = { ok: true, value: { kind: 'other', id, type } } as const

  const report = CHECKOUT_REPORTS[type]
  if (report !== undefined) {
    const checkout = session.safeParse(data.object)
    const tier = checkout.data?.metadata?.['tier']
    // Another shop may sell through the same account: its payments are not donations.
    if (!checkout.success || !isTierId(tier)) return other
    const { payment_status, payment_intent, amount_total, metadata } = checkout.data
    return {
      ok: true,
      value: {
        kind: 'checkout',
        id,
        state: report.state ?? (payment_status === 'paid' ? 'paid' : 'pending'),
        isFromBank: report.isFromBank,
        at: timeOf(created),
        provider: 'stripe',
        sessionId: checkout.data.id,
        paymentId: payment_intent,
        tier,
        donorName: metadata?.['donor_name'],
        pence: amount_total,
        madeAt: timeOf(checkout.data.created),
      },
    }
  }

  if (type === 'charge.refunded') {
    const refund = charge.safeParse(data.object)
    if (!refund.success || refund.data.payment_intent === undefined) return other
    const { payment_intent: paymentId, amount_refunded: refundedPence } = refund.data
    return { ok: true, value: { kind: 'refund', id, paymentId, refundedPence } }
  }
  if (type.startsWith('charge.dispute.')) {
    const disputed = dispute.safeParse(data.object)
    if (!disputed.success || disputed.data.payment_intent === undefined) return other
    const { payment_intent: paymentId, status } = disputed.data
    return {
      ok: true,
      value: {
        kind: 'dispute',
        id,
        paymentId,
        isAgainstUs: !DISPUTE_DISMISSED.includes(status),
        isClosed: type === 'charge.dispute.closed',
        at: timeOf(created),
      },
    }
  }
  return other
}

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString()
