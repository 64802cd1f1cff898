import { BlockList, isIP } from 'node:net'

/** What Node's HTTP server knows of a request and its connection. Empty in tests, which run without one. */
export interface Connection {
  readonly incoming?: {
    readonly socket: { readonly remoteAddress?: string | undefined }
    /** True once the whole request has been received. */
    readonly complete?: boolean
    readonly destroyed?: boolean
  }
}

/**
 * Who is asking, by address, for limits on how often. A client can write anything into a forwarding header, so only
 * the entries that the operator's own proxies have added count: each proxy appends the address it was asked from.
 */
export function findClientAddress(
  forwardedFor: string | null,
  socketAddress: string | undefined,
  proxies: number,
): string {
  const chain = [...(forwardedFor?.split(',').map((part) => part.trim()) ?? []), socketAddress ?? '']
  const address = chain.at(-1 - proxies) ?? chain[0]
  // Without an address all clients share one allowance, which is the safe side to fail on.
  return address === undefined || address === '' ? '0.0.0.0' : address
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/** Whether whoever asks sits at this very machine; `::ffff:127.0.0.1` is how IPv6 sockets write that of IPv4. */
export function isLoopback(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && LOOPBACK.check(address, version === 6 ? 'ipv6' : 'ipv4')
}
