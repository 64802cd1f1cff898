import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#server/database/db.ts'
import { parseDonorName } from '#server/names/display-name.ts'
import type { CheckoutEvent, PaymentEvent } from './payments.ts'
import type { Tables } from '#server/database/tables.ts'

/**
 * Writes down what a payment provider has reported. The report's id is kept in the same transaction, so that one that
 * comes again changes nothing, however many come at once. `false` for those.
 */
export async function recordPayment(
  { query }: Database,
  event: Exclude<PaymentEvent, { kind: 'other' }>,
  now = new Date(),
): Promise<boolean> {
  return query.transaction().execute(async (transaction) => {
    const first = await transaction
      .insertInto('payment_events')
      .values({ id: event.id, received_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (first === undefined) return false
    if (event.kind === 'checkout') await recordCheckout(transaction, event)
    else if (event.kind === 'refund') await recordRefund(transaction, event)
    else await recordDispute(transaction, event)
    return true
  })
}

/**
 * The last word on a checkout counts, in whatever order the words arrive: the bank's, which comes days later, above the
 * one given when the checkout was left, and of two of a kind the later.
 */
async function recordCheckout(transaction: Transaction<Tables>, event: CheckoutEvent): Promise<void> {
  // Cleaned when it was given; but what comes from outside is looked at again.
  const parsed = parseDonorName(event.donorName ?? '')
  await transaction
    .insertInto('donations')
    .values({
      id: randomUUID(),
      session_id: event.sessionId,
      payment_id: event.paymentId ?? null,
      provider: event.provider,
      tier: event.tier,
      donor_name: (parsed.ok && parsed.value) || null,
      amount: event.pence,
      state: event.state,
      is_from_bank: event.isFromBank ? 1 : 0,
      state_at: event.at,
      created_at: event.madeAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('session_id')
        .doUpdateSet((row) => ({
          state: row.ref('excluded.state'),
          is_from_bank: row.ref('excluded.is_from_bank'),
          state_at: row.ref('excluded.state_at'),
        }))
        .where((row) =>
          row.or([
            row('excluded.is_from_bank', '>', row.ref('donations.is_from_bank')),
            row.and([
              row('excluded.is_from_bank', '=', row.ref('donations.is_from_bank')),
              row('excluded.state_at', '>=', row.ref('donations.state_at')),
            ]),
          ]),
        ),
    )
    .execute()
}

/** Each report names all that has been given back so far, so the highest is the newest. */
async function recordRefund(
  transaction: Transaction<Tables>,
  { paymentId, refundedPence }: Extract<PaymentEvent, { kind: 'refund' }>,
): Promise<void> {
  await transaction
    .insertInto('donation_refunds')
    .values({ payment_id: paymentId, amount: refundedPence })
    .onConflict((conflict) =>
      conflict
        .column('payment_id')
        .doUpdateSet((row) => ({ amount: row.ref('excluded.amount') }))
        .where((row) => row('excluded.amount', '>', row.ref('donation_refunds.amount'))),
    )
    .execute()
}

/** The end of a dispute counts above all that was said before, and otherwise the latest. */
async function recordDispute(
  transaction: Transaction<Tables>,
  { paymentId, isAgainstUs, isClosed, at }: Extract<PaymentEvent, { kind: 'dispute' }>,
): Promise<void> {
  await transaction
    .insertInto('donation_disputes')
    .values({
      payment_id: paymentId,
      is_against_us: isAgainstUs ? 1 : 0,
      is_closed: isClosed ? 1 : 0,
      state_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .column('payment_id')
        .doUpdateSet((row) => ({
          is_against_us: row.ref('excluded.is_against_us'),
          is_closed: row.ref('excluded.is_closed'),
          state_at: row.ref('excluded.state_at'),
        }))
        .where((row) =>
          row.or([
            row('excluded.is_closed', '>', row.ref('donation_disputes.is_closed')),
            row.and([
              row('excluded.is_closed', '=', row.ref('donation_disputes.is_closed')),
              row('excluded.state_at', '>=', row.ref('donation_disputes.state_at')),
            ]),
          ]),
        ),
    )
    .execute()
}

/** Gifts of the practice checkout were none, and have no place beside real ones. How many there were. */
export async function forgetPracticeDonations({ query }: Database): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('donations')
    .where('provider', '=', 'practice')
    .executeTakeFirst()
  return Number(numDeletedRows)
}
