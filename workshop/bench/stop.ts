/**
 * How quickly a running search obeys `stop`: from sending it to reading `bestmove`, by the wall clock and including the
 * pipes. Other programs that use the core lengthen the worst case, equally for every program.
 */
import { percentile, rounded } from '../../tools/bench/engine/figures.ts'
import { MIDDLEGAMES } from '../../tools/bench/engine/positions.ts'
import { OURS_AT_FULL_STRENGTH, peers } from '../../tools/bench/engine/programs.ts'
import { UciProcess } from '../../tools/bench/engine/uci-process.ts'

export const description =
  'From "stop" to "bestmove" under UCI, in the midst of a search, beside other programs'

const ROUNDS = 10
/** Each round stops after a different time, so as not to hit the same phase of the search repeatedly. */
const FIRST_STOP_MS = 40
const LATER_BY_MS = 23

interface StopFigure {
  readonly program: string
  readonly stops: number
  readonly medianMs: number
  readonly in99Of100Ms: number
  readonly worstMs: number
}

export async function run(): Promise<readonly StopFigure[]> {
  const programs = [OURS_AT_FULL_STRENGTH, ...peers()]
  const processes = await Promise.all(programs.map((program) => UciProcess.start(program)))
  const waits = programs.map(() => [] as number[])
  for (let round = 0; round < ROUNDS; round++) {
    for (const fen of MIDDLEGAMES) {
      for (const [index, process] of processes.entries()) {
        await process.newGame()
        waits[index]!.push(await process.stopAfter(fen, FIRST_STOP_MS + round * LATER_BY_MS))
      }
    }
  }
  await Promise.all(processes.map((process) => process.quit()))
  return programs.map(({ name }, index) => {
    const all = waits[index]!
    return {
      program: name,
      stops: all.length,
      medianMs: rounded(percentile(all, 0.5)),
      in99Of100Ms: rounded(percentile(all, 0.99)),
      worstMs: rounded(Math.max(...all)),
    }
  })
}
