import { z } from 'zod'
import { TIER_IDS, TIERS, type TierId } from '#content/tiers.ts'
import type { OfferedTier } from '#contract/donation.ts'

const secret = z.string().regex(/^\S{8,300}$/, 'must be 8 to 300 characters without spaces')
const priceId = z.string().regex(/^[\w-]{1,100}$/, 'must be the id of a price, such as price_1A2b3C')

export const paymentSettings = {
  STRIPE_SECRET_KEY: secret.optional(),
  STRIPE_WEBHOOK_SECRET: secret.optional(),
  STRIPE_PRICE_COFFEE: priceId.optional(),
  STRIPE_PRICE_SERVER: priceId.optional(),
  STRIPE_PRICE_LOVE: priceId.optional(),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be a web address such as http://localhost:12111' })
    .transform((value) => new URL(value).origin)
    .optional(),
}

export type PaymentSettings = z.infer<z.ZodObject<typeof paymentSettings>>

export interface PricedTier extends OfferedTier {
  /** True if the provider has a price under that id. Otherwise the id is ours, and the amount is sent with it. */
  readonly isKept: boolean
}

const PRICE_SETTINGS: Record<TierId, keyof PaymentSettings> = {
  coffee: 'STRIPE_PRICE_COFFEE',
  server: 'STRIPE_PRICE_SERVER',
  love: 'STRIPE_PRICE_LOVE',
}

export const priceTiers = (settings: PaymentSettings): readonly PricedTier[] =>
  TIERS.map((tier) => {
    const kept = settings[PRICE_SETTINGS[tier.id]]
    return { ...tier, priceId: kept ?? `price_${tier.id}`, isKept: kept !== undefined }
  })

export const isTierId = (text: unknown): text is TierId => TIER_IDS.some((id) => id === text)
