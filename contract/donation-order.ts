import * as z from 'zod/mini'

/**
 * The order that the page sends for a gift; the server checks each field against its own table. Its schema is separate from the
 * responses' schemas, because a page that sends it needs only the type.
 */
export type DonationOrder = Readonly<z.infer<typeof donationOrder>>

export const donationOrder = z.object({
  priceId: z.string().check(z.maxLength(100)),
  /** In pounds, as the specification defines it on the wire; everywhere else amounts are in pence. */
  amount: z.number(),
  /** For people only: the price identifies the gift. */
  description: z.optional(z.string().check(z.maxLength(1_000))),
  /** Absent for anonymous donors. */
  donorName: z.optional(z.string().check(z.maxLength(10_000))),
  /** Constant for one press of the button, so that a retry does not open a second checkout. */
  attempt: z.optional(z.uuid()),
})
