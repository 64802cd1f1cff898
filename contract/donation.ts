import * as z from 'zod/mini'
import type { Tier } from '#content/tiers.ts'

/** A donor on the Wall of Fame. */
export interface Donor {
  readonly id: string
  readonly name: string
  /** Absent if only the fallback could be read. */
  readonly pence?: number
}

/** A gift as the page offers it. */
export interface OfferedTier extends Tier {
  /** The price's id at the payment provider, which the page sends. */
  readonly priceId: string
}

/** Where to pay, or why not. A pattern rather than `z.url`, which would add half a kilobyte to each page that loads a schema. */
export const donationAnswer = z.union([
  z.object({ url: z.string().check(z.regex(/^https?:\/\//)) }),
  z.object({ error: z.string() }),
])
