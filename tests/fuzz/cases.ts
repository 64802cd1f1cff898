/** True in `npm run fuzz`. */
export const IS_FUZZ_RUN = process.env['FUZZ_TIMES'] !== undefined
/**
 * How many cases a fuzz test tries. `npm test` runs at most a tenth of what `npm run fuzz` does, and always the same cases, so that a
 * failure concerns the current change. `npm run fuzz` uses new cases each time, and `FUZZ_SEED` repeats a run.
 */
const TIMES = Number(process.env['FUZZ_TIMES'] ?? 1)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)

export const cases = (count: number) => ({ numRuns: count * TIMES, seed: SEED })

/** The most processor time that any response may take, whatever the input. */
export const MOST_CPU_MS = 100

const TRIES = 3

/**
 * Processor time of a case. A case over the limit is repeated and its lowest time counts, because garbage collection and
 * compilation sometimes happen during a run, while slow code is slow each time.
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
