import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { cases, cpuMsOf, MOST_CPU_MS } from './cases.ts'
import { TARGETS, type Target } from './targets.ts'

/**
 * Feeds malformed input to everything that parses data of strangers, devices or files: it must return, refuse or throw its
 * declared errors, within a bounded processor time.
 */

const CASES = 300

async function give({ read, throws }: Target, given: unknown): Promise<void> {
  try {
    await read(given as never)
  } catch (error) {
    if (throws?.(error) !== true) throw error
  }
}

/** Processor time of this thread only. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

describe.each(Object.entries(TARGETS))('whatever is given for %s', (_, target) => {
  // The first call loads and compiles, and is not measured.
  beforeAll(async () => {
    for (const given of fc.sample(target.arbitrary, { numRuns: 10, seed: 7 })) await give(target, given)
  })

  it('is read or refused, in bounded time', async () => {
    expect.hasAssertions()
    await fc.assert(
      fc.asyncProperty(target.arbitrary, async (given) => {
        expect(await cpuMsOf(cpuMs, () => give(target, given))).toBeLessThan(MOST_CPU_MS)
      }),
      cases(CASES),
    )
  })
})
