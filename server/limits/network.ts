import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network that rate limits count a client under: an IPv4 address unchanged, or the first 64 bits of an IPv6 address, since
 * every household can use any address within its /64.
 */
export function networkOf(address: string): string {
  return ipv4Of(address) ?? prefixOf(address, 64) ?? address
}

/**
 * The /48 of an IPv6 address, the most that providers usually allocate to one customer: 65,536 networks, which limits for each
 * network alone would not bound. Undefined for other addresses.
 */
export function allocationOf(address: string): string | undefined {
  return ipv4Of(address) === undefined ? prefixOf(address, 48) : undefined
}

/**
 * The block of addresses that one customer or attacker most often controls together: the /48 of an IPv6 address, the /24 of an
 * IPv4 address. An IPv4 block may also hold thousands of a mobile provider's customers, so limits for it must be generous.
 */
export function blockOf(address: string): string {
  const ipv4 = ipv4Of(address) ?? (isIPv4(address) ? address : undefined)
  if (ipv4 !== undefined) return `${ipv4.split('.').slice(0, 3).join('.')}.0/24`
  return prefixOf(address, 48) ?? address
}

/** IPv6 sockets write IPv4 addresses as `::ffff:203.0.113.7`. */
const ipv4Of = (address: string): string | undefined =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone(address))?.[1]

function prefixOf(address: string, bits: 48 | 64): string | undefined {
  const bare = withoutZone(address)
  if (!isIPv6(bare)) return undefined
  const [head = '', tail] = bare.split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const omitted = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(omitted).fill('0'), ...after].slice(0, bits / 16)
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/${bits}`
}

const withoutZone = (address: string): string => address.split('%')[0] ?? ''

/** A trailing IPv4 address takes two groups, which are never among the first four. */
const groupsOf = (text: string): string[] =>
  text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
