import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { allocationOf, networkOf } from '#server/limits/network.ts'
import { NETWORKS_OF_AN_ALLOCATION } from '#server/limits/network-limit.ts'

export interface ConnectionLimits {
  /** Open connections of this process. */
  readonly process: number
  /** Open connections of one network, and a tenth of those of an IPv6 allocation. Undefined behind a proxy, whose address all have. */
  readonly network: number | undefined
}

/** A school of a thousand shares one address; its browsers have up to six connections each while a page loads. */
const MOST_OF_A_NETWORK = 2_000
/** More than the 10,000 WebSockets and event streams of live/limits.ts. */
const MOST_OF_THE_PROCESS = 16_000
/** Descriptors for files, the database and connections of our own. */
const RESERVED_DESCRIPTORS = 512

export const connectionLimits = (descriptors: number | undefined, proxies: number): ConnectionLimits => ({
  process: Math.min(MOST_OF_THE_PROCESS, Math.max(1, (descriptors ?? Infinity) - RESERVED_DESCRIPTORS)),
  network: proxies === 0 ? MOST_OF_A_NETWORK : undefined,
})

export interface OpenConnections {
  readonly sockets: ReadonlySet<Socket>
  /** Connections that were closed at once because there were too many. */
  readonly refused: () => number
}

/**
 * Tracks the connections of a server, and closes new ones beyond the limits before anything is read from them. When the process
 * is full, idle connections are closed to make room for the next.
 */
export function trackConnections(server: Server, limits: ConnectionLimits): OpenConnections {
  const sockets = new Set<Socket>()
  const open = new Map<string, number>()
  let refused = 0

  const isFull = (key: string, most: number) => (open.get(key) ?? 0) >= most
  const add = (key: string, change: 1 | -1) => {
    const count = (open.get(key) ?? 0) + change
    if (count > 0) open.set(key, count)
    else open.delete(key)
  }

  function findKeys(address: string): readonly string[] | undefined {
    if (limits.network === undefined) return []
    const [network, allocation] = [networkOf(address), allocationOf(address)]
    if (isFull(network, limits.network)) return undefined
    if (allocation === undefined) return [network]
    return isFull(allocation, NETWORKS_OF_AN_ALLOCATION * limits.network) ? undefined : [network, allocation]
  }

  server.on('connection', (socket) => {
    const keys = findKeys(socket.remoteAddress ?? '')
    const isProcessFull = sockets.size >= limits.process
    if (keys === undefined || isProcessFull) {
      refused += 1
      if (isProcessFull) server.closeIdleConnections()
      return socket.destroy()
    }
    sockets.add(socket)
    for (const key of keys) add(key, 1)
    socket.once('close', () => {
      sockets.delete(socket)
      for (const key of keys) add(key, -1)
    })
  })
  return { sockets, refused: () => refused }
}
