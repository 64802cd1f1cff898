import type { Result } from '#chess/types.ts'
import type {
  AnalyseRequest,
  Analysed,
  EngineError,
  FromEngine,
  Moved,
  ThinkRequest,
  ToEngine,
} from '#engine/protocol.ts'

export type EngineFailure = EngineError | 'ERR_ENGINE_DIED'

/** The part of a worker that is used, so that a fake one is easy to make. */
export type EngineWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

/**
 * Longer than the slowest level needs on a slow phone, by far. A worker that is silent for so long is taken for dead:
 * some browsers kill a worker for lack of memory without telling the page.
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

/** Questions to a worker, which starts with the first of them. One that dies is replaced, and asked once more what it left open. */
export interface EngineQuestions {
  /** Never rejects; aborting answers ERR_CANCELLED. The id is that of no other question. */
  ask(request: Request, signal: AbortSignal): Promise<Answer>
  nextId(): number
  /** Starts the worker. */
  readonly warmUp: () => void
  /** Nobody waits for an answer any more. */
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
    warmUp: worker.start,
    stop() {
      for (const id of [...open.keys()]) close(id)
      worker.stop()
    },
  }
}

/** A worker that starts when it is first needed, and in whose place another comes when it dies. */
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

  const start = () => (worker ??= begin())
  return {
    start: () => void start(),
    send: (message: ToEngine) => start().postMessage(message),
    replace,
    stop,
  }
}
