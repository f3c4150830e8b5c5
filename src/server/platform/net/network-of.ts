import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network of one household or office: an IPv4 address, or the first 64 bits of an IPv6 address (RFC 6177: no site
 * gets a smaller block, and each can change the rest at will).
 */
export const networkOf = (ip: string | undefined): string => cut(ip, 4)

/** The largest block of one customer: a /48 of IPv6 (RFC 6177), which is 65,536 networks. An IPv4 address as it is. */
export const widerNetworkOf = (ip: string | undefined): string => cut(ip, 3)

export const networksOf = (ip: string | undefined): { network: string; wider: string } => ({
  network: networkOf(ip),
  wider: widerNetworkOf(ip),
})

/**
 * The address alone. A proxy may write `203.0.113.7:51234` or `[2001:db8::1]:443` (RFC 7239); a dual-stack machine
 * writes an IPv4 address as an IPv6 one. Undefined for any other text, as when a connection has already gone.
 */
export function plainAddress(written: string | undefined): string | undefined {
  const text = written ?? ''
  const bare = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text
  const ip = bare.split('%')[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip
  return isIPv4(mapped) || isIPv6(mapped) ? mapped : undefined
}

function cut(written: string | undefined, groups: number): string {
  const ip = plainAddress(written)
  if (ip === undefined) return 'unknown'
  return isIPv4(ip) ? ip : `${expand(ip).slice(0, groups).join(':')}::/${groups * 16}`
}

function expand(ip: string): string[] {
  const [head = '', tail] = ip.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':').flatMap(asGroups))
  const before = groups(head)
  const after = tail === undefined ? [] : groups(tail)
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(zeros).fill('0'), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  )
}

/** The last 32 bits may be written as an IPv4 address. */
function asGroups(group: string): string[] {
  if (!group.includes('.')) return [group]
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)]
}
