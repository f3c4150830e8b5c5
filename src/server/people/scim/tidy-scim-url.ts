/**
 * Providers join their paths to a base address that somebody has pasted, with a slash at its end or without. For Fastify's
 * `rewriteUrl`.
 */
export function tidyScimUrl(url: string): string {
  if (!/^\/+scim\/+v2(?:[/?]|$)/.test(url)) return url
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  const tidy = path.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  return tidy + url.slice(path.length)
}
