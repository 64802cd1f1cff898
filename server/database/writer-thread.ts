import { parentPort, workerData } from 'node:worker_threads'
import { codeOf } from '#server/error-code.ts'
import { createWriter, openForWriting, type SqliteWriter } from './sqlite-writer.ts'
import type { WriterRequest, WriterResponse } from './writer-messages.ts'

/** The thread that writes the embedded database, so that only requests that save something wait for the disk. */
const { path } = workerData as { readonly path: string }
let writer: SqliteWriter | undefined

async function answer({ id, what, statement }: WriterRequest): Promise<WriterResponse> {
  try {
    writer ??= createWriter(openForWriting(path))
    if (what === 'run') return { id, outcome: statement && (await writer.run(statement)) }
    await writer[what]()
    return { id }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { id, error: { message, code: codeOf(error) } }
  }
}

parentPort?.on('message', (request: WriterRequest) => {
  void answer(request).then((response) => {
    parentPort?.postMessage(response)
    // The last message. Without the port the thread ends.
    if (request.what === 'close') parentPort?.close()
  })
})
