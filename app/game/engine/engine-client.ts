import type { Result, Uci } from '#chess/types.ts'
import type { Skill } from '#engine/strength.ts'
import type {
  AnalyseRequest,
  Analysed,
  EngineError,
  FromEngine,
  Line,
  Moved,
  ThinkRequest,
  ToEngine,
  Variation,
} from '#engine/protocol.ts'

/** The computer as the page sees it. Handed in, so that a game can be tested without a worker. */
export interface Engine {
  /** Which move would this level play? Never rejects; aborting answers ERR_CANCELLED. */
  think(line: Line, level: Skill, signal: AbortSignal): Promise<Result<Uci, EngineFailure>>
  /** What is best here at full strength, and what it is worth to the side to move? Never rejects. */
  best(line: Line, signal: AbortSignal): Promise<Result<Variation, EngineFailure>>
  /** Starts the worker ahead of the first question, which then does not wait for 0.4 to 0.7 s of compiling. */
  warmUp(): void
  stop(): void
}

/** How much is thought about one position. Counted in nodes, it is the same on every machine. */
interface Effort {
  readonly depth: number
  readonly nodes: number
  /** Where less will do. */
  readonly fewerNodes?: number
  readonly variations: number
}

/** The same worker as a review sees it. */
export interface Analyst {
  /** What are the best moves here, and what are they worth to the side to move? Never rejects. */
  judge(line: Line, effort: Effort, signal: AbortSignal): Promise<Result<Analysed, EngineFailure>>
  stop(): void
}

export type EngineFailure = EngineError | 'ERR_ENGINE_DIED'

/** The part of a worker that is used, so that a fake one is easy to make. */
export type EngineWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/**
 * Longer than the slowest level needs on a slow phone, by far. A worker that is silent for so long is taken for dead:
 * some browsers kill a worker for lack of memory without telling the page.
 */
const SILENCE_MS = 30_000

/** Enough for good advice, and over before anybody gets impatient. */
const BEST = { depth: 10, nodes: 300_000, variations: 1 } as const

type Request = ThinkRequest | AnalyseRequest
type Answer = Result<Moved | Analysed, EngineFailure>

interface Question {
  readonly request: Request
  readonly answer: (result: Answer) => void
  readonly deadline: ReturnType<typeof setTimeout>
  readonly askedBefore: boolean
}

/** The worker starts with the first question. One that dies is replaced, and what it had not answered is asked again, once. */
export function makeEngine(spawn: () => EngineWorker = spawnWorker): Engine & Analyst {
  const open = new Map<number, Question>()
  let lastId = 0
  let worker: EngineWorker | undefined

  function startWorker(): EngineWorker {
    const started = spawn()
    started.addEventListener('message', (event) => receive((event as MessageEvent<FromEngine>).data))
    const died = (event: Event) => {
      if (worker === started) replaceWorker('message' in event ? String(event.message) : event.type)
    }
    started.addEventListener('error', died)
    started.addEventListener('messageerror', died)
    return started
  }

  const warmWorker = () => (worker ??= startWorker())
  const send = (message: ToEngine) => warmWorker().postMessage(message)

  function ask(request: Request, answer: Question['answer'], askedBefore: boolean) {
    const deadline = setTimeout(() => replaceWorker(`no answer for ${SILENCE_MS} ms`), SILENCE_MS)
    open.set(request.id, { request, answer, deadline, askedBefore })
    send(request)
  }

  function close(id: number): Question | undefined {
    const question = open.get(id)
    if (question) clearTimeout(question.deadline)
    open.delete(id)
    return question
  }

  function receive(message: FromEngine) {
    if (message.type === 'move' || message.type === 'analysed')
      close(message.id)?.answer({ ok: true, value: message })
    if (message.type === 'failed' && message.id !== undefined) {
      const { error, detail } = message
      close(message.id)?.answer({ ok: false, error, ...(detail !== undefined && { detail }) })
    }
  }

  function replaceWorker(reason: string) {
    console.warn(`The engine's worker died (${reason}) and is started again.`)
    worker?.terminate()
    worker = undefined
    for (const id of [...open.keys()]) {
      const question = close(id)
      if (question?.askedBefore) question.answer({ ok: false, error: 'ERR_ENGINE_DIED', detail: reason })
      else if (question) ask(question.request, question.answer, true)
    }
  }

  function answerTo(request: Request, signal: AbortSignal): Promise<Answer> {
    return new Promise((answer) => {
      signal.addEventListener('abort', () => {
        const cancelled = close(request.id)
        if (!cancelled) return
        send({ type: 'cancel', id: request.id })
        cancelled.answer({ ok: false, error: 'ERR_CANCELLED' })
      })
      ask(request, answer, false)
    })
  }

  async function judge(
    line: Line,
    effort: Effort,
    signal: AbortSignal,
  ): Promise<Result<Analysed, EngineFailure>> {
    const answer = await answerTo({ type: 'analyse', id: ++lastId, lines: [line], ...effort }, signal)
    if (!answer.ok) return answer
    return answer.value.type === 'analysed' ? { ok: true, value: answer.value } : CONFUSED
  }

  return {
    async think(line, level, signal) {
      const seed = Math.floor(Math.random() * 2 ** 31)
      const answer = await answerTo({ type: 'think', id: ++lastId, line, level, seed }, signal)
      if (!answer.ok) return answer
      return answer.value.type === 'move' ? { ok: true, value: answer.value.move } : CONFUSED
    },
    async best(line, signal) {
      const answer = await judge(line, BEST, signal)
      if (!answer.ok) return answer
      const variation = answer.value.variations[0]
      return variation ? { ok: true, value: variation } : CONFUSED
    },
    judge,
    warmUp: () => void warmWorker(),
    stop() {
      for (const id of [...open.keys()]) close(id)
      worker?.terminate()
      worker = undefined
    },
  }
}

/** An answer of the wrong kind, or to no position at all. */
const CONFUSED = { ok: false, error: 'ERR_INTERNAL' } as const

const spawnWorker = (): Worker =>
  new Worker(new URL('../../../engine/worker.ts', import.meta.url), { type: 'module' })
