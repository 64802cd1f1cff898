import type autocannonType from 'autocannon'
import { createRequire } from 'node:module'
import type { Asked, OnAnswer } from './asked.ts'
import { askAtRate } from './at-rate.ts'

// autocannon loads its own files by path, so it cannot be bundled.
const autocannon = createRequire(import.meta.url)('autocannon') as typeof autocannonType

export interface Answered {
  readonly answered: number
  /** Number of responses by status; failures and responses after more than ten seconds are `broken`. */
  readonly statuses: ReadonlyMap<string, number>
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly p999: number
}

/** Sends the requests and summarises the answers. Percentiles cover only responses with the expected status. */
export async function ask(asked: Asked): Promise<Answered> {
  const { seconds, perSecond, expects } = asked
  const isExpected = (status: number) =>
    expects === undefined ? status >= 200 && status < 300 : status === expects
  const times: number[] = []
  const statuses = new Map<string, number>()
  const onAnswer: OnAnswer = (status, ms) => {
    const name = status === undefined ? 'broken' : String(status)
    statuses.set(name, (statuses.get(name) ?? 0) + 1)
    if (status !== undefined && isExpected(status)) times.push(ms)
  }
  if (perSecond === undefined) await askAsFastAsCanBe(asked, onAnswer)
  else await askAtRate({ ...asked, perSecond }, onAnswer)
  times.sort((one, other) => one - other)
  const at = (share: number) =>
    round(times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0)
  return {
    answered: times.length,
    statuses,
    perSecond: Math.round(times.length / seconds),
    ...{ p50: at(0.5), p95: at(0.95), p99: at(0.99), p999: at(0.999) },
  }
}

/** Uses autocannon, which takes little of the processor that it shares with the site. */
async function askAsFastAsCanBe({ url, seconds, connections, request }: Asked, onAnswer: OnAnswer) {
  const options = {
    ...{ url, connections, duration: seconds, timeout: 10 },
    ...(request && {
      requests: [{ setupRequest: (given: autocannonType.Request) => ({ ...given, ...request() }) }],
    }),
  }
  const { errors } = await new Promise<autocannonType.Result>((resolve, reject) => {
    const instance = autocannon(options, (error: Error | null, result) =>
      error === null ? resolve(result) : reject(error),
    )
    instance.on('response', (_client, status, _bytes, ms) => onAnswer(status, ms))
  })
  for (let each = 0; each < errors; each++) onAnswer(undefined, 0)
}

const round = (ms: number) => Math.round(ms * 10) / 10
