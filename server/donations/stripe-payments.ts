import type Stripe from 'stripe'
import { z } from 'zod'
import type { Log } from '#server/log.ts'
import { isTierId } from './settings.ts'
import type { Gift, Payments, PaymentsError } from './payments.ts'
import { loadStripe } from './stripe-library.ts'
import { withTimeout } from '#server/timeout.server.ts'
import { words } from '#words/support'
import { localAddress } from '#words/addresses.ts'

/** One retry, so that each attempt and both together stay within WHOLE_TIMEOUT. */
const TRY_TIMEOUT = 4_500
const WHOLE_TIMEOUT = 10_000

/** The fields of Stripe's answers that we use. Any other answer counts as a failure. */
const started = z.object({
  id: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  amount_total: z.number().nullish(),
  currency: z.string().nullish(),
})
const found = z.object({
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  metadata: z.record(z.string(), z.string()).nullish(),
})

interface StripeOptions {
  readonly secretKey: string
  readonly apiBase: string | undefined
  readonly origin: string
  readonly log: Log
}

export function makeStripePayments({ secretKey, apiBase, origin, log }: StripeOptions): Payments {
  let client: Promise<Stripe> | undefined
  const stripe = () =>
    (client ??= loadStripe().then(
      (Library) =>
        new Library(secretKey, {
          timeout: TRY_TIMEOUT,
          maxNetworkRetries: 1,
          telemetry: false,
          ...(apiBase !== undefined && addressOf(apiBase)),
        }),
    ))

  const down = (error: unknown): { ok: false; error: PaymentsError } => {
    log('error', 'payment provider failed', { error })
    return { ok: false, error: 'ERR_PAYMENTS_DOWN' }
  }

  return {
    async startCheckout(gift) {
      const { pence, priceId } = gift.tier
      try {
        const { checkout } = await stripe()
        const answer = await inTime(
          checkout.sessions.create(checkoutOf(gift, origin), { idempotencyKey: gift.attempt }),
        )
        const session = started.parse(answer)
        // The operator sets prices at Stripe; one that differs from the page's price is a configuration mistake.
        if (typeof session.amount_total === 'number' && session.amount_total !== pence)
          return down(new Error(`${priceId} is ${session.amount_total}, and the page says ${pence}`))
        return { ok: true, value: session.url }
      } catch (error) {
        return down(error)
      }
    },

    async findCheckout(sessionId) {
      try {
        const { checkout } = await stripe()
        const answer = await inTime(checkout.sessions.retrieve(sessionId))
        const { payment_status, metadata } = found.parse(answer)
        // Another shop may sell through the same account.
        if (!isTierId(metadata?.['tier'])) return { ok: true, value: undefined }
        return { ok: true, value: { isPaid: payment_status === 'paid' } }
      } catch (error) {
        const isMissing = error instanceof Error && 'statusCode' in error && error.statusCode === 404
        return isMissing ? { ok: true, value: undefined } : down(error)
      }
    },
  }
}

/** The gift as shown on Stripe's page. */
const checkoutOf = ({ tier, donorName }: Gift, origin: string): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  submit_type: 'donate',
  line_items: [
    {
      quantity: 1,
      ...(tier.isKept
        ? { price: tier.priceId }
        : {
            price_data: {
              currency: 'gbp',
              unit_amount: tier.pence,
              product_data: { name: words.tierCard.titles[tier.id] },
            },
          }),
    },
  ],
  // Metadata that identifies our own donations and their donors.
  metadata: { tier: tier.id, ...(donorName !== undefined && { donor_name: donorName }) },
  success_url: origin + localAddress('/thank-you?session_id={CHECKOUT_SESSION_ID}'),
  cancel_url: origin + localAddress('/support?cancelled'),
})

/** The library's own timeout only limits silence: a response that arrives a byte at a time would outlast it. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const read = await withTimeout(WHOLE_TIMEOUT, answer)
  if (read === undefined) throw new Error(`no answer in ${WHOLE_TIMEOUT} ms`)
  return read
}

function addressOf(base: string): Pick<Stripe.StripeConfig, 'protocol' | 'host' | 'port'> {
  const { protocol, hostname, port } = new URL(base)
  const isSecure = protocol === 'https:'
  return { protocol: isSecure ? 'https' : 'http', host: hostname, port: port || (isSecure ? 443 : 80) }
}
