import { Handler } from './handler.ts'
import { NetEvaluation } from './net/net-evaluation.ts'
import { parseNet } from './net/net-file.ts'
import { makeKernel } from './net/simd-kernel.ts'
import type { FromEngine } from './protocol.ts'

/** What of a worker's global scope is used. Declared here, since the rest of the engine knows no browser. */
interface WorkerScope {
  readonly name: string
  postMessage(message: FromEngine): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  setTimeout(callback: () => void, ms: number): unknown
  fetch(address: string): Promise<{ readonly ok: boolean; arrayBuffer(): Promise<ArrayBuffer> }>
}
declare const self: WorkerScope
declare const URL: new (path: string, base: string) => { readonly href: string }
declare global {
  interface ImportMeta {
    url: string
  }
}
declare const console: { warn(text: string): void }

/** `app/game/engine/engine-client.ts` names so a worker that judges and never plays. */
const isAnalyst = self.name === 'analyst'
/** What an analyst says without the net is judged once more with it, so that it is worth a while. */
const LONGEST_WAIT_MS = 3_000

const passed = (ms: number): Promise<void> => new Promise((resolve) => self.setTimeout(resolve, ms))

const handler = new Handler(
  (message) => self.postMessage(message),
  // A task of its own, so that messages which have come in are received first.
  async () => {
    if (isAnalyst) await Promise.race([net, passed(LONGEST_WAIT_MS)])
    await passed(0)
  },
)
self.addEventListener('message', ({ data }) => handler.receive(data))
if (!isAnalyst) handler.start()
const net = fetchNet()

/** Of a worker that plays only now, so that it is on nobody's way; without it, offline on a first visit say, the hand-written evaluation judges. */
async function fetchNet(): Promise<void> {
  try {
    const answer = await self.fetch(new URL('./net/net.bin', import.meta.url).href)
    if (!answer.ok) return
    const net = parseNet(await answer.arrayBuffer())
    if (net.ok) handler.useNet(new NetEvaluation(net.value, makeKernel()))
    else console.warn(`The net of the engine is not used: ${net.error}`)
  } catch (error) {
    console.warn(`The net of the engine has not come: ${String(error)}`)
  }
}
