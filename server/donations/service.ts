import type { Result } from '#chess/types.ts'
import { limitNetworks } from '#server/limits/network-limit.ts'
import type { MakeRateLimit } from '#server/limits/rate-limit.ts'
import type { Database } from '#server/database/db.ts'
import { isLoopback } from '#server/client-address.ts'
import { parseOrder, type OrderError } from './order.ts'
import { forgetPracticeDonations, recordPayment } from './repository.ts'
import type { Log } from '#server/log.ts'
import { priceTiers, type PaymentSettings, type PricedTier } from './settings.ts'
import { isSessionId, type PaymentEvent, type Payments, type PaymentsError } from './payments.ts'
import { makePracticePayments, type PracticePayments } from './practice-payments.ts'
import { makeReadEvent } from './stripe-events.ts'
import { makeStripePayments } from './stripe-payments.ts'
import { makeWallOfFame, type WallOfFameCache } from './wall-of-fame.ts'

/** Donations: checkouts, records of payments, and the Wall of Fame. */
export interface Donations {
  readonly tiers: readonly PricedTier[]
  /** The practice checkout, for clients on this machine if no provider is set up: see docs/decisions/040-donations.md. */
  readonly practiceFor: (address: string) => PracticePayments | undefined
  /** True if clients at this address can pay. */
  readonly isOpenFor: (address: string) => boolean
  /** Origins of checkouts outside this site. */
  readonly checkoutOrigins: readonly string[]
  /** Returns the address of a checkout. `address` is the client's. */
  startDonation(order: unknown, address: string): Promise<Result<string, StartError>>
  /** Asks the provider if a checkout has been paid. */
  verifyPayment(
    sessionId: unknown,
    address: string,
  ): Promise<Result<{ readonly isPaid: boolean }, VerifyError>>
  /** Takes a report signed by Stripe, unparsed. */
  receiveReport(body: Buffer, signature: string | null): Promise<Result<undefined, ReceiveError>>
  /** Pays a practice checkout. */
  payInPractice(sessionId: string, address: string): Promise<boolean>
  readonly wall: WallOfFameCache
  /** Warns about settings that lose donations, and deletes practice donations if payments are real. */
  start(): void
  stop(): Promise<void>
}

export type StartError = OrderError | PaymentsError | 'ERR_NO_PAYMENTS' | 'ERR_TOO_MANY'
export type VerifyError = PaymentsError | 'ERR_UNKNOWN_SESSION' | 'ERR_NO_PAYMENTS' | 'ERR_TOO_MANY'
export type ReceiveError = 'ERR_NO_PAYMENTS' | 'ERR_BAD_SIGNATURE' | 'ERR_BAD_EVENT'

const STRIPE_CHECKOUT = 'https://checkout.stripe.com'

interface DonationsOptions {
  readonly settings: PaymentSettings
  readonly origin: string
  readonly database: Database
  readonly log: Log
  readonly makeRateLimit: MakeRateLimit
}

export function makeDonations({
  settings,
  origin,
  database,
  log,
  makeRateLimit,
}: DonationsOptions): Donations {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings
  const tiers = priceTiers(settings)
  const practice =
    secretKey === undefined && isOnThisMachine(origin) ? makePracticePayments(origin) : undefined
  const stripe =
    secretKey === undefined
      ? undefined
      : makeStripePayments({ secretKey, apiBase: settings.STRIPE_API_BASE, origin, log })
  // A site on localhost may still listen to the whole network: practice is for clients on this machine only.
  const practiceFor = (address: string) => (isLoopback(address) ? practice : undefined)
  const paymentsFor = (address: string): Payments | undefined => stripe ?? practiceFor(address)
  const readEvent = webhookSecret === undefined ? undefined : makeReadEvent(webhookSecret)
  const wall = makeWallOfFame(database, log)
  let removing = Promise.resolve()

  const record = async (event: PaymentEvent) => {
    if (event.kind === 'other') return
    const isNews = await recordPayment(database, event)
    if (isNews) wall.forget()
  }

  return {
    tiers,
    practiceFor,
    isOpenFor: (address) => paymentsFor(address) !== undefined,
    checkoutOrigins: stripe === undefined ? [] : [settings.STRIPE_API_BASE ?? STRIPE_CHECKOUT],
    wall,
    ...makeCheckouts({ tiers, paymentsFor, makeRateLimit }),

    start() {
      if (secretKey !== undefined && webhookSecret === undefined)
        log('warn', 'donations are taken and not recorded: STRIPE_WEBHOOK_SECRET is not set')
      if (practice === undefined) removing = removePractice(database, log)
    },
    stop: async () => void (await Promise.all([removing, wall.stop()])),

    async receiveReport(body, signature) {
      if (readEvent === undefined) return { ok: false, error: 'ERR_NO_PAYMENTS' }
      const read = await readEvent(body, signature)
      if (!read.ok) return read
      await record(read.value)
      return { ok: true, value: undefined }
    },

    async payInPractice(sessionId, address) {
      const event = practiceFor(address)?.pay(sessionId)
      if (event === undefined) return false
      await record(event)
      return true
    },
  }
}

interface CheckoutOptions {
  readonly tiers: readonly PricedTier[]
  readonly paymentsFor: (address: string) => Payments | undefined
  readonly makeRateLimit: MakeRateLimit
}

/** Requests that anyone can send, limited per minute and network. */
function makeCheckouts({
  tiers,
  paymentsFor,
  makeRateLimit,
}: CheckoutOptions): Pick<Donations, 'startDonation' | 'verifyPayment'> {
  const starts = limitNetworks(makeRateLimit, { name: 'donations started', times: 20, seconds: 60 })
  const checks = limitNetworks(makeRateLimit, { name: 'payments verified', times: 60, seconds: 60 })
  return {
    async startDonation(order, address) {
      const parsed = parseOrder(order, tiers)
      if (!parsed.ok) return parsed
      const payments = paymentsFor(address)
      if (payments === undefined) return { ok: false, error: 'ERR_NO_PAYMENTS' }
      if ((await starts.consume(address)) !== undefined) return { ok: false, error: 'ERR_TOO_MANY' }
      return payments.startCheckout(parsed.value)
    },

    async verifyPayment(sessionId, address) {
      if (!isSessionId(sessionId)) return { ok: false, error: 'ERR_UNKNOWN_SESSION' }
      const payments = paymentsFor(address)
      if (payments === undefined) return { ok: false, error: 'ERR_NO_PAYMENTS' }
      if ((await checks.consume(address)) !== undefined) return { ok: false, error: 'ERR_TOO_MANY' }
      const found = await payments.findCheckout(sessionId)
      if (!found.ok) return found
      if (found.value === undefined) return { ok: false, error: 'ERR_UNKNOWN_SESSION' }
      return { ok: true, value: found.value }
    },
  }
}

async function removePractice(database: Database, log: Log): Promise<void> {
  try {
    const count = await forgetPracticeDonations(database)
    if (count > 0) log('info', 'practice donations removed', { count })
  } catch (error) {
    log('error', 'practice donations not removed', { error })
  }
}

/** True if the site has no public address, as on a developer's machine. */
export function isOnThisMachine(origin: string): boolean {
  const { hostname } = new URL(origin)
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
