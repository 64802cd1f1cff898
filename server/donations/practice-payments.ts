import { randomBytes } from 'node:crypto'
import type { CheckoutEvent, Gift, Payments } from './payments.ts'
import { localAddress } from '#words/addresses.ts'

/**
 * A practice checkout without a card or money, which covers the whole flow from the button to the Wall of Fame. It replaces
 * Stripe if no key is set, on a site that only the local machine can reach. Open checkouts are stored in memory and disappear
 * when the server stops.
 */
export interface PracticePayments extends Payments {
  find(sessionId: string): PracticeCheckout | undefined
  /** Marks the checkout as paid and returns the report that Stripe would send. Repeated calls return the same report. */
  pay(sessionId: string): CheckoutEvent | undefined
}

interface PracticeCheckout extends Pick<Gift, 'tier' | 'donorName'> {
  readonly isPaid: boolean
}

interface Session extends PracticeCheckout {
  readonly madeAt: string
  isPaid: boolean
}

/** Evicts the oldest checkout. */
const MOST_SESSIONS = 1_000

export function makePracticePayments(origin: string, now = () => new Date()): PracticePayments {
  const sessions = new Map<string, Session>()
  const byAttempt = new Map<string, string>()

  return {
    async startCheckout({ tier, donorName, attempt }) {
      let id = byAttempt.get(attempt)
      if (id === undefined) {
        id = `cs_practice_${randomBytes(18).toString('hex')}`
        sessions.set(id, { tier, donorName, madeAt: now().toISOString(), isPaid: false })
        byAttempt.set(attempt, id)
        for (const map of [sessions, byAttempt]) dropOldest(map)
      }
      return { ok: true, value: origin + localAddress(`/practice-checkout?session=${id}`) }
    },

    async findCheckout(sessionId) {
      const session = sessions.get(sessionId)
      return { ok: true, value: session && { isPaid: session.isPaid } }
    },

    find: (sessionId) => sessions.get(sessionId),

    pay(sessionId) {
      const session = sessions.get(sessionId)
      if (session === undefined) return undefined
      session.isPaid = true
      return {
        kind: 'checkout',
        id: `evt_${sessionId}`,
        state: 'paid',
        isFromBank: false,
        at: session.madeAt,
        provider: 'practice',
        sessionId,
        paymentId: undefined,
        tier: session.tier.id,
        donorName: session.donorName,
        pence: session.tier.pence,
        madeAt: session.madeAt,
      }
    },
  }
}

function dropOldest(map: Map<string, unknown>): void {
  const [oldest] = map.keys()
  if (map.size > MOST_SESSIONS && oldest !== undefined) map.delete(oldest)
}
