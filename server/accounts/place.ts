import { BlockList, isIP, isIPv6 } from 'node:net'
import { isLoopback } from '#server/client-address.ts'
import { networkOf } from '#server/limits/network.ts'
import { words } from '#words/devices'

const AT_HOME = new BlockList()
AT_HOME.addSubnet('10.0.0.0', 8)
AT_HOME.addSubnet('172.16.0.0', 12)
AT_HOME.addSubnet('192.168.0.0', 16)
AT_HOME.addSubnet('169.254.0.0', 16)
AT_HOME.addSubnet('fc00::', 7, 'ipv6')
AT_HOME.addSubnet('fe80::', 10, 'ipv6')

/**
 * Describes an address without asking another service for its town or country. Names the network, which a user may recognise,
 * and not the whole address.
 */
export function describeNetwork(address: string): string {
  const version = isIP(address)
  if (version === 0 || address === '0.0.0.0') return words.unknownNetwork
  if (isLoopback(address)) return words.thisMachine
  if (AT_HOME.check(address, version === 6 ? 'ipv6' : 'ipv4')) return words.localNetwork
  const network = networkOf(address)
  return isIPv6(network.replace('/64', ''))
    ? words.network(network)
    : words.network(`${firstThree(network)}.*`)
}

const firstThree = (address: string): string => address.split('.').slice(0, 3).join('.')
