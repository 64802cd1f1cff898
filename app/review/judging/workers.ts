import type { Line, LineText } from '#chess/line.ts'
import type { Result } from '#chess/types.ts'
import type { Analysed } from '#engine/protocol.ts'
import type { Effort, JudgingTask } from './planner.ts'

/** One worker of the engine. */
export interface ReviewJudge {
  judge(line: LineText, effort: Effort, signal: AbortSignal): Promise<Result<Analysed, string>>
  stop(): void
}

/** Runs tasks on workers of the engine, which are started when they are needed and used again. */
export class Workers {
  private readonly startJudge: () => ReviewJudge
  private all = new Set<ReviewJudge>()
  private free: ReviewJudge[] = []
  private readonly tasks = new Map<number, { readonly judge: ReviewJudge; readonly abort: AbortController }>()

  constructor(startJudge: () => ReviewJudge) {
    this.startJudge = startJudge
  }

  get isEmpty(): boolean {
    return this.all.size === 0
  }

  /** The positions that are being judged. */
  get running(): ReadonlySet<number> {
    return new Set(this.tasks.keys())
  }

  /** Judges one position. A cancelled task gets no answer. */
  async run(
    line: Line,
    { index, effort }: JudgingTask,
    onAnswer: (answer: Result<Analysed, string>) => void,
  ): Promise<void> {
    const judge = this.free.shift() ?? this.startJudge()
    this.all.add(judge)
    const abort = new AbortController()
    this.tasks.set(index, { judge, abort })
    const text = { start: line.start, moves: line.ucis().slice(0, index) }
    const answer = await judge.judge(text, effort, abort.signal)
    if (abort.signal.aborted) return
    this.tasks.delete(index)
    this.free.push(judge)
    // Called directly: a promise would resolve later, and another worker could get this position in the meantime.
    onAnswer(answer)
  }

  cancel(isUnwanted: (index: number) => boolean): void {
    for (const [index, { judge, abort }] of this.tasks) {
      if (!isUnwanted(index)) continue
      abort.abort()
      this.tasks.delete(index)
      this.free.push(judge)
    }
  }

  stop(): void {
    this.cancel(() => true)
    for (const judge of this.all) judge.stop()
    this.all = new Set()
    this.free = []
  }
}
