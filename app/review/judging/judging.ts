import type { Result } from '#chess/types.ts'
import type { Analysed, Line } from '#engine/protocol.ts'
import type { KeptJudgement } from './kept-judgement.ts'

/**
 * How much each position gets. Nodes and not time, so that a review is the same on every machine. With three quarters of them
 * the classes of one move in a hundred more are far from those of an engine that looks at six times as many (docs/coach.md);
 * more would take longer than the 15 seconds that a pasted game may.
 */
export const EFFORT = { depth: 30, nodes: 160_000, fewerNodes: 30_000, variations: 2 } as const

/** One worker of the engine; handed in. */
export interface Judge {
  judge(line: Line, effort: typeof EFFORT, signal: AbortSignal): Promise<Result<Analysed, string>>
  stop(): void
}

export interface Judging {
  readonly lines: readonly Line[]
  /** Which of them, in this order. */
  readonly todo: readonly number[]
  /** Which net has judged the others, where they are judged already. */
  readonly known?: ReadonlyMap<number, number> | undefined
  readonly startJudge: () => Judge
  readonly judges: number
  /** May come a second time for the same position, with a newer net. */
  readonly onJudged: (index: number, judgement: KeptJudgement) => void
}

/**
 * Shares positions out among several judges, which are started now and stopped at the end. A worker fetches its net
 * while it judges the first positions: those are judged once more at the end, so that one net has judged them all. So is what
 * was known before, by another net than these judges have.
 */
export async function judgePositions(job: Judging, signal: AbortSignal): Promise<Result<void, string>> {
  const judges = Array.from({ length: Math.min(job.judges, job.todo.length) }, job.startJudge)
  try {
    const nets = new Map<number, number>()
    const first = await round(job, job.todo, judges, nets, signal)
    if (!first.ok) return first
    const newest = Math.max(0, ...nets.values())
    const all = new Map([...(job.known ?? []), ...nets])
    const others = [...all].flatMap(([index, net]) => (net === newest ? [] : [index]))
    return await round(job, others, judges, nets, signal)
  } finally {
    for (const judge of judges) judge.stop()
  }
}

async function round(
  { lines, onJudged }: Judging,
  todo: readonly number[],
  judges: readonly Judge[],
  nets: Map<number, number>,
  signal: AbortSignal,
): Promise<Result<void, string>> {
  const waiting = todo.values()
  let failure: Result<never, string> | undefined
  const work = async (judge: Judge): Promise<void> => {
    // All judges draw from the same iterator.
    for (const index of waiting) {
      const found = await judge.judge(lines[index]!, EFFORT, signal)
      if (signal.aborted || failure) return
      if (!found.ok) {
        failure = found
        return
      }
      const { depth, net, variations } = found.value
      nets.set(index, net)
      onJudged(index, { depth, net, variations })
    }
  }
  await Promise.all(judges.map(work))
  if (signal.aborted) return { ok: false, error: 'ERR_CANCELLED' }
  return failure ?? { ok: true, value: undefined }
}

/** One core is left to the page, unless there are only two: a page that shows a review has little else to do. */
export const judgesFor = (cores: number): number => Math.max(Math.min(2, cores), Math.min(4, cores - 1))
