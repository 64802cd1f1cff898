/** What the HTTP server tells of the connection a request came by. Empty where there is none: in tests. */
export interface Connection {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } }
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
