import { percentile, rounded } from './figures.ts'
import { MIDDLEGAMES } from './positions.ts'
import { UciProcess, type UciProgram } from './uci-process.ts'

export interface DepthFigure {
  readonly program: string
  readonly depth: number
  readonly medianMs: number
  readonly slowestMs: number
  readonly medianNodes: number
  readonly nodesPerSecond: number
  /** Our median time (the first program's) divided by theirs. */
  readonly oursToTheirs: number
}

/**
 * Processor time and nodes of searches to `depth` over twenty middlegames, each with an empty hash table. The programs
 * alternate on each position, so that a busy machine slows them equally; a first round, which is discarded, warms up their
 * compilers.
 */
export async function timeToDepth(
  programs: readonly UciProgram[],
  depth: number,
  rounds: number,
): Promise<readonly DepthFigure[]> {
  const processes = await Promise.all(programs.map((program) => UciProcess.start(program)))
  const answers = programs.map(() => [] as { cpuMs: number; nodes: number }[])
  for (let round = 0; round < rounds; round++) {
    for (const fen of MIDDLEGAMES) {
      for (const [index, process] of processes.entries()) {
        await process.newGame()
        const answer = await process.go(fen, [], `depth ${depth}`)
        if (round > 0) answers[index]!.push(answer)
      }
    }
  }
  await Promise.all(processes.map((process) => process.quit()))
  const msOf = (index: number): number[] => answers[index]!.map(({ cpuMs }) => cpuMs)
  const ourMedian = percentile(msOf(0), 0.5)
  return programs.map(({ name }, index) => {
    const ms = msOf(index)
    const nodes = answers[index]!.map((answer) => answer.nodes)
    const median = percentile(ms, 0.5)
    return {
      program: name,
      depth,
      medianMs: rounded(median),
      slowestMs: rounded(Math.max(...ms)),
      medianNodes: percentile(nodes, 0.5),
      nodesPerSecond: Math.round((1000 * sum(nodes)) / sum(ms)),
      oursToTheirs: rounded(ourMedian / median),
    }
  })
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
