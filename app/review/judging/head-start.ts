import type { LineText } from '#chess/line.ts'
import { EFFORT, type Judge } from './judging.ts'

/** Judges that begin while a game is still being pasted, so that its first judgements are there when they are asked for. */
export interface HeadStart {
  /** These will be asked about first. Each judge that has nothing else to do takes one of them. */
  begin(lines: readonly LineText[]): void
  /** One that has begun, or a new one. */
  take(): Judge
  /** Nobody will ask. */
  stop(): void
}

type Ask = Judge['judge']

/** A worker, and what it was asked ahead. */
interface Worker {
  readonly judge: Judge
  readonly ahead: Map<string, { readonly answer: ReturnType<Ask>; readonly left: AbortController }>
  isBusy: boolean
}

/** A judgement depends on its position alone, so one that was made ahead is the one that would be made now. */
export function makeHeadStart(startJudge: () => Judge, judges: () => number): HeadStart {
  /** Those not taken yet, and all that are not stopped. */
  const waiting: Worker[] = []
  const running = new Set<Worker>()
  const workerOf = (line: LineText) => [...running].find(({ ahead }) => ahead.has(keyOf(line)))

  function start(): Worker {
    const worker: Worker = { judge: startJudge(), ahead: new Map(), isBusy: false }
    running.add(worker)
    return worker
  }

  function stop(worker: Worker) {
    running.delete(worker)
    for (const { left } of worker.ahead.values()) left.abort()
    worker.judge.stop()
  }

  function askAhead(worker: Worker, line: LineText) {
    const left = new AbortController()
    const answer = worker.judge.judge(line, EFFORT, left.signal)
    worker.isBusy = true
    void answer.then(() => (worker.isBusy = false))
    worker.ahead.set(keyOf(line), { answer, left })
  }

  /** What was asked ahead is answered by that once: whoever asks again wants a newer net's word. */
  async function ask(judge: Judge, ...[line, effort, signal]: Parameters<Ask>): ReturnType<Ask> {
    const asked = effort === EFFORT ? workerOf(line)?.ahead : undefined
    const begun = asked?.get(keyOf(line))
    if (!asked || !begun) return judge.judge(line, effort, signal)
    asked.delete(keyOf(line))
    signal.addEventListener('abort', () => begun.left.abort())
    const found = await begun.answer
    return found.ok || signal.aborted ? found : judge.judge(line, effort, signal)
  }

  return {
    begin(lines) {
      while (waiting.length < judges()) waiting.push(start())
      const free = waiting.filter(({ isBusy }) => !isBusy)
      for (const line of lines) {
        const worker = workerOf(line) ? undefined : free.shift()
        if (worker) askAhead(worker, line)
      }
    },
    take() {
      const worker = waiting.shift() ?? start()
      return { judge: (...asked) => ask(worker.judge, ...asked), stop: () => stop(worker) }
    },
    stop() {
      for (const worker of waiting.splice(0)) stop(worker)
    },
  }
}

const keyOf = ({ start, moves }: LineText): string => `${start} ${moves.join(' ')}`
