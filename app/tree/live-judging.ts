import type { Result } from '#chess/types.ts'
import type { LineText } from '#chess/line.ts'
import type { Analysed, Variation } from '#engine/protocol.ts'

/** An engine worker, injected for tests. */
export interface LiveJudge {
  judge(
    line: LineText,
    effort: { readonly depth: number; readonly nodes: number; readonly variations: number },
    signal: AbortSignal,
  ): Promise<Result<Analysed, string>>
  stop(): void
}

export interface LiveAnswer {
  readonly depth: number
  readonly variations: readonly Variation[]
  /** Searched deep enough to judge a move by it. */
  readonly isSettled: boolean
  /** True for the final answer for this position. */
  readonly isLast: boolean
}

/**
 * Node counts of successive searches: the first answers within a tenth of a second. Each search starts from scratch, which
 * costs a quarter of the total. On a slow phone the last one ends before a silent worker counts as dead.
 */
const NODES = [20_000, 120_000, 700_000] as const
const SETTLED_NODES = NODES[1]
const DEPTH = 40

/** Searches one position with growing effort; each answer is better than the one before. */
export async function judgeLive(
  judge: LiveJudge,
  line: LineText,
  variations: number,
  signal: AbortSignal,
  onAnswer: (answer: LiveAnswer) => void,
): Promise<Result<void, string>> {
  for (const nodes of NODES) {
    const found = await judge.judge(line, { depth: DEPTH, nodes, variations }, signal)
    if (signal.aborted) return { ok: true, value: undefined }
    if (!found.ok) return found
    const { depth, variations: lines } = found.value
    onAnswer({
      depth,
      variations: lines,
      isSettled: nodes >= SETTLED_NODES,
      isLast: nodes === NODES.at(-1),
    })
  }
  return { ok: true, value: undefined }
}
