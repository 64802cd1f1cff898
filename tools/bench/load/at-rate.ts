import { Agent, request as openRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Asked, AskedRequest, OnAnswer } from './asked.ts'

const LONGEST_MS = 10_000

/**
 * Sends requests at a fixed rate, whether or not earlier ones have been answered, and measures from the scheduled time: a
 * request that waits for a free connection, or for this process, would also have made a visitor wait.
 */
export async function askAtRate(asked: Asked & { readonly perSecond: number }, onAnswer: OnAnswer) {
  const { url, seconds, perSecond, connections, request } = asked
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const count = Math.round(seconds * perSecond)
  const began = performance.now()
  const asking: Promise<void>[] = []
  for (let each = 0; each < count; each++) {
    const dueMs = began + (each * 1_000) / perSecond
    const inMs = dueMs - performance.now()
    if (inMs > 0) await sleep(inMs)
    asking.push(askOnce(url, agent, request?.() ?? {}, dueMs, onAnswer))
  }
  await Promise.all(asking)
  agent.destroy()
}

function askOnce(
  url: string,
  agent: Agent,
  { path = url, body, ...options }: AskedRequest,
  dueMs: number,
  onAnswer: OnAnswer,
): Promise<void> {
  return new Promise((resolve) => {
    const end = (status: number | undefined) => {
      onAnswer(status, performance.now() - dueMs)
      clearTimeout(impatience)
      resolve()
    }
    const asked = openRequest(new URL(path, url), { ...options, agent }, (answer) => {
      // A 503 without Retry-After counts as broken.
      const isBare = answer.statusCode === 503 && answer.headers['retry-after'] === undefined
      answer.on('end', () => end(isBare ? undefined : answer.statusCode)).on('error', () => end(undefined))
      answer.resume()
    })
    const impatience = setTimeout(() => asked.destroy(new Error('No answer in time')), LONGEST_MS)
    asked.once('error', () => end(undefined))
    asked.end(body)
  })
}
