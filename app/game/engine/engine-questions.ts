import type { Result } from '#chess/types.ts'
import type {
  AnalyseRequest,
  Analysed,
  EngineError,
  FromEngine,
  Moved,
  PrepareRequest,
  ThinkRequest,
  ToEngine,
} from '#engine/protocol.ts'

export type EngineFailure = EngineError | 'ERR_ENGINE_DIED'

/** The part of `Worker` used here, so that tests can fake it. */
export type EngineWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/**
 * Far longer than the slowest level needs on a slow phone. A worker that is silent for this long counts as dead, since some
 * browsers kill workers that lack memory without notifying the page.
 */
const SILENCE_MS = 30_000

type Request = ThinkRequest | AnalyseRequest
type Answer = Result<Moved | Analysed, EngineFailure>

interface Question {
  readonly request: Request
  readonly answer: (result: Answer) => void
  readonly deadline: ReturnType<typeof setTimeout>
  readonly askedBefore: boolean
}

/** Requests to a worker, which starts with the first one. A worker that dies is replaced, and its open requests are repeated. */
export interface EngineQuestions {
  /** Never rejects; ERR_CANCELLED after an abort. The id must be unique. */
  ask(request: Request, signal: AbortSignal): Promise<Answer>
  nextId(): number
  /** Starts the worker and announces a game. */
  readonly prepare: (request: PrepareRequest) => void
  /** Stops the worker and drops open requests. */
  readonly stop: () => void
}

export function makeEngineQuestions(spawn: () => EngineWorker): EngineQuestions {
  const open = new Map<number, Question>()
  let lastId = 0
  const worker = makeReplaceableWorker(spawn, receive, askAgain)

  function put(request: Request, answer: Question['answer'], askedBefore: boolean) {
    const deadline = setTimeout(() => worker.replace(`no answer for ${SILENCE_MS} ms`), SILENCE_MS)
    open.set(request.id, { request, answer, deadline, askedBefore })
    worker.send(request)
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

  function askAgain(reason: string) {
    for (const id of [...open.keys()]) {
      const question = close(id)
      if (question?.askedBefore) question.answer({ ok: false, error: 'ERR_ENGINE_DIED', detail: reason })
      else if (question) put(question.request, question.answer, true)
    }
  }

  return {
    ask: (request, signal) =>
      new Promise((answer) => {
        signal.addEventListener('abort', () => {
          const cancelled = close(request.id)
          if (!cancelled) return
          worker.send({ type: 'cancel', id: request.id })
          cancelled.answer({ ok: false, error: 'ERR_CANCELLED' })
        })
        put(request, answer, false)
      }),
    nextId: () => ++lastId,
    prepare: worker.send,
    stop() {
      for (const id of [...open.keys()]) close(id)
      worker.stop()
    },
  }
}

/** A worker that starts on first use and is replaced when it dies. */
function makeReplaceableWorker(
  spawn: () => EngineWorker,
  onMessage: (message: FromEngine) => void,
  onReplaced: (reason: string) => void,
) {
  let worker: EngineWorker | undefined

  function begin(): EngineWorker {
    const started = spawn()
    started.addEventListener('message', (event) => onMessage((event as MessageEvent<FromEngine>).data))
    const died = (event: Event) => {
      if (worker === started) replace('message' in event ? String(event.message) : event.type)
    }
    started.addEventListener('error', died)
    started.addEventListener('messageerror', died)
    return started
  }

  function stop() {
    worker?.terminate()
    worker = undefined
  }

  function replace(reason: string) {
    console.warn(`The engine's worker died (${reason}) and is started again.`)
    stop()
    onReplaced(reason)
  }

  return {
    send: (message: ToEngine) => (worker ??= begin()).postMessage(message),
    replace,
    stop,
  }
}
