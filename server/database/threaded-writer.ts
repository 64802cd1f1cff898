import { Worker } from 'node:worker_threads'
import type { Outcome, SqliteWriter } from './sqlite-writer.ts'
import type { Answered, Asked } from './writer-messages.ts'

interface Waiting {
  readonly resolve: (outcome: Outcome | undefined) => void
  readonly reject: (error: Error) => void
}

/** As SQLite's own error, which cannot be sent from thread to thread. */
class WriterError extends Error {
  readonly code: string

  constructor({ message, code }: NonNullable<Answered['trouble']>) {
    super(message)
    this.code = code
  }
}

const ENDED = { message: 'The database is closed', code: 'SQLITE_MISUSE' }

/**
 * The connection that writes, in a thread of its own. What breaks there without being an answer (it runs out of memory, say) ends
 * the server, as it would in this thread.
 */
export function openThreadedWriter(program: URL, path: string): SqliteWriter {
  const thread = new Worker(program, { name: 'database', workerData: { path }, execArgv: [] })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  thread.on('message', ({ id, outcome, trouble }: Answered) => {
    const asker = waiting.get(id)
    waiting.delete(id)
    // Whoever waits for nothing may end.
    if (waiting.size === 0) thread.unref()
    if (trouble) asker?.reject(new WriterError(trouble))
    else asker?.resolve(outcome)
  })
  let isClosing = false
  let hasEnded = false
  thread.on('exit', () => {
    hasEnded = true
    for (const { reject } of waiting.values()) reject(new WriterError(ENDED))
    waiting.clear()
    if (!isClosing) throw new Error('The thread that writes the database has ended by itself')
  })
  thread.unref()

  const ask = (asked: Omit<Asked, 'id'>) =>
    new Promise<Outcome | undefined>((resolve, reject) => {
      if (hasEnded) return reject(new WriterError(ENDED))
      const id = ++lastId
      // First, for it throws where something cannot be sent, and then nobody waits.
      thread.postMessage({ id, ...asked } satisfies Asked)
      if (waiting.size === 0) thread.ref()
      waiting.set(id, { resolve, reject })
    })
  const told = (what: Asked['what']) => async () => void (await ask({ what }))
  return {
    async run({ sql, parameters }) {
      return (await ask({ what: 'run', statement: { sql, parameters } })) ?? { rows: [] }
    },
    begin: told('begin'),
    commit: told('commit'),
    rollback: told('rollback'),
    async close() {
      isClosing = true
      await ask({ what: 'close' })
    },
  }
}
