import { Handler } from './handler.ts'
import type { FromEngine } from './protocol.ts'

/** What of a worker's global scope is used. Declared here, since the rest of the engine knows no browser. */
interface WorkerScope {
  postMessage(message: FromEngine): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  setTimeout(callback: () => void, ms: number): unknown
}
declare const self: WorkerScope

const handler = new Handler(
  (message) => self.postMessage(message),
  // A task of its own, so that messages which have come in are received first.
  () => new Promise((resolve) => self.setTimeout(resolve, 0)),
)
self.addEventListener('message', ({ data }) => handler.receive(data))
handler.start()
