import { isIPv6 } from 'node:net'

/**
 * The network that a client's address stands for in limits: the address itself with IPv4, its first 64 bits with IPv6,
 * where every household has that many addresses to choose from.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(bare)) return address
  const [head = '', tail] = bare.split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')]
  const left = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(left).fill('0'), ...after].slice(0, 4)
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** An IPv4 address at the end stands for two groups, which are never among the first four. */
const groupsOf = (text: string): string[] =>
  text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
