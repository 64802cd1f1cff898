import type { LineText } from '#chess/line.ts'
import { EFFORT } from './planner.ts'
import type { ReviewJudge } from './workers.ts'

/** Workers that judge the first positions of a game while its text is still being pasted. */
export interface HeadStart {
  /** Judges positions that the review will ask for first. Each free worker takes one of them. */
  prepare(lines: readonly LineText[]): void
  /** A worker that may have an answer ready, or a new one. */
  take(): ReviewJudge
  /** Stops the workers that were not taken. */
  stop(): void
}

type Ask = ReviewJudge['judge']

interface PreparedWorker {
  readonly judge: ReviewJudge
  readonly answers: Map<string, { readonly answer: ReturnType<Ask>; readonly abort: AbortController }>
  isBusy: boolean
}

/** A judgement depends only on its position, so an answer prepared ahead is the same as one given later. */
export function createHeadStart(startJudge: () => ReviewJudge, judges: () => number): HeadStart {
  const waiting: PreparedWorker[] = []
  /** Idle workers and those that were taken, until they are stopped. */
  const running = new Set<PreparedWorker>()
  const workerFor = (line: LineText) => [...running].find(({ answers }) => answers.has(keyOfLine(line)))

  function start(): PreparedWorker {
    const worker: PreparedWorker = { judge: startJudge(), answers: new Map(), isBusy: false }
    running.add(worker)
    return worker
  }

  function stop(worker: PreparedWorker) {
    running.delete(worker)
    for (const { abort } of worker.answers.values()) abort.abort()
    worker.judge.stop()
  }

  function askAhead(worker: PreparedWorker, line: LineText) {
    const abort = new AbortController()
    const answer = worker.judge.judge(line, EFFORT, abort.signal)
    worker.isBusy = true
    void answer.then(() => (worker.isBusy = false))
    worker.answers.set(keyOfLine(line), { answer, abort })
  }

  /** Uses a prepared answer once: a second request for the same position wants a judgement by a newer net. */
  async function ask(judge: ReviewJudge, ...[line, effort, signal]: Parameters<Ask>): ReturnType<Ask> {
    const answers = effort === EFFORT ? workerFor(line)?.answers : undefined
    const prepared = answers?.get(keyOfLine(line))
    if (!answers || !prepared) return judge.judge(line, effort, signal)
    answers.delete(keyOfLine(line))
    signal.addEventListener('abort', () => prepared.abort.abort())
    const found = await prepared.answer
    return found.ok || signal.aborted ? found : judge.judge(line, effort, signal)
  }

  return {
    prepare(lines) {
      while (waiting.length < judges()) waiting.push(start())
      const free = waiting.filter(({ isBusy }) => !isBusy)
      for (const line of lines) {
        const worker = workerFor(line) ? undefined : free.shift()
        if (worker) askAhead(worker, line)
      }
    },
    take() {
      const worker = waiting.shift() ?? start()
      return { judge: (...request) => ask(worker.judge, ...request), stop: () => stop(worker) }
    },
    stop() {
      for (const worker of waiting.splice(0)) stop(worker)
    },
  }
}

const keyOfLine = ({ start, moves }: LineText): string => `${start} ${moves.join(' ')}`
