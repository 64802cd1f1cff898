/**
 * The engine on standard input and output. The search runs in a separate thread that does not return to its event loop, where a
 * `stop` would go unnoticed, so lines reach it through a port that it can read at any time.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { isMainThread, parentPort, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads'
import { NetEvaluation } from '#engine/net/net-evaluation.ts'
import { parseNet } from '#engine/net/net-file.ts'
import { makeKernel } from '#engine/net/simd-kernel.ts'
import type { PolicyNet } from '#engine/policy/policy-net.ts'
import { readPolicy } from '#engine/policy/read-policy.ts'
import { UciSession } from '#engine/uci/uci.ts'

/** No line contains a line break. */
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

function readNet(): NetEvaluation | undefined {
  const net = parseNet(readEngineFile('net/net.bin'))
  if (net.ok) return new NetEvaluation(net.value, makeKernel())
  process.stderr.write(`The net is not used: ${net.error}\n`)
}

function readPolicyNet(): PolicyNet | undefined {
  const policy = readPolicy(readEngineFile('policy/policy.bin'))
  if (policy.ok) return policy.value
  process.stderr.write(`The policy net is not used: ${policy.error}\n`)
}

/** The path is relative to build/cli, which contains the bundle of this file. */
function readEngineFile(path: string): ArrayBuffer {
  const file = readFileSync(new URL(`../../engine/${path}`, import.meta.url))
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength)
}

function serve(port: MessagePort): void {
  const net = readNet()
  const policy = readPolicyNet()
  const session = new UciSession({
    ...(net && { net }),
    ...(policy && { policy }),
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
