import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#server/database/db.ts'
import { parseDonorName } from '#server/names/display-name.ts'
import type { CheckoutEvent, PaymentEvent } from './payments.ts'
import type { Tables } from '#server/database/tables.ts'

/**
 * Stores a report of a payment provider. The report's id is stored in the same transaction, so a repeated report changes
 * nothing, even if copies arrive concurrently. Returns `false` for repeats.
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
 * Reports may arrive in any order. The bank's answer, which comes days later, overrides the state at checkout; of two reports
 * of one kind, the later one wins.
 */
async function recordCheckout(transaction: Transaction<Tables>, event: CheckoutEvent): Promise<void> {
  // The name was cleaned when it was entered, but it comes from outside, so it is checked again.
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

/** Each report has the total refunded so far, so the highest is the newest. */
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

/** The end of a dispute overrides everything before it; otherwise the latest report wins. */
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

/** Deletes practice donations, which must not appear among real ones. Returns how many there were. */
export async function forgetPracticeDonations({ query }: Database): Promise<number> {
  const { numDeletedRows } = await query
    .deleteFrom('donations')
    .where('provider', '=', 'practice')
    .executeTakeFirst()
  return Number(numDeletedRows)
}
