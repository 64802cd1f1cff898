import type { Result, Uci } from '#chess/types.ts'
import type { Level } from '#engine/levels.ts'
import type { EngineError, FromEngine, Line, ThinkRequest, ToEngine } from '#engine/protocol.ts'

/** The computer as the page sees it. Handed in, so that a game can be tested without a worker. */
export interface Engine {
  /** Which move would this level play? Never rejects; aborting answers ERR_CANCELLED. */
  think(line: Line, level: Level, signal: AbortSignal): Promise<Result<Uci, EngineFailure>>
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

interface Question {
  readonly request: ThinkRequest
  readonly answer: (result: Result<Uci, EngineFailure>) => void
  readonly deadline: ReturnType<typeof setTimeout>
  readonly askedBefore: boolean
}

/**
 * Starts the worker at once, so that it is warm when the first question comes. A worker that dies is replaced, and what
 * it had not answered is asked again, once.
 */
export function startEngine(spawn: () => EngineWorker = spawnWorker): Engine {
  const open = new Map<number, Question>()
  let lastId = 0
  let worker: EngineWorker | undefined = startWorker()

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

  function send(message: ToEngine) {
    worker ??= startWorker()
    worker.postMessage(message)
  }

  function ask(request: ThinkRequest, answer: Question['answer'], askedBefore: boolean) {
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
    if (message.type === 'move') close(message.id)?.answer({ ok: true, value: message.move })
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

  return {
    think: (line, level, signal) =>
      new Promise((answer) => {
        const id = ++lastId
        signal.addEventListener('abort', () => {
          const cancelled = close(id)
          if (!cancelled) return
          send({ type: 'cancel', id })
          cancelled.answer({ ok: false, error: 'ERR_CANCELLED' })
        })
        ask({ type: 'think', id, line, level, seed: Math.floor(Math.random() * 2 ** 31) }, answer, false)
      }),
    stop() {
      for (const id of [...open.keys()]) close(id)
      worker?.terminate()
      worker = undefined
    },
  }
}

const spawnWorker = (): Worker =>
  new Worker(new URL('../../engine/worker.ts', import.meta.url), { type: 'module' })
