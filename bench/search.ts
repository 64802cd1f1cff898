/**
 * The search at the master's depth: processor time and nodes over twenty middlegames, with a cold hash table for each.
 * The programs take turns on each position, so that a busy machine slows them alike; a first round, which is thrown
 * away, lets their compilers warm up.
 */
import { LEVEL_DEPTH } from '#engine/levels.ts'
import { percentile, rounded } from './engine/figures.ts'
import { MIDDLEGAMES } from './engine/positions.ts'
import { OURS_AT_FULL_STRENGTH, peers } from './engine/programs.ts'
import { UciProcess } from './engine/uci-process.ts'

export const description = 'Search at depth 5: time and nodes over twenty middlegames, beside other programs'

const ROUNDS = 4

interface SearchFigure {
  readonly program: string
  readonly depth: number
  readonly medianMs: number
  readonly slowestMs: number
  readonly medianNodes: number
  readonly nodesPerSecond: number
  /** Our median time divided by theirs. */
  readonly oursToTheirs: number
}

export async function run(): Promise<readonly SearchFigure[]> {
  const programs = [OURS_AT_FULL_STRENGTH, ...peers()]
  const depth = LEVEL_DEPTH.master
  const processes = await Promise.all(programs.map((program) => UciProcess.start(program)))
  const answers = programs.map(() => [] as { cpuMs: number; nodes: number }[])
  for (let round = 0; round < ROUNDS; round++) {
    for (const fen of MIDDLEGAMES) {
      for (const [index, process] of processes.entries()) {
        await process.newGame()
        const answer = await process.go(fen, [], `depth ${depth}`)
        if (round > 0) answers[index]!.push(answer)
      }
    }
  }
  await Promise.all(processes.map((process) => process.quit()))
  const medians = answers.map((all) =>
    percentile(
      all.map(({ cpuMs }) => cpuMs),
      0.5,
    ),
  )
  return programs.map(({ name }, index) => {
    const all = answers[index]!
    const ms = all.map(({ cpuMs }) => cpuMs)
    const nodes = all.map((answer) => answer.nodes)
    return {
      program: name,
      depth,
      medianMs: rounded(medians[index]!),
      slowestMs: rounded(Math.max(...ms)),
      medianNodes: percentile(nodes, 0.5),
      nodesPerSecond: Math.round((1000 * sum(nodes)) / sum(ms)),
      oursToTheirs: rounded(medians[0]! / medians[index]!),
    }
  })
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
