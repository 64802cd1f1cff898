import { mergeLooks, secondLooks } from '#coach/judging/second-look.ts'
import type { Analysed } from '#engine/protocol.ts'
import { newestNet, type Judgements, type PositionJudgement } from './judgements.ts'

/** How much work one position gets. */
export interface Effort {
  readonly depth: number
  readonly nodes: number
  readonly fewerNodes: number
  readonly variations: number
}

/**
 * For the first look. Counted in nodes rather than time, so that reviews are the same on every machine. With three quarters of
 * the nodes, more moves get a different class than from an engine that searches six times as many, and one blunder in a
 * hundred is missed (decision 087).
 */
export const EFFORT = {
  depth: 30,
  nodes: 160_000,
  fewerNodes: 30_000,
  variations: 2,
} as const satisfies Effort

/** For a second look at the positions around a mistake. */
export const SECOND_EFFORT = { ...EFFORT, nodes: 320_000, fewerNodes: 60_000 } as const satisfies Effort

/** The most nodes that one position gets. Stored reviews made with fewer are made again. */
export const MOST_NODES = EFFORT.nodes + SECOND_EFFORT.nodes

/** One position to judge. */
export interface JudgingTask {
  readonly index: number
  readonly effort: Effort
  /** The newest net that had answered when the task was planned. */
  readonly net: number | undefined
}

/** Everything the plan depends on. */
export interface JudgingProgress {
  readonly judgements: Judgements
  /** The newest net that has answered since the workers were started; undefined before the first answer. */
  readonly net: number | undefined
  /** How often each task was answered since then. */
  readonly answers: ReadonlyMap<string, number>
}

export const NO_PROGRESS: JudgingProgress = { judgements: [], net: undefined, answers: new Map() }

interface PlanOptions {
  /** Plans only positions from this one on. */
  readonly from?: number
  readonly hasSecondLooks?: boolean
  /** Positions that are being judged now. */
  readonly running?: ReadonlySet<number>
}

const NONE: ReadonlySet<number> = new Set()

/**
 * The next position to judge, or undefined if nothing is left. First come positions without a judgement, then those judged by
 * another net: a worker fetches its net while it judges its first positions, and one net should judge a whole game. Second
 * looks come last. Their order does not change the result (second-look.ts), so any number of workers may share them.
 */
export function nextTask(
  progress: JudgingProgress,
  { from = 0, hasSecondLooks = true, running = NONE }: PlanOptions = {},
): JudgingTask | undefined {
  const first = firstLooks(progress, from)
  if (first.length > 0) return pick(first, EFFORT)
  return hasSecondLooks ? pick(secondLooksOf(progress, from), SECOND_EFFORT) : undefined

  function pick(indexes: readonly number[], effort: Effort): JudgingTask | undefined {
    const index = indexes.find((each) => !running.has(each))
    return index === undefined ? undefined : { index, effort, net: progress.net }
  }
}

/** True once every position has a judgement by one net. Second looks may be left. */
export const hasFirstLooks = (progress: JudgingProgress): boolean => firstLooks(progress, 0).length === 0

function firstLooks(progress: JudgingProgress, from: number): readonly number[] {
  const { judgements, net } = progress
  // Workers that have answered without a net may still be loading it.
  const wanted = net === undefined || net === 0 ? newestNet(judgements.slice(from)) : net
  const missing: number[] = []
  const outdated: number[] = []
  const others: number[] = []
  for (let index = from; index < judgements.length; index++) {
    const judgement = judgements[index]
    if (!judgement) missing.push(index)
    else if (isSettled(progress, { index, effort: EFFORT, net })) continue
    else if (judgement.net !== wanted) outdated.push(index)
    // No worker can get the newer net that judged this position before.
    else if (net !== undefined && judgement.net !== net) others.push(index)
  }
  return [...missing, ...outdated, ...others]
}

const secondLooksOf = (progress: JudgingProgress, from: number): readonly number[] =>
  secondLooks(progress.judgements.slice(from))
    .map((index) => from + index)
    .filter((index) => !isSettled(progress, { index, effort: SECOND_EFFORT, net: progress.net }))

/**
 * A worker with an older net than the newest one gets a second chance. More attempts would repeat forever if it cannot load
 * the net.
 */
const MOST_ANSWERS = 2

/** True if asking again would give the same answer. */
const isSettled = (progress: JudgingProgress, task: JudgingTask): boolean =>
  (progress.answers.get(keyOfTask(task)) ?? 0) >= MOST_ANSWERS

const keyOfTask = ({ index, effort, net }: JudgingTask): string => `${index} ${effort.nodes} ${net}`

export function withAnswer(progress: JudgingProgress, task: JudgingTask, answer: Analysed): JudgingProgress {
  const key = keyOfTask(task)
  const isLate = task.net !== undefined && answer.net < task.net
  const count = isLate ? (progress.answers.get(key) ?? 0) + 1 : MOST_ANSWERS
  return {
    judgements: progress.judgements.with(
      task.index,
      judgementOf(answer, task.effort, progress.judgements[task.index]),
    ),
    net: Math.max(progress.net ?? 0, answer.net),
    answers: new Map(progress.answers).set(key, count),
  }
}

/** A second look counts only if the same net gave the first. Otherwise the new net judges the game again. */
function judgementOf(
  { depth, net, variations }: Analysed,
  effort: Effort,
  known: PositionJudgement | undefined,
): PositionJudgement {
  const judgement = { depth, net, variations }
  return effort === SECOND_EFFORT && known?.net === net ? mergeLooks(known, judgement) : judgement
}

/**
 * The progress after the game has changed: keeps the judgements of the first `kept` positions, fills gaps from `known`, and
 * leaves the rest to be judged.
 */
export function carryOver(
  { judgements, net, answers }: JudgingProgress,
  kept: number,
  positions: number,
  known: Judgements = [],
): JudgingProgress {
  return {
    net,
    judgements: Array.from(
      { length: positions },
      (_, index) => (index < kept ? judgements[index] : undefined) ?? known[index],
    ),
    answers: new Map([...answers].filter(([key]) => Number.parseInt(key) < kept)),
  }
}

/**
 * The number of workers for a review page. One core is left for the page, unless there are only two: a page that shows a
 * review has little else to do.
 */
export const judgesFor = (cores: number): number => Math.max(Math.min(2, cores), Math.min(4, cores - 1))
