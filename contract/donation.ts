import * as z from 'zod/mini'
import type { Tier } from '#content/tiers.ts'

/** Somebody on the Wall of Fame. */
export interface Donor {
  readonly id: string
  readonly name: string
  /** Absent where only the fallback could be read. */
  readonly pence?: number
}

/** A gift as the page offers it. */
export interface OfferedTier extends Tier {
  /** What the page sends and the payment provider knows the price by. */
  readonly priceId: string
}

/** What the page sends for a gift; the server checks each part of it against its own table. */
export type DonationOrder = Readonly<z.infer<typeof donationOrder>>

export const donationOrder = z.object({
  priceId: z.string().check(z.maxLength(100)),
  /** In pounds, as the specification has it on the wire; everywhere else amounts are pence. */
  amount: z.number(),
  /** For people: what is bought is told by the price alone. */
  description: z.optional(z.string().check(z.maxLength(1_000))),
  /** Absent for somebody who stays anonymous. */
  donorName: z.optional(z.string().check(z.maxLength(10_000))),
  /** The same for one press of the button, so that sending it again opens no second checkout. */
  attempt: z.optional(z.uuid()),
})

/** Where to pay, or why not. */
export const donationAnswer = z.union([
  z.object({ url: z.url({ protocol: /^https?$/ }) }),
  z.object({ error: z.string() }),
])
