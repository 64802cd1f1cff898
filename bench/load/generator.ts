import type autocannonType from 'autocannon'
import { createRequire } from 'node:module'

/**
 * Requests at a fixed rate, by autocannon: each is due at its time whether the one before has been answered or not, and one
 * that has to wait for a free connection counts from when it was due.
 */
// It starts files of its own by their place, so it cannot be bundled.
const autocannon = createRequire(import.meta.url)('autocannon') as typeof autocannonType

export interface Asked {
  readonly url: string
  readonly seconds: number
  /** As many as come otherwise: each connection asks again as soon as it is answered. */
  readonly perSecond?: number
  readonly connections: number
  readonly request?: Partial<autocannonType.Request>
  /** What it is to be answered with; anything of 2xx unless told. */
  readonly expects?: number | undefined
}

export interface Answered {
  readonly answered: number
  /** By status; what broke or took longer than ten seconds is `broken`. */
  readonly statuses: ReadonlyMap<string, number>
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly p999: number
}

/** Percentiles are of what was answered as expected. */
export async function ask({
  url,
  seconds,
  perSecond,
  connections,
  request,
  expects,
}: Asked): Promise<Answered> {
  const isExpected = (status: number) =>
    expects === undefined ? status >= 200 && status < 300 : status === expects
  const times: number[] = []
  const statuses = new Map<string, number>()
  const count = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const options = {
    ...{ url, connections, duration: seconds, timeout: 10 },
    ...(perSecond !== undefined && { overallRate: perSecond }),
    ...(request && { requests: [request] }),
  }
  const { errors } = await new Promise<autocannonType.Result>((resolve, reject) => {
    const instance = autocannon(options, (error: Error | null, result) =>
      error === null ? resolve(result) : reject(error),
    )
    instance.on('response', (_client, status, _bytes, ms) => {
      count(String(status))
      if (isExpected(status)) times.push(ms)
    })
  })
  if (errors > 0) statuses.set('broken', errors)
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

const round = (ms: number) => Math.round(ms * 10) / 10
