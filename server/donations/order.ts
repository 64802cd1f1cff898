import { createHash, randomUUID } from 'node:crypto'
import type { Result } from '#chess/types.ts'
import { donationOrder } from '#contract/donation-order.ts'
import { parseDonorName } from '#server/names/display-name.ts'
import type { PricedTier } from './settings.ts'
import type { Gift } from './payments.ts'

export type OrderError = 'ERR_BAD_ORDER' | 'ERR_UNKNOWN_PRICE' | 'ERR_WRONG_AMOUNT' | 'ERR_NAME_REFUSED'

/** Takes only the choice from the request. The price comes from our own table and must equal the one that the page showed. */
export function parseOrder(sent: unknown, tiers: readonly PricedTier[]): Result<Gift, OrderError> {
  const parsed = donationOrder.safeParse(sent)
  if (!parsed.success) return { ok: false, error: 'ERR_BAD_ORDER' }
  const { priceId, amount, donorName: givenName = '', attempt = randomUUID() } = parsed.data
  const tier = tiers.find((candidate) => candidate.priceId === priceId)
  if (tier === undefined) return { ok: false, error: 'ERR_UNKNOWN_PRICE' }
  if (amount !== tier.pence / 100) return { ok: false, error: 'ERR_WRONG_AMOUNT' }
  const named = parseDonorName(givenName)
  if (!named.ok) return named
  return {
    ok: true,
    value: { tier, donorName: named.value, attempt: digest([attempt, tier.id, named.value ?? '']) },
  }
}

/** A page may retry an attempt, but must not order another gift under the same key, so the key includes the gift. */
const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')
