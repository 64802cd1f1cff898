import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { parseDonorName } from '#server/names/display-name.ts'
import type { PricedTier } from './settings.ts'
import type { Gift } from './payments.ts'

/** What the page sends. Its description is for people: what is bought is told by the price alone. */
const order = z.object({
  priceId: z.string().max(100),
  /** In pounds. */
  amount: z.number(),
  description: z.string().max(1_000).optional(),
  donorName: z.string().max(10_000).optional(),
  attempt: z.uuid().optional(),
})

export type OrderError = 'ERR_BAD_ORDER' | 'ERR_UNKNOWN_PRICE' | 'ERR_WRONG_AMOUNT' | 'ERR_NAME_REFUSED'
type ParsedOrder = { ok: true; gift: Gift } | { ok: false; error: OrderError }

/** Of what is sent only the choice is taken; what it costs stands in our own table, and must be what the page showed. */
export function parseOrder(sent: unknown, tiers: readonly PricedTier[]): ParsedOrder {
  const parsed = order.safeParse(sent)
  if (!parsed.success) return { ok: false, error: 'ERR_BAD_ORDER' }
  const { priceId, amount, donorName: givenName = '', attempt = randomUUID() } = parsed.data
  const tier = tiers.find((candidate) => candidate.priceId === priceId)
  if (tier === undefined) return { ok: false, error: 'ERR_UNKNOWN_PRICE' }
  if (amount !== tier.amount) return { ok: false, error: 'ERR_WRONG_AMOUNT' }
  const named = parseDonorName(givenName)
  if (!named.ok) return named
  return {
    ok: true,
    gift: { tier, donorName: named.name, attempt: digest([attempt, tier.id, named.name ?? '']) },
  }
}

/** A page may send one attempt again, but not another gift under its name: so the gift is part of the name. */
const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')
