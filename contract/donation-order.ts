import * as z from 'zod/mini'

/**
 * What the page sends for a gift; the server checks each part of it against its own table. Its schema stands apart from the
 * answers': a page that sends needs the type alone.
 */
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
