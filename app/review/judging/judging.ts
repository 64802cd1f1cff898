import type { Result } from '#chess/types.ts'
import { secondLooks, seenTwice } from '#coach/second-look.ts'
import type { LineText } from '#chess/line.ts'
import type { Analysed } from '#engine/protocol.ts'
import type { JudgedSoFar, KeptJudgement } from './kept-judgement.ts'

export interface Effort {
  readonly depth: number
  readonly nodes: number
  readonly fewerNodes: number
  readonly variations: number
}

/**
 * How much each position gets. Nodes and not time, so that a review is the same on every machine. With three quarters of them
 * more moves are classed otherwise than by an engine that looks at six times as many, and one blunder in a hundred fewer is found
 * (decision 159).
 */
export const EFFORT = {
  depth: 30,
  nodes: 160_000,
  fewerNodes: 30_000,
  variations: 2,
} as const satisfies Effort

/** What the positions around a mistake get when they are judged once more. */
export const SECOND_EFFORT = { ...EFFORT, nodes: 320_000, fewerNodes: 60_000 } as const satisfies Effort

/** What one position gets at most: reviews that got less are made again. */
export const MOST_NODES = EFFORT.nodes + SECOND_EFFORT.nodes

/** One worker of the engine; handed in. */
export interface Judge {
  judge(line: LineText, effort: Effort, signal: AbortSignal): Promise<Result<Analysed, string>>
  stop(): void
}

export interface Judging {
  readonly lines: readonly LineText[]
  /** What is known of each position already. */
  readonly known: JudgedSoFar
  readonly startJudge: () => Judge
  readonly judges: number
  /** May come again for the same position, by a newer net or a second look. */
  readonly onJudged: (index: number, judgement: KeptJudgement) => void
}

/** What is known, and what has been asked for meanwhile. */
interface Progress {
  readonly found: (KeptJudgement | undefined)[]
  readonly asked: Set<string>
  /** Of the judges that have answered; undefined before one has. */
  newestNet: number | undefined
}

/** Some of the positions, in this order. */
interface Round {
  readonly todo: readonly number[]
  readonly effort: Effort
}

/**
 * Shares positions out among several judges, which are started now and stopped at the end. A worker fetches its net
 * while it judges the first positions: those are judged once more when all are, so that one net has judged them all. So is what
 * was known before, by another net than these judges have. The second looks come last, and may ask for more of them.
 */
export async function judgePositions(job: Judging, signal: AbortSignal): Promise<Result<void, string>> {
  const progress: Progress = { found: [...job.known], asked: new Set(), newestNet: undefined }
  const judges: Judge[] = []
  try {
    for (;;) {
      const round = nextRound(progress)
      if (round.todo.length === 0) return { ok: true, value: undefined }
      while (judges.length < Math.min(job.judges, round.todo.length)) judges.push(job.startJudge())
      const answered = await judgeRound(job, progress, round, judges, signal)
      if (!answered.ok) return answered
    }
  } finally {
    for (const judge of judges) judge.stop()
  }
}

/** Nothing is asked for twice of the same net: a judge that never gets it would be asked for ever. */
function nextRound({ found, asked, newestNet }: Progress): Round {
  const anew = (indexes: readonly number[], effort: Effort): Round => ({
    todo: indexes.filter((index) => !asked.has(questionOf(index, effort, newestNet))),
    effort,
  })
  const missing = anew(
    indexesOf(found, (each) => each === undefined),
    EFFORT,
  )
  if (missing.todo.length > 0) return missing
  const isOthers = (each: KeptJudgement | undefined) => newestNet !== undefined && each?.net !== newestNet
  const others = anew(indexesOf(found, isOthers), EFFORT)
  return others.todo.length > 0 ? others : anew(secondLooks(found), SECOND_EFFORT)
}

const questionOf = (index: number, { nodes }: Effort, net: number | undefined): string =>
  `${index} ${nodes} ${net}`

const indexesOf = (
  found: JudgedSoFar,
  isOne: (each: KeptJudgement | undefined) => boolean,
): readonly number[] => found.flatMap((each, index) => (isOne(each) ? [index] : []))

async function judgeRound(
  { lines, onJudged }: Judging,
  progress: Progress,
  { todo, effort }: Round,
  judges: readonly Judge[],
  signal: AbortSignal,
): Promise<Result<void, string>> {
  const { found, asked, newestNet } = progress
  const waiting = todo.values()
  let failure: Result<never, string> | undefined
  const work = async (judge: Judge): Promise<void> => {
    // All judges draw from the same iterator.
    for (const index of waiting) {
      asked.add(questionOf(index, effort, newestNet))
      const answer = await judge.judge(lines[index]!, effort, signal)
      if (signal.aborted || failure) return
      if (!answer.ok) {
        failure = answer
        return
      }
      progress.newestNet = Math.max(progress.newestNet ?? 0, answer.value.net)
      const judgement = judgementOf(answer.value, effort, found[index])
      found[index] = judgement
      onJudged(index, judgement)
    }
  }
  await Promise.all(judges.map(work))
  if (signal.aborted) return { ok: false, error: 'ERR_CANCELLED' }
  return failure ?? { ok: true, value: undefined }
}

/** A second look is one only where the same net had the first: otherwise the others must be asked for anew. */
export function judgementOf(
  { depth, net, variations }: Analysed,
  effort: Effort,
  known: KeptJudgement | undefined,
): KeptJudgement {
  const judgement = { depth, net, variations }
  return effort === SECOND_EFFORT && known?.net === net ? seenTwice(known, judgement) : judgement
}

/** One core is left to the page, unless there are only two: a page that shows a review has little else to do. */
export const judgesFor = (cores: number): number => Math.max(Math.min(2, cores), Math.min(4, cores - 1))
