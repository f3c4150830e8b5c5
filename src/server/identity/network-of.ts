import { isIPv4, isIPv6 } from 'node:net'

/**
 * The part of an address that one household or office has to itself: an IPv4 address, or the first 64 bits of an
 * IPv6 one (RFC 6177: nobody gets less, and everybody can change the rest at will).
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (isIPv4(ip)) return ip
  const plain = ip.split('%')[0] ?? ''
  if (!isIPv6(plain)) return 'unknown'
  return `${expand(plain).slice(0, 4).join(':')}::/64`
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
