import { BlockList, isIPv6 } from 'node:net'
import { plainAddress } from '#server/platform/net/network-of.ts'

/** Whether the server trusts `X-Forwarded-For` from an address: only from the proxies that the operator has named. */
export function trustProxies(networks: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const network of networks) {
    const [ip = '', bits] = network.split('/')
    const family = isIPv6(ip) ? 'ipv6' : 'ipv4'
    trusted.addSubnet(ip, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return (written) => {
    const ip = plainAddress(written)
    return ip !== undefined && trusted.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
  }
}
