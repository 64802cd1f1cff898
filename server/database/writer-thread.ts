import { parentPort, workerData } from 'node:worker_threads'
import { codeOf } from '#server/error-code.ts'
import { makeWriter, openForWriting, type SqliteWriter } from './sqlite-writer.ts'
import type { Answered, Asked } from './writer-messages.ts'

/** The thread in which the embedded database is written, so that nobody but who has saved something waits for the disk. */
const { path } = workerData as { readonly path: string }
let writer: SqliteWriter | undefined

async function answer({ id, what, statement }: Asked): Promise<Answered> {
  try {
    writer ??= makeWriter(openForWriting(path))
    if (what === 'run') return { id, outcome: statement && (await writer.run(statement)) }
    await writer[what]()
    return { id }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { id, trouble: { message, code: codeOf(error) } }
  }
}

parentPort?.on('message', (asked: Asked) => {
  void answer(asked).then((answered) => {
    parentPort?.postMessage(answered)
    // Nothing comes after it, and without it the thread ends.
    if (asked.what === 'close') parentPort?.close()
  })
})
