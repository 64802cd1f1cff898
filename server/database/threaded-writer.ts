import { Worker } from 'node:worker_threads'
import type { StatementResult, SqliteWriter } from './sqlite-writer.ts'
import type { WriterRequest, WriterResponse } from './writer-messages.ts'

interface Waiting {
  readonly resolve: (outcome: StatementResult | undefined) => void
  readonly reject: (error: Error) => void
}

/** Replaces SQLite's error, which cannot be sent between threads. */
class WriterError extends Error {
  readonly code: string

  constructor({ message, code }: NonNullable<WriterResponse['error']>) {
    super(message)
    this.code = code
  }
}

const ENDED = { message: 'The database is closed', code: 'SQLITE_MISUSE' }

/**
 * The writing connection, in a separate thread. A failure there that is not a response, such as running out of memory, ends the
 * server, as it would in this thread.
 */
export function openThreadedWriter(program: URL, path: string): SqliteWriter {
  const thread = new Worker(program, { name: 'database', workerData: { path }, execArgv: [] })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  thread.on('message', ({ id, outcome, error }: WriterResponse) => {
    const request = waiting.get(id)
    waiting.delete(id)
    // Without pending requests, the thread must not keep the process alive.
    if (waiting.size === 0) thread.unref()
    if (error) request?.reject(new WriterError(error))
    else request?.resolve(outcome)
  })
  let isClosing = false
  let hasEnded = false
  thread.on('exit', () => {
    hasEnded = true
    for (const { reject } of waiting.values()) reject(new WriterError(ENDED))
    waiting.clear()
    if (!isClosing) throw new Error('The thread that writes the database has ended unexpectedly')
  })
  thread.unref()

  const request = (sent: Omit<WriterRequest, 'id'>) =>
    new Promise<StatementResult | undefined>((resolve, reject) => {
      if (hasEnded) return reject(new WriterError(ENDED))
      const id = ++lastId
      // Comes first, since it throws if a parameter cannot be sent.
      thread.postMessage({ id, ...sent } satisfies WriterRequest)
      if (waiting.size === 0) thread.ref()
      waiting.set(id, { resolve, reject })
    })
  const requestOf = (what: WriterRequest['what']) => async () => void (await request({ what }))
  return {
    async run({ sql, parameters }) {
      return (await request({ what: 'run', statement: { sql, parameters } })) ?? { rows: [] }
    },
    begin: requestOf('begin'),
    commit: requestOf('commit'),
    rollback: requestOf('rollback'),
    async close() {
      isClosing = true
      await request({ what: 'close' })
    },
  }
}
