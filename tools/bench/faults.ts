/**
 * Injects faults around the built server and checks invariants. One row per fault: passed or failed, with counts. Faults that
 * a machine cannot produce are skipped with a reason.
 */
import { OF_ONLINE_PLAY } from './faults/of-online-play.ts'
import { OF_OTHERS } from './faults/of-others.ts'
import { OF_THE_DATABASE } from './faults/of-the-database.ts'
import { OF_THE_DISK } from './faults/of-the-disk.ts'
import { OF_THE_PROCESS } from './faults/of-the-process.ts'
import type { Fault } from './faults/fault.ts'

export const description = 'Faults around the site: killed, full disk, database and others away, slow clients'

const FAULTS: readonly Fault[] = [
  ...OF_THE_PROCESS,
  ...OF_THE_DISK,
  ...OF_THE_DATABASE,
  ...OF_ONLINE_PLAY,
  ...OF_OTHERS,
]

interface FaultFigure {
  readonly fault: string
  readonly holds: string
  readonly outcome: 'passed' | 'FAILED' | 'skipped'
  readonly counts: string
  readonly seconds: number
}

async function judge(fault: Fault): Promise<Pick<FaultFigure, 'outcome' | 'counts'>> {
  try {
    const seen = await fault.try()
    if ('skipped' in seen) return { outcome: 'skipped', counts: seen.skipped }
    const counts = Object.entries(seen.counts).map(([name, count]) => `${name} ${count}`)
    return { outcome: seen.passed ? 'passed' : 'FAILED', counts: counts.join(', ') }
  } catch (error) {
    return { outcome: 'FAILED', counts: error instanceof Error ? error.message : String(error) }
  }
}

/** `npm run bench -- faults clock` runs only the faults whose name contains one of the words. */
export async function run(words: readonly string[] = []): Promise<FaultFigure[]> {
  const figures: FaultFigure[] = []
  for (const fault of FAULTS.filter(({ name }) => words.every((word) => name.includes(word)))) {
    const began = performance.now()
    const judged = await judge(fault)
    const seconds = Math.round((performance.now() - began) / 100) / 10
    const { name, holds } = fault
    process.stdout.write(`${judged.outcome.padEnd(8)} ${name}: ${judged.counts}\n`)
    figures.push({ fault: name, holds, ...judged, seconds })
  }
  if (figures.some(({ outcome }) => outcome === 'FAILED')) process.exitCode = 1
  return figures
}
