import { classOfName, type ClassName } from '#endings/classes.ts'
import type { EndingTables } from '#endings/exact.ts'
import type { ResultsByClass } from '#endings/results.ts'
import type { EndingTable } from '#endings/table.ts'
import type { TablesMessage, TablesRequest } from './table-messages.ts'

interface TablesListener {
  readonly onResults: (results: ResultsByClass) => void
  /** `done` of `total` classes have their distances. */
  readonly onProgress: (done: number, total: number) => void
  readonly onTables: (tables: EndingTables) => void
  readonly onFailed: (reason: string) => void
}

/** The part of a worker that is used. Passed in, so that tests need none. */
export interface TablesWorker {
  postMessage(message: TablesRequest): void
  addEventListener(type: 'message', listener: (event: MessageEvent<TablesMessage>) => void): void
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void
  terminate(): void
}

const spawnWorker = (): TablesWorker =>
  new Worker(new URL('./tables-worker.ts', import.meta.url), { type: 'module', name: 'tables' })

/** Prepares a class in a worker. Returns a function that stops it; then nothing more is reported. */
export function openTables(
  name: ClassName,
  { onResults, onProgress, onTables, onFailed }: TablesListener,
  spawn: () => TablesWorker = spawnWorker,
): () => void {
  let isStopped = false
  const worker = spawn()
  const stop = () => {
    isStopped = true
    worker.terminate()
  }
  worker.addEventListener('error', ({ message }) => {
    if (!isStopped) onFailed(message)
  })
  worker.addEventListener('message', ({ data }) => {
    if (isStopped) return
    switch (data.type) {
      case 'results':
        return onResults(new Map(data.results))
      case 'progress':
        return onProgress(data.done, data.total)
      case 'tables':
        onTables(tablesOf(data.tables))
        return stop()
      case 'failed':
        onFailed(data.reason)
        return stop()
    }
  })
  worker.postMessage({ name })
  return stop
}

function tablesOf(parts: readonly (readonly [ClassName, EndingTable['sides']])[]): EndingTables {
  const tables = new Map(parts.map(([name, sides]) => [name, { ending: classOfName(name), sides }] as const))
  return (name) => {
    const table = tables.get(name)
    // The worker prepares every class that the first one leads to.
    if (!table) throw new Error(`No table of ${name}`)
    return table
  }
}
