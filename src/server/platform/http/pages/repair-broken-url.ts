import type { IncomingMessage } from 'node:http'

/**
 * An address with invalid percent-encoding (`/%`, `/%ff`) names no page, but its reader should see the not-found page in their
 * language. Replaces the broken signs with one that no address has, before anything decodes them.
 * For Fastify's `rewriteUrl`.
 */
export function repairBrokenUrl({ url = '/' }: IncomingMessage): string {
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  if (isWhole(path)) return url
  const unknown = '%EF%BF%BD'
  const repaired = path.replace(/%(?![0-9A-Fa-f]{2})/g, unknown)
  const whole = isWhole(repaired)
    ? repaired
    : path.replace(/%[89A-Fa-f][0-9A-Fa-f]|%(?![0-9A-Fa-f]{2})/g, unknown)
  return whole + (query === -1 ? '' : url.slice(query))
}

function isWhole(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
