/**
 * How many cases a fuzz test tries. `npm test` tries a tenth of what `npm run fuzz` does, and always the same, so that it
 * says something of the change at hand; `npm run fuzz` takes others each time, and `FUZZ_SEED` repeats a run of it.
 */
const TIMES = Number(process.env['FUZZ_TIMES'] ?? 1)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)

export const cases = (count: number) => ({ numRuns: count * TIMES, seed: SEED })

/** Whatever comes in, an answer takes less of the processor than this. */
export const MOST_CPU_MS = 100
