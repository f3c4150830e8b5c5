import { BlockList, isIP } from 'node:net'

/** Addresses that IANA's special-purpose registries keep out of the public internet, multicast included. */
const closed = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // Only 2000::/3 is public. Inside it: protocols (Teredo among them), documentation, 6to4.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]
const global = '2000::/3'

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [ip = '', bits] = network.split('/')
    const version = isIP(ip) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(ip, version)
    else list.addSubnet(ip, Number(bits), version)
  }
  return list
}

const closedList = listOf(closed)
const globalList = listOf([global])

export type Reach = 'public' | 'named' | 'closed'

/**
 * Classifies addresses for outgoing connections: `public` ones may be reached, and so may those `named` by the operator
 * (`networks`: addresses and CIDR). An IPv4 address written as IPv6 is never public.
 */
export function addressJudge(networks: readonly string[]): (ip: string) => Reach {
  const named = listOf(networks)
  return (ip) => {
    const version = isIP(ip)
    // An address with a zone is link-local, never public.
    if (version === 0 || ip.includes('%')) return 'closed'
    const family = version === 6 ? 'ipv6' : 'ipv4'
    if (named.check(ip, family)) return 'named'
    if (closedList.check(ip, family)) return 'closed'
    return version === 4 || globalList.check(ip, family) ? 'public' : 'closed'
  }
}
