/**
 * The engine on standard input and output. The search runs in a thread of its own and would not see a `stop` that waits
 * in an event loop it never returns to, so lines are handed to it through a port it can read at any time.
 */
import { createInterface } from 'node:readline'
import { isMainThread, parentPort, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads'
import { UciSession } from '#engine/uci.ts'

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

function serve(port: MessagePort): void {
  const session = new UciSession({
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
