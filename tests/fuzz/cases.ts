/**
 * How many cases a fuzz test tries. `npm test` tries a tenth of what `npm run fuzz` does, and always the same, so that it
 * says something of the change at hand; `npm run fuzz` takes others each time, and `FUZZ_SEED` repeats a run of it.
 */
const TIMES = Number(process.env['FUZZ_TIMES'] ?? 1)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)

export const cases = (count: number) => ({ numRuns: count * TIMES, seed: SEED })

/** Whatever comes in, an answer takes less of the processor than this. */
export const MOST_CPU_MS = 100

const TRIES = 3

/**
 * Processor time of a case. A case over the limit is repeated and its lowest time counts, because garbage collection and compilation
 * sometimes happen during a run, while slow code is slow each time.
 */
export async function cpuMsOf(cpuMs: () => number, run: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let tries = 0; tries < TRIES && least >= MOST_CPU_MS; tries++) {
    const before = cpuMs()
    await run()
    least = Math.min(least, cpuMs() - before)
  }
  return least
}
