/**
 * Removes doubled and final slashes: providers append their paths to a pasted base address, which may end with a slash. For Fastify's
 * `rewriteUrl`.
 */
export function tidyScimUrl(url: string): string {
  if (!/^\/+scim\/+v2(?:[/?]|$)/.test(url)) return url
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  const tidy = path.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  return tidy + url.slice(path.length)
}
