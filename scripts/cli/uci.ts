/**
 * The engine on standard input and output. The search runs in a thread of its own and would not see a `stop` that waits
 * in an event loop it never returns to, so lines are handed to it through a port it can read at any time.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { isMainThread, parentPort, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads'
import { NetEvaluation } from '#engine/net/net-evaluation.ts'
import { parseNet } from '#engine/net/net-file.ts'
import { makeKernel } from '#engine/net/simd-kernel.ts'
import { UciSession } from '#engine/uci/uci.ts'

/** No line holds a line break. */
const END_OF_INPUT = '\n'

if (isMainThread) relay()
else serve(parentPort!)

function relay(): void {
  const worker = new Worker(new URL(import.meta.url))
  worker.on('message', (line: string) => process.stdout.write(`${line}\n`))
  worker.on('error', (error) => {
    process.stderr.write(`${String(error)}\n`)
    process.exitCode = 1
  })
  const lines = createInterface({ input: process.stdin })
  lines.on('line', (line) => worker.postMessage(line))
  lines.on('close', () => worker.postMessage(END_OF_INPUT))
  worker.on('exit', () => lines.close())
}

/** Seen from build/cli, where the bundle of this file lies. */
function readNet(): NetEvaluation | undefined {
  const file = readFileSync(new URL('../../engine/net/net.bin', import.meta.url))
  const net = parseNet(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
  if (net.ok) return new NetEvaluation(net.value, makeKernel())
  process.stderr.write(`The net is not used: ${net.error}\n`)
}

function serve(port: MessagePort): void {
  const net = readNet()
  const session = new UciSession({
    ...(net && { net }),
    write: (line) => port.postMessage(line),
    now: () => performance.now(),
    poll: () => {
      for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
        take(next.message)
      }
    },
  })
  const take = (line: unknown): void => {
    if (line === END_OF_INPUT) session.endOfInput()
    else session.receive(String(line))
  }
  port.on('message', (line: unknown) => {
    take(line)
    if (session.ended) port.close()
  })
}
