/** The largest share pictures, by limits of platforms and our own for a preview in a feed. */
export const MOST_BYTES = { png: 120_000, jpg: 200_000 } as const
