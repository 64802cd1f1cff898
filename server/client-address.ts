import { BlockList, isIP } from 'node:net'

/** Node's view of a request and its connection. Empty in tests without an HTTP server. */
export interface NodeBindings {
  readonly incoming?: {
    readonly socket: { readonly remoteAddress?: string | undefined }
    /** True once the whole request has been received. */
    readonly complete?: boolean
    readonly destroyed?: boolean
  }
}

/**
 * The client's address, for rate limits. A client can write anything into a forwarding header, so only the entries of the
 * operator's own proxies count: each appends the address of its client.
 */
export function findClientAddress(
  forwardedFor: string | null,
  socketAddress: string | undefined,
  proxies: number,
): string {
  const chain = [...(forwardedFor?.split(',').map((part) => part.trim()) ?? []), socketAddress ?? '']
  const address = chain.at(-1 - proxies) ?? chain[0]
  // Without an address all clients share one allowance, which is the safe way to fail.
  return address === undefined || address === '' ? '0.0.0.0' : address
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/** True for clients on this machine. IPv6 sockets write an IPv4 loopback address as `::ffff:127.0.0.1`. */
export function isLoopback(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && LOOPBACK.check(address, version === 6 ? 'ipv6' : 'ipv4')
}
