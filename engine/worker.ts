import { Handler } from './handler.ts'
import { NetEvaluation } from './net/net-evaluation.ts'
import { parseNet } from './net/net-file.ts'
import { makeKernel } from './net/simd-kernel.ts'
import type { PolicyNet } from './policy/policy-net.ts'
import { readPolicy } from './policy/read-policy.ts'
import type { FromEngine } from './protocol.ts'

/**
 * The part of a worker's global scope that is used, declared here since the rest of the engine is compiled without browser
 * types.
 */
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

/** A worker of this name (app/game/engine/engine-client.ts) only judges and never plays. */
const isAnalyst = self.name === 'analyst'
/** A worker of this name (app/tree/people/ask-people.ts) only predicts people's moves and needs no other net. */
const isPredictor = self.name === 'predictor'
/** How long an analyst waits for its net. Positions judged without the net are judged again with it. */
const LONGEST_WAIT_MS = 3_000
/** How long an opponent's first move out of book waits for the policy net: 455 kB at 0.8 megabits per second. */
const LONGEST_POLICY_WAIT_MS = 5_000

const passed = (ms: number): Promise<void> => new Promise((resolve) => self.setTimeout(resolve, ms))

const handler = new Handler(
  (message) => self.postMessage(message),
  // A separate task, so that messages that have already arrived are received first.
  async () => {
    if (isAnalyst) await Promise.race([net, passed(LONGEST_WAIT_MS)])
    await passed(0)
  },
  { fetch: fetchPolicy, patience: () => passed(LONGEST_POLICY_WAIT_MS) },
)
self.addEventListener('message', ({ data }) => handler.receive(data))
if (!isAnalyst && !isPredictor) handler.start()
const net = isPredictor ? Promise.resolve() : fetchNet()

/**
 * A playing worker fetches the net after it has warmed up. Without the net, for example offline on a first visit, the
 * hand-written evaluation judges.
 */
async function fetchNet(): Promise<void> {
  const file = await fetchFile(new URL('./net/net.bin', import.meta.url).href)
  if (file === undefined) return
  const net = parseNet(file)
  if (net.ok) handler.useNet(new NetEvaluation(net.value, makeKernel()))
  else console.warn(`The engine's net is not used: ${net.error}`)
}

async function fetchPolicy(): Promise<PolicyNet | undefined> {
  const file = await fetchFile(new URL('./policy/policy.bin', import.meta.url).href)
  if (file === undefined) return undefined
  const policy = readPolicy(file)
  if (policy.ok) return policy.value
  console.warn(`The policy net is not used: ${policy.error}`)
  return undefined
}

async function fetchFile(address: string): Promise<ArrayBuffer | undefined> {
  try {
    const answer = await self.fetch(address)
    return answer.ok ? await answer.arrayBuffer() : undefined
  } catch (error) {
    console.warn(`${address} was not fetched: ${String(error)}`)
    return undefined
  }
}
